import { mediaType } from '../shared/media-type.ts';
import type { LegalProduct } from './legal-product.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether the MIME type is the Word type, docx (spec §5 Legal products); the older msword is not. */
export function isWordType(type: string): boolean {
  return mediaType(type) === WORD_TYPE;
}

/** Sorts a product into the four file kinds of spec §5 Legal products by its MIME type alone. */
export function fileKind({ type }: Pick<LegalProduct, 'type'>): 'pdf' | 'word' | 'zip' | 'other' {
  if (isWordType(type)) return 'word';
  switch (mediaType(type)) {
    case 'application/pdf':
      return 'pdf';
    case 'application/x-zip-compressed':
    case 'application/zip':
    case 'application/x-zip':
      return 'zip';
    default:
      return 'other';
  }
}
