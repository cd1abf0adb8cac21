import type { InteractionId } from '../shared/handoff-subject.ts';
import type { Message } from '../shared/message.ts';
import { factLines, type ParcelFacts, parcelPlace } from '../shared/parcel/parcel-facts.ts';
import { PURPOSE_NAMES } from '../shared/purpose.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';
import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/**
 * A service or a way to get in touch, as its dialog lists it (spec §2 Services dialog, §2 Interaction dialog).
 */
export interface ServiceCard<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
}

/** The four services of the 'Layanan Tata Ruang' dialog, in their order (spec §2 Services dialog). */
export const SPATIAL_SERVICES: readonly ServiceCard<SpatialServiceId>[] = [
  {
    id: 'itr',
    name: sharedTexts.itr,
    description: texts.itrText,
  },
  {
    id: 'krk',
    name: sharedTexts.krk,
    description: texts.krkText,
  },
  {
    id: 'siteplan',
    name: sharedTexts.sitePlan,
    description: texts.sitePlanText,
  },
  {
    id: 'kkpr',
    name: sharedTexts.kkpr,
    description: texts.kkprText,
  },
];

/** What the message of a card asks for, with the place where one was chosen. */
const ASKED: Readonly<Record<InteractionId, (place: string) => string>> = {
  consultation: () => texts.consultationMessage,
  complaint: texts.complaintMessage,
  suggestion: texts.suggestionMessage,
  data: () => texts.dataMessage,
};

// Who complains or suggests writes about a place, and has no use for the rules of that land.
const NAMES_PLACE: readonly InteractionId[] = ['complaint', 'suggestion'];

/**
 * Prepares the message to the office for a card of the interaction dialog (spec §2 Interaction dialog).
 * @param parcel the parcel that goes along, which the message names
 * @param point where there is none: the words of a point of the map that goes along
 */
export function interactionMessage(
  { id, name }: Pick<ServiceCard<InteractionId>, 'id' | 'name'>,
  parcel?: ParcelFacts,
  point?: string,
): Message {
  if (parcel && NAMES_PLACE.includes(id)) {
    const place = [texts.messageParcel(parcel.id), parcelPlace(parcel)].filter(Boolean).join(', ');
    return { subject: name, body: ASKED[id](` ${place}`) };
  }
  if (point && NAMES_PLACE.includes(id)) return { subject: name, body: ASKED[id](` ${point}`) };
  const lines = point ? [texts.messagePoint(point)] : factLines(parcel);
  return { subject: name, body: [ASKED[id](''), ...lines].join('\n') };
}

/** The four cards of the interaction dialog, in their order (spec §2 Interaction dialog). */
export const INTERACTIONS: readonly ServiceCard<InteractionId>[] = [
  {
    id: 'consultation',
    name: PURPOSE_NAMES.konsultasi,
    description: texts.consultationCardText,
  },
  {
    id: 'complaint',
    name: PURPOSE_NAMES.pengaduan,
    description: texts.complaintCardText,
  },
  {
    id: 'suggestion',
    name: PURPOSE_NAMES.saran,
    description: texts.suggestionCardText,
  },
  {
    id: 'data',
    name: PURPOSE_NAMES.data,
    description: texts.dataCardText,
  },
];
