import { expect, it } from 'vitest';
import {
  arrangeActivity,
  briefName,
  tabOfParcel,
  tabWithoutPlace,
} from '../../../src/domain/map/activity-need.ts';
import { GUDANG } from './rules-world.ts';

it.each([
  ['Rumah tinggal', ['rumah', 'hunian'], 'rumah'],
  ['Perumahan oleh pengembang', ['real estat'], 'perumahan'],
  ['Rumah ibadah', ['masjid'], 'bersama'],
  ['PAUD dan taman kanak-kanak', [], 'bersama'],
  ['Rumah kos sampai 10 kamar', ['kos'], 'buka-usaha'],
  ['Rumah makan', ['restoran'], 'buka-usaha'],
  ['Warung dan toko kelontong', ['kios'], 'buka-usaha'],
])('arranges %s as %j says', (name, words, answer) => {
  const activity = { ...GUDANG, id: 'warung', name, words };
  expect(arrangeActivity(activity, '05.0148', { needs: [{ id: 'buka-usaha', name: 'Membuka usaha' }] })).toBe(
    `/home?mulai=${answer}&persil=05.0148&kegiatan=warung`,
  );
});

it('leads a business to the questions where the office has no need for it', () => {
  expect(arrangeActivity(GUDANG, '05.0148', { needs: [] })).toBe(
    '/home?mulai=usaha&persil=05.0148&kegiatan=gudang',
  );
});

it.each([
  ['Warung dan toko kelontong', 'warung'],
  ['PAUD dan taman kanak-kanak', 'PAUD'],
  ['SPBU', 'SPBU'],
  ['Rumah kos sampai 10 kamar', 'rumah kos sampai 10 kamar'],
])('names %s briefly', (name, brief) => {
  expect(briefName({ name })).toBe(brief);
});

it.each([
  ['?mulai=buka-usaha&persil=05.0148', 'activity'],
  ['?mulai=tambah-lantai', 'place'],
  ['?kegiatan=warung', 'place'],
  ['', 'place'],
])('opens a parcel of %j at the tab %s', (search, tab) => {
  expect(tabOfParcel(search)).toBe(tab);
});

it.each([
  ['?mulai=tambah-lantai', 'place'],
  ['?mulai=buka-usaha', 'activity'],
  ['?tujuan=pengaduan', 'place'],
  ['?mulai', undefined],
  ['', undefined],
])('says how to choose a parcel to who came with %j at the tab %s', (search, tab) => {
  expect(tabWithoutPlace(search)).toBe(tab);
});
