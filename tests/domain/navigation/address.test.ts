import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dialogAddress,
  formatAddress,
  openingsOf,
  parseAddress,
  subjectsOf,
} from '../../../src/domain/navigation/address.ts';
import { DIALOG_PARAMETERS, type OpenDialogs } from '../../../src/domain/navigation/dialogs.ts';

describe('parseAddress', () => {
  it.each<[Record<string, unknown>, OpenDialogs]>([
    [{}, {}],
    [{ layanan: 'utama' }, { layanan: 'utama' }],
    [{ layanan: 'peta' }, { layanan: 'peta' }],
    [{ layanan: 'interaksi' }, { layanan: 'interaksi' }],
    [{ layanan: 'itr' }, { layanan: 'itr' }],
    [{ layanan: 'kkpr' }, { layanan: 'kkpr' }],
    [{ layanan: 'ITR' }, {}],
    [
      { layanan: 'krk', syarat: 'krk' },
      { layanan: 'krk', syarat: 'krk' },
    ],
    [{ layanan: 'Utama' }, {}],
    [{ layanan: 'lain' }, {}],
    [{ layanan: ['utama', 'peta'] }, {}],
    [{ layanan: true }, {}],
    [{ syarat: 'itr' }, { layanan: 'utama', syarat: 'itr' }],
    [
      { syarat: 'krk', layanan: 'utama' },
      { layanan: 'utama', syarat: 'krk' },
    ],
    [
      { syarat: 'krk', layanan: 'peta' },
      { layanan: 'utama', syarat: 'krk' },
    ],
    [{ syarat: 'kkpr', layanan: 'peta' }, { layanan: 'peta' }],
    [{ profil: '' }, { profil: true }],
    [{ profil: true }, { profil: true }],
    [{ profil: 'true' }, { profil: true }],
    [{ profil: 'ya' }, { profil: true }],
    [{ profil: 1 }, { profil: true }],
    [{ profil: false }, {}],
    [{ profil: 'false' }, {}],
    [{ profil: undefined }, {}],
    [{ profil: null }, {}],
    [{ inspect: '' }, {}],
    [{ artikel: 'artikel-1' }, { artikel: 'artikel-1' }],
    [{ artikel: 123 }, { artikel: '123' }],
    [{ artikel: Number.NaN }, {}],
    [{ artikel: '' }, {}],
    [{ artikel: ' ' }, {}],
    [{ artikel: true }, {}],
    [{ artikel: { id: 1 } }, {}],
    [{ galeri: 'f' }, { galeri: 'f' }],
    [
      { galeri: 'f', foto: 3 },
      { galeri: 'f', foto: 3 },
    ],
    [
      { galeri: 'f', foto: '3' },
      { galeri: 'f', foto: 3 },
    ],
    [{ galeri: 'f', foto: 0 }, { galeri: 'f' }],
    [{ galeri: 'f', foto: -1 }, { galeri: 'f' }],
    [{ galeri: 'f', foto: 1.5 }, { galeri: 'f' }],
    [{ galeri: 'f', foto: '1.5' }, { galeri: 'f' }],
    [{ galeri: 'f', foto: '1e3' }, { galeri: 'f' }],
    [{ galeri: 'f', foto: '0x10' }, { galeri: 'f' }],
    [{ galeri: 'f', foto: ' 3' }, { galeri: 'f' }],
    [{ galeri: 'f', foto: '' }, { galeri: 'f' }],
    [{ galeri: 'f', foto: true }, { galeri: 'f' }],
    [{ galeri: 'f', foto: ['3'] }, { galeri: 'f' }],
    [{ galeri: 'f', foto: '9'.repeat(30) }, { galeri: 'f' }],
    [{ foto: 3 }, {}],
    [{ galeri: '', foto: 3 }, {}],
    [{ panduan: 1 }, { panduan: 1 }],
    [{ panduan: '12' }, { panduan: 12 }],
    [{ panduan: 0 }, {}],
    [{ panduan: '' }, {}],
    [{ panduan: 'akhir' }, {}],
    [{ temukan: '' }, { temukan: '' }],
    [{ temukan: true }, { temukan: '' }],
    [{ temukan: 'mengurus krk' }, { temukan: 'mengurus krk' }],
    [{ temukan: '<script>' }, { temukan: '<script>' }],
    [{ temukan: 2023 }, { temukan: '2023' }],
    [{ temukan: 'a\ud800' }, { temukan: 'a\ufffd' }],
    [{ temukan: 'x'.repeat(10_000) }, { temukan: 'x'.repeat(200) }],
    [{ temukan: ['a'] }, {}],
    [{ temukan: undefined }, {}],
    [{ lain: 'x', utm_source: 'y', profil: '' }, { profil: true }],
  ])('reads %j as %j', (search, expected) => {
    expect(parseAddress(search)).toEqual(expected);
  });

  it('holds no parameter that names nothing', () => {
    expect(Object.keys(parseAddress({ profil: '', galeri: 'f', foto: 0, panduan: 'x' }))).toEqual([
      'profil',
      'galeri',
    ]);
  });

  it('never throws, and reads what it wrote', () => {
    const searches = fc.dictionary(fc.constantFrom(...DIALOG_PARAMETERS, 'x'), fc.anything());
    fc.assert(
      fc.property(searches, (search) => {
        const open = parseAddress(search);
        expect(parseAddress(formatAddress(open))).toEqual(open);
      }),
    );
  });
});

