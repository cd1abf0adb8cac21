import { drivePreviewUrl } from '../shared/drive-link.ts';
import type { LegalProduct, LegalProductBadge } from './legal-product.ts';
import { fileKind } from './product-type.ts';
import * as texts from './texts.ts';

/** The description on every card (spec §2 Legal products section). */
export const LEGAL_PRODUCT_DESCRIPTION = texts.cardText;

const BADGES = { pdf: 'PDF', word: 'DOCX', zip: 'ZIP', other: 'DOC' } as const;
const LABELS = {
  pdf: texts.pdfType,
  word: texts.wordType,
  zip: texts.zipType,
  other: texts.otherType,
} as const;

/**
 * Gives the type badge; the pairing with the label is PDF, DOCX, ZIP, and DOC for anything else (spec §2 Legal products
 * section).
 */
export function productBadge(product: LegalProduct): LegalProductBadge {
  return BADGES[fileKind(product)];
}

/** Gives the type label that belongs to the badge (spec §2 Legal products section). */
export function productTypeLabel(product: LegalProduct): string {
  return LABELS[fileKind(product)];
}

/** Gives the address a product opens: Drive links in preview form, others as they are (spec §5 Legal products). */
export function productAddress(product: LegalProduct): string {
  return drivePreviewUrl(product.url);
}
