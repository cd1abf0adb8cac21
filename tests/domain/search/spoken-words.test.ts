import { expect, it } from 'vitest';
import {
  complaintCardFor,
  mapCardFor,
  parcelCardFor,
  type SpokenWord,
  spokenWordFor,
} from '../../../src/domain/search/spoken-words.ts';

const card = (title: string, ...words: readonly string[]): SpokenWord => ({ words, title, text: '' });
const all = [
  card('IMB', 'imb', 'izin mendirikan bangunan'),
  card('izin', 'izin', 'ijin'),
  card('usaha', 'izin usaha', 'ijin usaha'),
];

it.each([
  ['imb', 'IMB'],
  ['IMB rumah', 'IMB'],
  ['cara urus imb?', 'IMB'],
  ['imbalan', undefined],
  ['ijin', 'izin'],
  ['ijin usaha warung', 'usaha'],
  ['izin mendirikan  bangunan', 'IMB'],
  ['perizinan', undefined],
  ['', undefined],
  ['  ', undefined],
])('leads %j with %s, by the longest phrase of whole words', (typed, title) => {
  expect(spokenWordFor(all, typed)?.title).toBe(title);
});

it.each([
  ['05.0148', '05.0148'],
  [' persil 05.0148 ', '05.0148'],
  ['11.267.1-A9', '11.267.1-A9'],
  ['14.00', undefined],
  ['0,05', undefined],
  ['2026.', undefined],
  ['pasal 44.0148', undefined],
])('leads %j to the map at parcel %s', (typed, number) => {
  const links = number && [{ label: 'Buka di peta', href: `/peta/?persil=${number}` }];
  expect(parcelCardFor(typed)?.links).toEqual(links);
});

it('takes a parcel along to the map with the activity that is asked for', () => {
  const food: SpokenWord = {
    ...card('Warung', 'warung makan'),
    links: [
      { label: 'Cek', href: '/peta/?kegiatan=rumah-makan&mulai=buka-usaha' },
      { label: 'OSS', href: 'https://oss.go.id' },
    ],
  };
  expect(parcelCardFor('warung makan 05.0148', [...all, food])).toEqual({
    words: [],
    title: 'Persil 05.0148. Warung',
    text: 'Peta menjawab zonanya, yang boleh di sana, dan sebesar apa boleh dibangun.',
    links: [{ label: 'Cek', href: '/peta/?kegiatan=rumah-makan&mulai=buka-usaha&persil=05.0148' }],
  });
  expect(parcelCardFor('imb 05.0148', all)).toBeUndefined();
  expect(parcelCardFor('05.0148 05.0149')).toBeUndefined();
});

it.each([
  ['tetangga bangun tanpa izin', true],
  ['Komplain!', true],
  ['lapor bangunan liar', true],
  ['izin usaha', false],
  ['laporan tahunan', false],
  ['', false],
])('leads a complaint to its page: %j %s', (typed, isComplaint) => {
  expect(complaintCardFor(typed)?.links).toEqual(
    isComplaint ? [{ label: 'Tulis pengaduan', href: '/admin?tujuan=pengaduan' }] : undefined,
  );
});

it.each([
  ['peta', true],
  ['Peta RDTR', true],
  ['lihat peta kota', true],
  ['peta rdtr 2010', false],
  ['peta batas kelurahan', false],
  ['kota', false],
])('leads who asks for the map alone to it: %j %s', (typed, isMap) => {
  expect(mapCardFor(typed)?.links).toEqual(isMap ? [{ label: 'Buka di peta', href: '/peta/' }] : undefined);
});
