import { expect, it } from 'vitest';
import { usesOfZones } from '../../../src/domain/regulations/uses.ts';

it('leads from the article of a zone to the map, to the service and to the guide', () => {
  const places = { map: '/peta/?lapisan=rdtr-pola-ruang', guidePage: 6 };
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
