import type { CityConfig } from '../city-config.ts';
import { PURPOSE_PARAMETER } from '../shared/carried-parcel.ts';
import type { HandoffSubject } from '../shared/handoff-subject.ts';
import { purposeOf } from '../shared/purpose.ts';
import { readSearch } from '../shared/search-parameters.ts';
import { offeredServices } from './offered.ts';
import type { OwnService } from './service-table.ts';
import { INTERACTIONS } from './services.ts';

const SERVICE_PARAMETER = 'layanan';

/** What a visitor has chosen before /admin opens: a service, or a way to get in touch (spec §2 Hand-over pages). */
export interface Choice {
  readonly parameter: typeof SERVICE_PARAMETER | typeof PURPOSE_PARAMETER;
  readonly value: string;
  /** The heading of its page. */
  readonly name: string;
  readonly subject: HandoffSubject | OwnService;
}

/** Gives the address where a service is asked for: /admin, which carries what was chosen (spec §2 Services dialog). */
export const serviceAddress = (id: string): string => `/admin?${SERVICE_PARAMETER}=${encodeURIComponent(id)}`;

/** Gives all that can be chosen for /admin: the services of an office, then the cards of the interaction dialog. */
export function choicesOf({
  services,
  ownServices = [],
}: Pick<CityConfig, 'services' | 'ownServices'>): readonly Choice[] {
  const service = (value: string, name: string, subject: Choice['subject']): Choice => ({
    parameter: SERVICE_PARAMETER,
    value,
    name,
    subject,
  });
  return [
    ...offeredServices(services).map(({ card }) => service(card.id, card.name, card.id)),
    ...ownServices.filter(({ href }) => href === undefined).map((own) => service(own.id, own.name, own)),
    ...INTERACTIONS.map(
      ({ id, name }): Choice => ({
        parameter: PURPOSE_PARAMETER,
        value: purposeOf(id),
        name,
        subject: id,
      }),
    ),
  ];
}

/** Reads from a query what was chosen; the service where it names both, undefined where it names nothing that there is. */
export function chosenIn(query: string, choices: readonly Choice[]): Choice | undefined {
  const said = readSearch(query);
  return choices.find(({ parameter, value }) => said[parameter] === value);
}
