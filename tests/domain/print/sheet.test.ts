import { expect, it } from 'vitest';
import { sheetFoot, sheetSubject } from '../../../src/domain/print/sheet.ts';

it.each([
  ['dialog', { isDialogOpen: true, isProductListOpen: true, anchor: '#footer' }],
  ['contact', { isDialogOpen: false, isProductListOpen: true, anchor: '#footer' }],
  ['products', { isDialogOpen: false, isProductListOpen: true, anchor: '' }],
  ['products', { isDialogOpen: false, isProductListOpen: false, anchor: '#products' }],
  ['page', { isDialogOpen: false, isProductListOpen: false, anchor: '#gallery' }],
  ['page', { isDialogOpen: false, isProductListOpen: false, anchor: '' }],
] as const)('prints %s of %o', (subject, inSight) => {
  expect(sheetSubject(inSight)).toBe(subject);
});

it('says at its foot where the page is found and when it was printed', () => {
  expect(
    sheetFoot('https://bupc.example.id/home?artikel=membaca#news', '21 November 2026, 19.30 WIB'),
  ).toEqual(['bupc.example.id/home?artikel=membaca#news', 'Dicetak 21 November 2026, 19.30 WIB']);
  expect(sheetFoot('https://kota.id/produk-hukum/a', '21 November 2026, 19.30 WIB', 'a: berlaku')).toEqual([
    'a: berlaku',
    'kota.id/produk-hukum/a',
    'Dicetak 21 November 2026, 19.30 WIB',
  ]);
});
