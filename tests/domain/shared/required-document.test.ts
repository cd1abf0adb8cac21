import { expect, it } from 'vitest';
import { documentText } from '../../../src/domain/shared/required-document.ts';

it.each([
  [{ name: 'KTP pemohon' }, 'KTP pemohon'],
  [{ name: 'Surat kuasa', note: 'bila diwakilkan' }, 'Surat kuasa (bila diwakilkan)'],
])('says a document with its note', (document, text) => {
  expect(documentText(document)).toBe(text);
});
