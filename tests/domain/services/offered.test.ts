import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import {
  handoffTitle,
  hasTheFour,
  listedServices,
  offeredServices,
  ownServicesLine,
  priorityServices,
} from '../../../src/domain/services/offered.ts';
import { isGiven } from '../../../src/domain/services/service-table.ts';
import { allServices } from '../../all-services.ts';

const all = allServices(config);
const { siteplan, krk } = all;

it('gives the services that the office has described, in the order of the site', () => {
  const ids = (table: Parameters<typeof offeredServices>[0]) =>
    offeredServices(table).map(({ card }) => card.id);
  expect([ids(all), ids({ siteplan, krk })]).toEqual([
    ['itr', 'krk', 'siteplan', 'kkpr'],
    ['krk', 'siteplan'],
  ]);
});

it('gives the priority forms of those alone', () => {
  expect([priorityServices({ siteplan, krk }), priorityServices({ siteplan })]).toEqual([
    [{ id: 'krk', limits: krk.priority }],
    [],
  ]);
});

it('knows what of a hand-over page is given', () => {
  const given = (['login', 'any', 'data', 'map', 'krk', 'itr'] as const).map((one) => isGiven({ krk }, one));
  expect(given).toEqual([true, true, true, true, true, false]);
});

it('names in a line the services that the office gives, and no other', () => {
  expect(ownServicesLine({ services: all })).toBeUndefined();
  expect(ownServicesLine({ services: { krk, siteplan } })).toBe(
    'Keterangan Rencana Kota (KRK), Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian.',
  );
});

it('takes a further service of the office for more than the four', () => {
  const own = { ...siteplan, id: 'reklame', name: 'Reklame', description: 'Izin reklame' };
  expect([hasTheFour({ services: all }), hasTheFour({ services: all, ownServices: [own] })]).toEqual([
    true,
    false,
  ]);
});

it('lists the further services of an office behind the four, with where they are applied for', () => {
  const { krk: facts } = all;
  const card = { id: 'reklame', name: 'Reklame', description: 'Izin reklame' };
  const listed = listedServices({
    services: { siteplan },
    ownServices: [
      { ...facts, ...card },
      { ...facts, ...card, href: 'https://reklame.example.id' },
    ],
  });
  expect(listed.slice(1)).toEqual([
    { card, facts },
    { card, facts, href: 'https://reklame.example.id' },
  ]);
});

it('names a hand-over page of what is not given by all services', () => {
  const named = (subject: 'krk' | 'itr' | 'login') =>
    handoffTitle({ krk }, { subject, service: 'Layanan ini' });
  expect([named('krk'), named('itr'), named('login')]).toEqual([
    'Layanan ini',
    'Layanan Tata Ruang',
    'Layanan ini',
  ]);
});
