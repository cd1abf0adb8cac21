import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import { choicesOf, chosenIn, serviceAddress } from '../../../src/domain/services/choices.ts';
import type { OwnService } from '../../../src/domain/services/service-table.ts';
import { purposeAddress, purposeOf, readPurpose } from '../../../src/domain/shared/purpose.ts';

const HERE: OwnService = {
  id: 'tiang',
  name: 'Tiang Telekomunikasi',
  description: 'Letak tiang.',
  abbreviation: 'Tiang',
  documents: [],
  result: { name: 'Rekomendasi', note: 'letak' },
};
const THERE: OwnService = { ...HERE, id: 'reklame', name: 'Reklame', href: 'https://kota.id/reklame' };
const choices = choicesOf({ services: config.services, ownServices: [THERE, HERE] });

it('offers for /admin the services that are applied for there, then the ways to get in touch', () => {
  expect(choices.map(({ parameter, value, name }) => [`${parameter}=${value}`, name])).toEqual([
    ['layanan=itr', 'Informasi Tata Ruang (ITR)'],
    ['layanan=krk', 'Keterangan Rencana Kota (KRK)'],
    ['layanan=siteplan', 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian'],
    ['layanan=kkpr', 'Rekomendasi Teknis KKPR (Non Berusaha)'],
    ['layanan=tiang', 'Tiang Telekomunikasi'],
    ['tujuan=konsultasi', 'Layanan Konsultasi'],
    ['tujuan=pengaduan', 'Pengaduan Masyarakat'],
    ['tujuan=saran', 'Saran dan Masukan Tata Ruang'],
    ['tujuan=data', 'Permohonan Data'],
  ]);
});

it.each([
  ['?layanan=krk', 'krk'],
  ['?persil=05.0148&tujuan=pengaduan', 'complaint'],
  ['?layanan=itr&tujuan=saran', 'itr'],
  ['?layanan=tiang', HERE],
  ['?layanan=reklame', undefined],
  ['?layanan=utama', undefined],
  ['?tujuan=', undefined],
  ['', undefined],
])('reads from %j what was chosen', (query, subject) => {
  expect(chosenIn(query, choices)?.subject).toEqual(subject);
});

it('leads to each choice by its own address', () => {
  expect(serviceAddress('a b')).toBe('/admin?layanan=a%20b');
  expect(purposeAddress(purposeOf('complaint'))).toBe('/admin?tujuan=pengaduan');
  expect(purposeAddress('saran', '05.0148')).toBe('/admin?tujuan=saran&persil=05.0148');
  expect([readPurpose('data'), readPurpose('lain'), readPurpose(undefined)]).toEqual([
    'data',
    undefined,
    undefined,
  ]);
});
