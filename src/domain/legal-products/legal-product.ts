/** Legal products: sorting and searching so many still passes unnoticed (spec §9 Limits of feeds). */
export const MAX_PRODUCTS = 10_000;

/** A regulation, annex or form (spec §3 Legal product); `name` is the feed's name or title. */
export interface LegalProduct {
  readonly name: string;
  /** MIME type; empty where the feed gives none. */
  readonly type: string;
  readonly url: string;
  readonly category?: string;
  readonly year?: string;
  /** The last part of the address of its text, where that stands on this site: 'perwali-31-2021'. */
  readonly regulation?: string;
}

/** Identifies a product: two rows of a feed are the same product only where every field is the same. */
export const productKey = ({ name, type, url, category, year, regulation }: LegalProduct): string =>
  JSON.stringify([name, type, url, category, year, regulation]);

/** The badge on a card (spec §2 Legal products section). */
export type LegalProductBadge = 'PDF' | 'DOCX' | 'ZIP' | 'DOC';
