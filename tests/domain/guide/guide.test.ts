import { expect, it } from 'vitest';
import { guideDocument, loadFailureText, pageLabel } from '../../../src/domain/guide/guide.ts';

it('says which page is shown, and why a document is not', () => {
  expect([pageLabel(3, 16), loadFailureText('Invalid PDF structure.')]).toEqual([
    'Halaman 4 dari 16',
    'Gagal memuat PDF: Invalid PDF structure.',
  ]);
});

it.each([
  ['BUPC', 'panduan-bupc.pdf'],
  ['P2 & KT', 'panduan-p2-kt.pdf'],
])('the guide of %s is saved as %s', (abbreviation, name) => {
  expect(guideDocument({ guideFile: '/panduan.pdf', abbreviation })).toEqual({
    url: '/panduan.pdf',
    name,
    fallbackUrl: '/panduan.pdf',
  });
});
