import { expect, it } from 'vitest';
import { loadFailureText, pageLabel } from '../../../src/domain/guide/guide.ts';

it('says which page is shown, and why a document is not', () => {
  expect([pageLabel(3, 16), loadFailureText('Invalid PDF structure.')]).toEqual([
    'Halaman 4 dari 16',
    'Gagal memuat PDF: Invalid PDF structure.',
  ]);
});
