import { describe, expect, it } from 'vitest';
import { guideRulesOf, guideUse, usesOfZones } from '../../../src/domain/regulations/uses.ts';
import { aRegulation } from '../../fixtures/regulations.ts';

it('leads from the article of a zone to the map, to the service and to the guide', () => {
  const places = { map: '/peta/?lapisan=rdtr-pola-ruang', hasKrk: true, guidePage: 6 };
  expect(usesOfZones([], places)).toEqual([]);
  expect(usesOfZones(['RTH-1', 'RTH-2'], places)).toEqual([
    {
      label: 'Peta: zona RTH-1, RTH-2',
      note: 'letaknya pada peta pola ruang',
      href: '/peta/?lapisan=rdtr-pola-ruang',
    },
    { label: 'Minta KRK', note: 'aturan untuk satu persil', href: '/home?layanan=krk' },
    { label: 'Panduan, halaman 6', note: 'membaca lembar KRK', href: '/home?panduan=6' },
  ]);
});

it('leads to the map alone where the office gives neither the service nor a guide', () => {
  expect(usesOfZones(['R-1'], { map: '/peta/', hasKrk: false })).toEqual([
    { label: 'Peta: zona R-1', note: 'letaknya pada peta pola ruang', href: '/peta/' },
  ]);
});

it('leads from an article to the page of the guide that explains it', () => {
  expect(guideUse(7)).toEqual({
    label: 'Panduan, halaman 7',
    note: 'penjelasan untuk pemohon',
    href: '/home?panduan=7',
  });
});

describe('what the guide explains of a regulation', () => {
  const guide = { 'pasal-2': 6, 'pasal-1': 9 };

  it('is listed in the order of the text', () => {
    const rules = guideRulesOf(aRegulation({ guide }));
    expect(rules).toEqual([
      {
        page: 9,
        name: 'Pasal 1',
        regulation: 'Perwali 1/2026',
        href: '/produk-hukum/perwali-1-2026/pasal-1',
      },
      {
        page: 6,
        name: 'Pasal 2',
        regulation: 'Perwali 1/2026',
        href: '/produk-hukum/perwali-1-2026/pasal-2',
      },
    ]);
  });

  it('is nothing where the regulation is replaced', () => {
    expect(guideRulesOf(aRegulation({ guide, replacedBy: { name: 'Perwali 2/2026' } }))).toEqual([]);
  });
});
