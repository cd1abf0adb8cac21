import { expect, it } from 'vitest';
import { sectionsOf } from '../../../src/domain/regulations/regulation.ts';
import {
  amendmentText,
  pageDescription,
  pageTitle,
  paperState,
  plainText,
  sinceText,
  stateText,
} from '../../../src/domain/regulations/regulation-words.ts';
import { aParagraph, aRegulation, aSection } from '../../fixtures/regulations.ts';

const present = aRegulation();
const gone = aRegulation({ replacedBy: { name: 'Perwali 2/2027' } });
const [first, zone] = sectionsOf(present);

it('says whether it is in force, on the screen and on paper', () => {
  expect([stateText(present), stateText(gone)]).toEqual(['Berlaku', 'Tidak berlaku lagi']);
  expect([paperState(present), paperState(gone)]).toEqual([
    'Perwali 1/2026: berlaku sejak 15 Januari 2026',
    'Perwali 1/2026: tidak berlaku lagi, diganti oleh Perwali 2/2027',
  ]);
  expect(sinceText('2022-01-04')).toBe('4 Januari 2022');
});

it('names each page and describes it', () => {
  expect([undefined, first, zone].map((section) => pageTitle(present, section))).toEqual([
    'Perwali 1/2026: Zonasi',
    'Pasal 1, Perwali 1/2026',
    'Pasal 2 Zona R-4, perumahan, Perwali 1/2026',
  ]);
  expect([undefined, first, zone].map((section) => pageDescription(present, section))).toEqual([
    'Bunyi lengkap Peraturan Wali Kota Nomor 1 Tahun 2026 tentang Zonasi, berlaku: pasal, ayat, dan lampirannya.',
    'Kalimat.',
    'Sempadan 5 m.',
  ]);
  expect(pageDescription(gone, first)).toBe('Tidak berlaku lagi. Kalimat.');
  const long = aSection({ paragraphs: [aParagraph('kata '.repeat(60).trim())] });
  expect(pageDescription(present, long)).toBe(`${'kata '.repeat(29)}kata …`);
});

it('gives the text of an article without its looks', () => {
  expect(zone && plainText(zone)).toBe('(1) Garis sempadan bangunan 5 m. (2) a. sempadannya; dan KDB 50%');
});

it.each([
  ['Pasal 44', 'Bunyi di sini sesudah diubah oleh Perwali 7/2025, Perwali 9/2026.'],
  ['Lampiran 13', 'Bunyi di sini sesudah diubah oleh Perwali 7/2025.'],
  ['Pasal 4', undefined],
  ['Pasal 45', undefined],
])('says which regulations have changed %s', (name, text) => {
  const regulation = aRegulation({
    amendedBy: [
      { name: 'Perwali 7/2025', part: 'Pasal 44 dan Lampiran 13' },
      { name: 'Perwali 9/2026', part: 'Pasal 12, Pasal 44' },
      { name: 'Perwali 1/2027' },
    ],
  });
  expect(amendmentText(regulation, name)).toBe(text);
});

it('says since when the last of them holds', () => {
  const amendedBy = [
    { name: 'Perwali 7/2025', part: 'Pasal 44', since: '2025-03-10' as const },
    { name: 'Perwali 9/2026', part: 'Pasal 44', since: '2026-04-01' as const },
  ];
  expect(amendmentText(aRegulation({ amendedBy }), 'Pasal 44')).toBe(
    'Bunyi di sini sesudah diubah oleh Perwali 7/2025, Perwali 9/2026. Perubahannya berlaku sejak 1 April 2026.',
  );
});
