import { useSelector } from '@xstate/react';
import { officeStatus } from '../../domain/office-hours/office-status.ts';
import { openingWords } from '../../domain/office-hours/opening-words.ts';
import type { SearchTarget } from '../../domain/search/search-entry.ts';
import { SEARCH_GROUPS, type SearchGroup } from '../../domain/search/search-groups.ts';
import * as texts from '../../domain/search/texts.ts';
import { listedServices } from '../../domain/services/offered.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { useShown } from '../shared/use-shown.ts';
import { GROUP_ICONS } from './group-icons.ts';
import { TargetLink } from './target-link.tsx';

/** How each group is counted, and where all of it stands. */
const GROUPS: Readonly<
  Record<SearchGroup, { readonly counted: (count: number) => string; readonly target: SearchTarget }>
> = {
  services: { counted: texts.serviceCount, target: { kind: 'dialog', open: { layanan: 'utama' } } },
  procedures: { counted: texts.procedureCount, target: { kind: 'dialog', open: { mulai: '' } } },
  products: { counted: texts.legalProductCount, target: { kind: 'section', anchor: 'products' } },
  guide: { counted: texts.guidePageCount, target: { kind: 'dialog', open: { panduan: 1 } } },
  news: { counted: texts.articleCount, target: { kind: 'section', anchor: 'news' } },
  photos: { counted: texts.folderCount, target: { kind: 'section', anchor: 'gallery' } },
  layers: { counted: sharedTexts.layerCount, target: { kind: 'dialog', open: { layanan: 'peta' } } },
  people: { counted: texts.personCount, target: { kind: 'dialog', open: { profil: true } } },
  contact: { counted: texts.contactCount, target: { kind: 'section', anchor: 'footer' } },
};

/** What people ask for, and all that can be searched: shown until something is typed (spec §2 Search). */
export function SearchEmpty() {
  const { config, clock } = useDependencies();
  const search = useShown('search');
  const counts = useSelector(search, ({ context }) => context.counts);
  const hours = openingWords(
    officeStatus(config.openingHours, clock.now(), config.timeZone, config.specialDays),
  );
  const { itr, krk } = config.services;
  const forms = [itr, krk].flatMap((facts) => (facts ? [facts.abbreviation] : []));
  const countOf = (group: SearchGroup) =>
    group === 'services' ? listedServices(config).length : (counts?.[group] ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="search-page" tabIndex={0} aria-label={texts.startLabel}>
      <h3 className="search-page__title">{texts.startTitle}</h3>
      <ul className="search-tiles">
        {itr && <Tile icon="plan" title={sharedTexts.landUse} text={texts.itr} target={service('itr')} />}
        {krk && <Tile icon="home" title={texts.buildingRules} text={texts.krk} target={service('krk')} />}
        <Tile
          icon="file"
          title={sharedTexts.formShort}
          text={forms.length === 2 ? texts.itrAndKrk : forms.join('')}
          target={{ kind: 'dialog', open: { temukan: 'formulir' } }}
        />
        <Tile icon="clock" title={texts.openingHours} text={hours} target={GROUPS.contact.target} />
      </ul>
      <h3 className="search-page__title">{texts.everythingTitle}</h3>
      <ul className="search-tiles">
        {SEARCH_GROUPS.map(({ id, title }) => {
          const count = countOf(id);
          const text = count > 0 ? GROUPS[id].counted(count) : '';
          return (
            <Tile key={id} icon={GROUP_ICONS[id]} title={title} text={text} target={GROUPS[id].target} />
          );
        })}
      </ul>
      <p className="search-page__hint">
        {texts.hint
          .split('*')
          .map((piece, index) =>
            index % 2 === 1 ? <b key={piece}>{piece}</b> : <span key={piece}>{piece}</span>,
          )}
      </p>
    </section>
  );
}

function Tile(props: { icon: IconName; title: string; text: string; target: SearchTarget }) {
  const { icon, title, text, target } = props;
  return (
    <li>
      <TargetLink className="search-tile" target={target}>
        <Icon name={icon} />
        <span>
          <span className="search-tile__title">{title}</span>{' '}
          <span className="search-tile__text">{text}</span>
        </span>
      </TargetLink>
    </li>
  );
}

const service = (id: string): SearchTarget => ({ kind: 'dialog', open: { layanan: id } });
