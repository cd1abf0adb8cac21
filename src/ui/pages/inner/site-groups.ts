import * as texts from '../../../domain/about/texts.ts';
import type { CityConfig } from '../../../domain/city-config.ts';
import { dialogAddress, HOME } from '../../../domain/navigation/address.ts';
import type { HandoffTargets } from '../../../domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from '../../../domain/navigation/inner-pages.ts';
import type { Procedure } from '../../../domain/procedures/procedure.ts';
import { REGULATIONS } from '../../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../../domain/shared/texts.ts';
import { applicationLinks, dialogLinks, documentLinks, purposeLinks, type SiteLink } from './site-links.ts';

/** Links of the site map under a heading. */
export interface SiteGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** What the build lists of the content folder beside the office. */
export interface SiteFacts {
  readonly regulations: readonly SiteLink[];
  readonly layers: readonly SiteLink[];
  readonly sheets: readonly SiteLink[];
  readonly needs: readonly Pick<Procedure, 'id' | 'name'>[];
}

/** What a site map is made of. */
export interface SiteContents extends SiteFacts {
  readonly config: CityConfig;
  readonly handoff: HandoffTargets;
}

/**
 * Lists everything of the site that has an address (spec §2 Site map), by the tables of which routes, dialogs and sitemap.xml are made.
 * What an office does not have is left out.
 */
export function siteGroups(contents: SiteContents): readonly SiteGroup[] {
  const { config, needs, handoff, regulations, layers, sheets } = contents;
  const dialogs = dialogLinks(config);
  const inner = innerPages(handoff).map((id) => ({ ...INNER_PAGES[id], id }));
  const innerLink = ({ title, path: href }: { title: string; path: string }): SiteLink => ({ title, href });
  const dialogsOf = (...parameters: string[]) =>
    dialogs
      .filter((dialog) => parameters.includes(dialog.parameter))
      .map(({ title, href }) => ({ title, href }));
  const groups: SiteGroup[] = [
    {
      title: sharedTexts.services,
      links: [...dialogsOf('layanan', 'syarat'), ...applicationLinks(config), ...purposeLinks],
    },
    {
      title: sharedTexts.whatToBuild,
      links: [
        ...dialogsOf('mulai'),
        ...needs.map(({ id, name: title }) => ({ title, href: dialogAddress({ mulai: id }) })),
      ],
    },
    {
      title: sharedTexts.map,
      links: [
        { title: sharedTexts.cityMap, href: '/peta' },
        ...inner.filter(({ id }) => id === 'mapData').map(innerLink),
        ...(handoff.mapUrl === '' ? layers : []),
      ],
    },
    {
      title: texts.regulations,
      links: [
        { title: texts.legalProductsByYear, href: REGULATIONS },
        { title: sharedTexts.allLegalProducts, href: `${HOME}?hukum=semua` },
        ...regulations,
      ],
    },
    { title: sharedTexts.documents, links: [...documentLinks(config), ...sheets] },
    {
      title: texts.aboutSite,
      links: [
        { title: sharedTexts.home, href: HOME },
        { title: sharedTexts.news, href: `${HOME}#news` },
        { title: sharedTexts.gallery, href: `${HOME}#gallery` },
        { title: sharedTexts.contact, href: `${HOME}#footer` },
        ...dialogsOf('profil', 'temukan'),
        ...inner.filter(({ id }) => id !== 'mapData').map(innerLink),
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
