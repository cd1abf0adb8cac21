import { procedures } from 'virtual:city-steps';
import { words } from 'virtual:city-words';
import { type Procedure, procedureOf } from '../../domain/procedures/procedure.ts';
import { addressCardFor } from '../../domain/search/address-card.ts';
import {
  complaintCardFor,
  mapCardFor,
  parcelCardFor,
  type SpokenWord,
  spokenWordFor,
} from '../../domain/search/spoken-words.ts';

/** The card that leads the results, the need that it leads to, and whether it is of a parcel, or of an address. */
export interface LeadingCard {
  readonly word: SpokenWord;
  readonly procedure: Procedure | undefined;
  readonly isParcel: boolean;
  readonly isAddress: boolean;
}

/** Gives the card that leads the results: of a parcel by its number, a complaint, an address, an old or everyday word, or the map (spec §2 Search). */
export function leadingCard(typed: string): LeadingCard | undefined {
  const parcel = parcelCardFor(typed, words);
  const before = parcel ?? complaintCardFor(typed);
  // Before everyday words, which names of streets contain: 'Jalan Warung Jati'.
  const address = before ?? addressCardFor(typed);
  const word = address ?? spokenWordFor(words, typed) ?? mapCardFor(typed);
  if (word === undefined) return undefined;
  return {
    word,
    procedure: procedureOf(procedures, word.procedure),
    isParcel: parcel !== undefined,
    isAddress: before === undefined && address !== undefined,
  };
}

/** Whether a card leads anywhere: then Enter follows it before the first result. */
export function leadsOn(card: LeadingCard | undefined): boolean {
  return card !== undefined && (card.procedure !== undefined || (card.word.links ?? []).length > 0);
}
