import * as texts from '../../../domain/about/texts.ts';
import type { CityConfig } from '../../../domain/city-config.ts';
import { dialogAddress, parseAddress } from '../../../domain/navigation/address.ts';
import { DIALOG_IDS, dialogOf } from '../../../domain/navigation/dialogs.ts';
import { HANDOFF_ROUTES } from '../../../domain/navigation/handoff.ts';
import {
  handoffTitle,
  listedServices,
  offeredServices,
  priorityServices,
} from '../../../domain/services/offered.ts';
import { isGiven } from '../../../domain/services/service-table.ts';
import { INTERACTIONS } from '../../../domain/services/services.ts';
import { purposeAddress, purposeOf } from '../../../domain/shared/purpose.ts';
import * as sharedTexts from '../../../domain/shared/texts.ts';
import { dialogName } from '../../dialog-names.ts';

/** A link of the site map. */
export interface SiteLink {
  readonly title: string;
  readonly href: string;
}

/** A link that opens a dialog, by the parameter of its address. */
export interface DialogLink extends SiteLink {
  readonly parameter: string;
}

/** The dialogs that are about no thing of a feed, with the services at their own addresses. */
export function dialogLinks(config: CityConfig): DialogLink[] {
  const own = offeredServices(config.services);
  const priorities = priorityServices(config.services);
  return DIALOG_IDS.flatMap((id) => {
    const { parameter, word, subject, parts } = dialogOf(id);
    if (subject === 'id' || subject === 'ordinal') return [];
    if (parameter === 'syarat' && !priorities.some((one) => one.id === word)) return [];
    const { title } = dialogName(id, config.centre);
    return [
      { parameter, title, href: dialogAddress(parseAddress({ [parameter]: word ?? (subject ? '' : true) })) },
      ...(parts === undefined
        ? []
        : own.map(({ card }) => ({
            parameter,
            title: card.name,
            href: dialogAddress({ layanan: card.id }),
          }))),
    ];
  });
}

// The doors of the portal, which are no service.
const DOORS = ['/admin/login', '/register'];

/** Where services are applied for; a path of which the office does not give the service is a second one of another. */
export const applicationLinks = (config: CityConfig): SiteLink[] =>
  HANDOFF_ROUTES.filter(({ kind, subject }) => kind === 'portal' && isGiven(config.services, subject)).map(
    (route) => {
      const title = handoffTitle(config.services, route);
      return { title: DOORS.includes(route.path) ? title : texts.applyFor(title), href: route.path };
    },
  );

/** The pages on which one writes to the office (spec §2 Hand-over pages). */
export const purposeLinks: readonly SiteLink[] = INTERACTIONS.filter(({ id }) => id !== 'data').map(
  ({ id, name }) => ({ title: name, href: purposeAddress(purposeOf(id)) }),
);

/** The documents of an office: its guide, and the forms of its services. */
export function documentLinks(config: CityConfig): SiteLink[] {
  const { guideFile, links, centre } = config;
  const guide = guideFile === undefined ? undefined : dialogAddress({ panduan: 1 });
  return [
    ...(guide === undefined ? [] : [{ title: sharedTexts.guideOf(centre.abbreviation), href: guide }]),
    ...(guideFile === undefined ? [] : [{ title: texts.guidePdf(centre.abbreviation), href: guideFile }]),
    ...(links.requirementsGuide === undefined || links.requirementsGuide === guideFile
      ? []
      : [{ title: sharedTexts.requirementsGuide, href: links.requirementsGuide }]),
    ...listedServices(config).flatMap(({ facts: { form, abbreviation } }) =>
      form === undefined ? [] : [{ title: sharedTexts.form(abbreviation), href: form }],
    ),
  ];
}
