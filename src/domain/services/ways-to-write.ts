import type { CityConfig } from '../city-config.ts';
import type { InteractionId } from '../shared/handoff-subject.ts';
import { channelName, chatAddress, chatText, mailAddress } from '../shared/message.ts';
import type { ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import * as sharedTexts from '../shared/texts.ts';
import { interactionMessage, type ServiceCard } from './services.ts';

/** A way to write to the office, and the address that opens the message there. */
export interface WayToWrite {
  readonly kind: 'chat' | 'mail';
  readonly label: string;
  readonly href: string;
}

/**
 * Gives the ways to write to the office about a card of the interaction dialog, the message prepared (spec §2 Interaction dialog).
 * @param parcel the parcel that goes along, which the message names
 */
export function waysToWrite(
  card: Pick<ServiceCard<InteractionId>, 'id' | 'name'>,
  { hotline, email }: Pick<CityConfig['contact'], 'hotline' | 'email'>,
  parcel?: ParcelFacts,
): readonly WayToWrite[] {
  const message = interactionMessage(card, parcel);
  return [
    {
      kind: 'chat',
      label: sharedTexts.writeVia(channelName(hotline.href)),
      href: chatAddress(hotline.href, chatText(message)),
    },
    { kind: 'mail', label: sharedTexts.email, href: mailAddress(email, message) },
  ];
}