describe('formatAddress', () => {
  const ids = fc.string({ minLength: 1 }).filter((id) => id.trim() !== '');
  const pages = fc.integer({ min: 1 });
  const flag = fc.constant<true>(true);
  const services = fc.oneof(
    fc.record({ layanan: fc.constantFrom<'utama' | 'peta' | 'interaksi'>('utama', 'peta', 'interaksi') }),
    fc.record({
      layanan: fc.constant<'utama'>('utama'),
      syarat: fc.constantFrom<'itr' | 'krk'>('itr', 'krk'),
    }),
    fc.constant({}),
  );
  const galleries = fc.oneof(
    fc.record({ galeri: ids, foto: pages }),
    fc.record({ galeri: ids }),
    fc.constant({}),
  );
  const others = fc.record(
    { profil: flag, artikel: ids, panduan: pages, temukan: fc.string({ maxLength: 200 }) },
    { requiredKeys: [], noNullPrototype: true },
  );
  const dialogs = fc
    .tuple(services, galleries, others)
    .map((parts): OpenDialogs => Object.assign({}, ...parts));

  it('round-trips', () => {
    fc.assert(
      fc.property(dialogs, (open) => {
        expect(parseAddress(formatAddress(open))).toEqual(open);
      }),
    );
  });

  it('round-trips as the text of an address', () => {
    fc.assert(
      fc.property(dialogs, (open) => {
        const entries = Object.entries(formatAddress(open)).map(([key, value]) => [key, String(value)]);
        const text = new URLSearchParams(entries).toString();
        expect(parseAddress(Object.fromEntries(new URLSearchParams(text)))).toEqual(open);
      }),
    );
  });

  it('writes flags and numbers as such, and leaves out what cannot be opened', () => {
    expect(formatAddress({ profil: true, galeri: 'f', foto: 2, panduan: 0 })).toEqual({
      profil: true,
      galeri: 'f',
      foto: 2,
    });
    expect(formatAddress({ foto: 2 })).toEqual({});
  });
});

it.each<[OpenDialogs, Record<string, unknown> | undefined, string]>([
  [{}, undefined, '/home'],
  [{ layanan: 'utama' }, undefined, '/home?layanan=utama'],
  [{ panduan: 4 }, { utm: 'a', profil: '', panduan: 2 }, '/home?utm=a&panduan=4'],
  [{}, { utm: 'a', syarat: 'itr' }, '/home?utm=a'],
  [{ temukan: 'urus krk' }, undefined, '/home?temukan=urus%20krk'],
  [{ temukan: '' }, { artikel: 'a' }, '/home?temukan'],
])('%j beside %j has the address %s', (open, search, address) => {
  expect(dialogAddress(open, search)).toBe(address);
});

it.each<[OpenDialogs, readonly string[]]>([
  [{}, []],
  [{ layanan: 'utama', syarat: 'krk' }, ['layanan=utama', 'syarat=krk']],
  [{ profil: true }, ['profil=true']],
  [{ galeri: 'f', foto: 2 }, ['galeri=f']],
  [{ panduan: 4 }, ['panduan']],
  [{ artikel: 'a', panduan: 4 }, ['artikel=a', 'panduan']],
  [{ temukan: 'krk' }, ['temukan']],
])('%j stands open as %j, whatever is leafed to', (open, openings) => {
  expect(openingsOf(open)).toEqual(openings);
});

it.each<[OpenDialogs, OpenDialogs]>([
  [{}, {}],
  [{ layanan: 'utama', syarat: 'krk' }, {}],
  [{ layanan: 'itr' }, { layanan: 'itr' }],
  [
    { profil: true, artikel: 'a' },
    { profil: true, artikel: 'a' },
  ],
  [
    { galeri: 'f', foto: 2, temukan: 'krk' },
    { galeri: 'f', foto: 2, temukan: 'krk' },
  ],
])('%j is about %j', (open, subjects) => {
  expect(subjectsOf(open)).toEqual(subjects);
});
