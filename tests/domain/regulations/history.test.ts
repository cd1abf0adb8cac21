import { expect, it } from 'vitest';
import { comparedWording } from '../../../src/domain/regulations/compared-wording.ts';
import { amendmentId, historyOf } from '../../../src/domain/regulations/history.ts';
import { aParagraph, aRegulation, aSection } from '../../fixtures/regulations.ts';

const entriesOf = (regulation: Parameters<typeof aRegulation>[0]) =>
  historyOf(aRegulation(regulation)).map(({ kind, day, by, sections }) =>
    [kind, day ?? '?', by?.name, ...sections.map(({ id }) => id)].filter(Boolean).join(' '),
  );

it.each([
  [{}, ['began 2026-01-15']],
  [
    {
      amendedBy: [
        { name: 'Perwali 9/2028', since: '2028-05-01', part: 'Pasal 2, Pasal 99 dan Lampiran 1' },
        { name: 'Perwali 3/2027', since: '2027-01-01' },
      ],
      replacedBy: { name: 'Perwali 1/2030', since: '2030-01-01' },
    },
    [
      'began 2026-01-15',
      'amended 2027-01-01 Perwali 3/2027',
      'amended 2028-05-01 Perwali 9/2028 pasal-2 lampiran-1',
      'replaced 2030-01-01 Perwali 1/2030',
    ],
  ],
  [
    {
      amendedBy: [{ name: 'A', since: '2028-01-01' }, { name: 'B' }, { name: 'C', since: '2027-01-01' }],
    },
    ['began 2026-01-15', 'amended 2027-01-01 C', 'amended 2028-01-01 A', 'amended ? B'],
  ],
])('lists what happened by day; what has none stands behind the one before it: %j', (regulation, entries) => {
  expect(entriesOf(regulation)).toEqual(entries);
});

it('names the entry of an amendment in an address', () => {
  expect(amendmentId({ name: 'Keputusan Wali Kota 96/2004.' })).toBe('keputusan-wali-kota-96-2004');
});

it('compares a former wording with the present one by number, else by what is most alike', () => {
  const section = aSection({
    paragraphs: [aParagraph('Paling tinggi 9 m.', '1'), aParagraph('Paling banyak 2 lantai.', '2')],
  });
  const paragraphs = [aParagraph('Paling tinggi 7 m.', '1'), aParagraph('Tanpa pagar.', '3')];
  expect(comparedWording(section, { paragraphs })).toEqual([
    {
      number: '1',
      changes: [
        { kind: 'same', text: 'Paling tinggi ' },
        { kind: 'gone', text: '7 ' },
        { kind: 'new', text: '9 ' },
        { kind: 'same', text: 'm.' },
      ],
    },
    { number: '3', changes: [{ kind: 'gone', text: 'Tanpa pagar.' }] },
  ]);
  const text = (words: string) => ({ kind: 'text' as const, pieces: [{ text: words }] });
  const annex = aSection({
    paragraphs: [{ parts: [text('Gambar ini menjelaskan.'), text('Garis terletak 5 m dari depan.')] }],
  });
  expect(
    comparedWording(annex, {
      paragraphs: [{ parts: [text('Garis terletak 4 m dari depan.'), text('Xyz.')] }],
    }),
  ).toEqual([
    {
      changes: [
        { kind: 'same', text: 'Garis terletak ' },
        { kind: 'gone', text: '4 ' },
        { kind: 'new', text: '5 ' },
        { kind: 'same', text: 'm dari depan.' },
      ],
    },
    { changes: [{ kind: 'gone', text: 'Xyz.' }] },
  ]);
});

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) => ({
  kind: 'table' as const,
  head,
  rows: rows.map((row) => row.map((text) => [{ text }])),
});
const same = (text: string) => [{ kind: 'same', text }];
const changed = (before: string, after: string) => [
  ...(before ? [{ kind: 'gone', text: before }] : []),
  ...(after ? [{ kind: 'new', text: after }] : []),
];

it.each([
  [
    'one row with one row, cell by cell',
    table(['KDB', 'KLB'], ['60%', '1,2']),
    table(['KDB', 'KLB'], ['50%', '1,2']),
    [{ head: ['KDB', 'KLB'], rows: [[changed('60%', '50%'), same('1,2')]] }],
  ],
  [
    'rows that begin alike; the others are gone or new',
    table(['Zona', 'Lantai'], ['R-2', '3'], ['R-3', '2']),
    table(['Zona', 'Lantai'], ['R-4', '1'], ['R-2', '4']),
    [
      {
        head: ['Zona', 'Lantai'],
        rows: [
          [same('R-2'), changed('3', '4')],
          [changed('R-3', ''), changed('2', '')],
          [changed('', 'R-4'), changed('', '1')],
        ],
      },
    ],
  ],
  [
    'tables of other columns as wholes',
    table(['KDB'], ['60%']),
    table(['KLB'], ['1,2']),
    [
      { head: ['KDB'], rows: [[changed('60%', '')]] },
      { head: ['KLB'], rows: [[changed('', '1,2')]] },
    ],
  ],
])('compares %s, between the words of the paragraph', (_, former, present, tables) => {
  const words = (text: string) => ({ kind: 'text' as const, pieces: [{ text }] });
  const section = aSection({ paragraphs: [{ number: '2', parts: [words('Paling banyak:'), present] }] });
  const paragraphs = [{ number: '2', parts: [words('Paling banyak:'), former] }];
  const numbered = { number: '2', changes: same('Paling banyak:') };
  expect(comparedWording(section, { paragraphs })).toEqual([numbered, ...tables]);
});

it('compares words with words and tables with tables, and shows behind them what was added', () => {
  const words = (text: string) => ({ kind: 'text' as const, pieces: [{ text }] });
  const [first, second] = [table(['KDB'], ['60%']), table(['KLB'], ['1,2'])];
  const section = aSection({
    paragraphs: [{ number: '1', parts: [words('Satu.'), first, words('Dua.'), second] }],
  });
  const before = [{ number: '1', parts: [first, words('Satu.')] }];
  expect(comparedWording(section, { paragraphs: before })).toEqual([
    { number: '1', head: ['KDB'], rows: [[same('60%')]] },
    { changes: same('Satu.') },
    { changes: changed('', 'Dua.') },
    { head: ['KLB'], rows: [[changed('', '1,2')]] },
  ]);
});

it('compares a table without a number with the one of the same head', () => {
  const section = aSection({ paragraphs: [{ parts: [table(['KLB'], ['1']), table(['KDB'], ['50%'])] }] });
  const before = [{ parts: [table(['KDB'], ['60%']), table(['KDH'], ['10%'])] }];
  expect(comparedWording(section, { paragraphs: before })).toEqual([
    { head: ['KDB'], rows: [[changed('60%', '50%')]] },
    { head: ['KDH'], rows: [[changed('10%', '')]] },
  ]);
});

it.each([
  ['aa bbb', 'aa cccc', [...same('aa '), ...changed('bbb', 'cccc')]],
  ['aa bbb', 'aa ccccc', changed('aa bbb', '')],
])('compares %j with %j where they have three letters of ten in common', (before, now, changes) => {
  const of = (text: string) => [{ parts: [{ kind: 'text' as const, pieces: [{ text }] }] }];
  const compared = comparedWording(aSection({ paragraphs: of(now) }), { paragraphs: of(before) });
  expect(compared).toEqual([{ changes }]);
});
