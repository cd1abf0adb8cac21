import { PURPOSE_PARAMETER, withParcel } from './carried-parcel.ts';
import type { InteractionId } from './handoff-subject.ts';
import * as texts from './texts.ts';

/** The words of the interaction cards in addresses (contract "Addresses"). */
const PURPOSES = {
  consultation: 'konsultasi',
  complaint: 'pengaduan',
  suggestion: 'saran',
  data: 'data',
} as const satisfies Readonly<Record<InteractionId, string>>;

/** What a visitor wants of the office, as an address says it. */
export type Purpose = (typeof PURPOSES)[InteractionId];

/** What the interaction cards are called, by their words (spec §2 Interaction dialog). */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  konsultasi: texts.consultation,
  pengaduan: texts.complaint,
  saran: texts.suggestion,
  data: texts.dataRequest,
};

/** Gives the word of an interaction card in addresses. */
export const purposeOf = (id: InteractionId): Purpose => PURPOSES[id];

/** Reads what a visitor wants of the office; undefined for any other text. */
export function readPurpose(text: string | undefined): Purpose | undefined {
  return Object.values(PURPOSES).find((purpose) => purpose === text);
}

/**
 * Gives the address of the page of an interaction card (spec §2 Hand-over pages).
 * @param parcel the number of the parcel that goes along
 */
export function purposeAddress(purpose: Purpose, parcel?: string): string {
  return withParcel(`/admin?${PURPOSE_PARAMETER}=${purpose}`, parcel);
}
