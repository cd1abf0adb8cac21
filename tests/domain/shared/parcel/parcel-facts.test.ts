import { describe, expect, it } from 'vitest';
import {
  activityHeading,
  activityReason,
  factLines,
  filledFormName,
  formValues,
  limitsHeading,
  mainAreas,
  namedFacts,
  type ParcelFacts,
  type ParcelLimits,
  parcelPlace,
} from '../../../../src/domain/shared/parcel/parcel-facts.ts';
import { LIMITS } from '../../../fixtures/parcels.ts';

const limits: ParcelLimits = { ...LIMITS, setback: { front: 5, rear: 3, side: 1.5 } };
const whole: ParcelFacts = {
  id: '05.0148',
  address: 'Jalan Karangmulya II 13',
  area: 697,
  zone: 'R-4',
  zoneName: 'Perumahan kepadatan rendah',
  limits,
};
const withRoom = (room: 'nothing' | 'unknown'): ParcelFacts => ({ ...whole, limits: { ...limits, room } });
const bare: ParcelFacts = { id: '7', address: '', area: 0, zone: 'X', zoneName: '' };

describe('what an application says of its land', () => {
  it('names number, address, zone, area, and the limits in square metres and metres', () => {
    expect(namedFacts(whole)).toEqual([
      { name: 'Nomor persil', value: '05.0148' },
      { name: 'Alamat', value: 'Jalan Karangmulya II 13' },
      { name: 'Zona', value: 'R-4 Perumahan kepadatan rendah' },
      { name: 'Luas tanah', value: '697 m²' },
      { name: 'Tapak paling luas', value: '348 m²' },
      { name: 'Semua lantai paling luas', value: '696 m²' },
      { name: 'Tetap hijau paling sedikit', value: '279 m²' },
      { name: 'Tinggi paling besar', value: '2 lantai, 9 m' },
      { name: 'Jarak bangunan', value: 'depan 5 m, belakang 3 m, samping 1,5 m' },
    ]);
  });

  it.each([
    ['nothing is known', bare, ['Nomor persil', 'Zona']],
    [
      'nothing may be built',
      { ...whole, limits: { ...limits, mayBuild: false } },
      ['Nomor persil', 'Alamat', 'Zona', 'Luas tanah'],
    ],
  ])('leaves out limits where %s', (_, facts, names) => {
    expect(namedFacts(facts).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [
      'nothing',
      [
        'Tapak paling luas: tidak ada, sempadan tidak menyisakan tempat',
        'Tetap hijau paling sedikit: 279 m²',
      ],
    ],
    [
      'unknown',
      [
        'Tapak paling luas: 348 m² menurut KDB; sisa di dalam sempadan tidak dapat dihitung',
        'Semua lantai paling luas: 696 m²',
      ],
    ],
  ] as const)('says where the setbacks leave %s', (left, lines) => {
    expect(factLines(withRoom(left)).slice(4, 6)).toEqual(lines);
  });

  it('says the same in lines of a message, none without a parcel', () => {
    expect(factLines(bare)).toEqual(['Nomor persil: 7', 'Zona: X']);
    expect(factLines(undefined)).toEqual([]);
  });

  it.each([
    ['/formulir/krk.pdf', '05.0148', 'krk-05.0148.pdf'],
    ['/formulir/krk.pdf.pdf', '7', 'krk.pdf-7.pdf'],
    ['permohonan', '7', 'permohonan-7.pdf'],
  ])('names the filled form %s of %s: %s', (form, parcel, name) => {
    expect(filledFormName(form, parcel)).toBe(name);
  });

  it('fills the fields of a form', () => {
    expect(formValues(whole)).toEqual({
      nomor_persil: '05.0148',
      alamat_tanah: 'Jalan Karangmulya II 13',
      zona: 'R-4 Perumahan kepadatan rendah',
      luas_tanah: '697 m²',
      letak_tanah: 'Persil 05.0148, Jalan Karangmulya II 13',
      batas_bangunan:
        'Zona R-4 Perumahan kepadatan rendah; Tapak paling luas: 348 m²; Semua lantai paling luas: 696 m²; ' +
        'Tetap hijau paling sedikit: 279 m²; Tinggi paling besar: 2 lantai, 9 m; ' +
        'Jarak bangunan: depan 5 m, belakang 3 m, samping 1,5 m.',
    });
    expect(formValues(bare)).toEqual({
      nomor_persil: '7',
      alamat_tanah: '',
      zona: 'X',
      luas_tanah: '',
      letak_tanah: 'Persil 7',
      batas_bangunan: 'Zona X.',
    });
  });
});

it.each([
  [whole, 'Jalan Karangmulya II 13, 697 m²'],
  [{ ...whole, address: '' }, '697 m²'],
  [bare, ''],
])('says where a parcel is', (facts, place) => {
  expect(parcelPlace(facts)).toBe(place);
});

it('says in a heading and three areas what may be built', () => {
  const others = [{ mayBuild: false }, { room: 'nothing' as const }, { room: 'unknown' as const }];
  expect([limitsHeading(limits), ...others.map((other) => limitsHeading({ ...limits, ...other }))]).toEqual([
    'Boleh sampai 2 lantai di sini',
    'Zona ini tidak untuk dibangun',
    'Sempadan tidak menyisakan tempat bangunan',
    'Boleh sampai 2 lantai di sini',
  ]);
  expect(mainAreas(limits)).toEqual([
    { name: 'Tapak', value: '348 m²', ratio: 'KDB 50%' },
    { name: 'Semua lantai', value: '696 m²', ratio: 'KLB 1' },
    { name: 'Tetap hijau', value: '279 m²', ratio: 'KDH 40%' },
  ]);
  expect(mainAreas({ ...limits, room: 'unknown' })[0]).toEqual({
    name: 'Tapak',
    value: '348 m²',
    ratio: 'KDB 50%, sisa di dalam sempadan tidak dapat dihitung',
  });
});

it.each([
  ['allowed', 'Warung: boleh di sini'],
  ['limited', 'Warung: boleh terbatas di sini'],
  ['conditional', 'Warung: boleh bersyarat di sini'],
  ['forbidden', 'Warung: tidak boleh di sini'],
] as const)('says of an activity that is %s: %s', (permission, heading) => {
  expect(activityHeading({ name: 'Warung', permission })).toBe(heading);
});

it('says why: by the limit or condition, or by the zone', () => {
  const warung = { name: 'Warung', permission: 'limited' } as const;
  expect([
    activityReason({ ...whole, activity: { ...warung, condition: 'Paling luas 25% luas lantai.' } }),
    activityReason({ ...whole, activity: { ...warung, condition: 'Di tepi jalan' } }),
    activityReason({ ...whole, activity: warung }),
    activityReason({ ...whole, zoneName: '' }),
  ]).toEqual([
    'Zona R-4, perumahan kepadatan rendah. Paling luas 25% luas lantai.',
    'Zona R-4, perumahan kepadatan rendah. Di tepi jalan.',
    'Zona R-4, perumahan kepadatan rendah.',
    'Zona R-4.',
  ]);
});

it('names the activity that was asked for among its facts', () => {
  const activity = { name: 'Warung', permission: 'limited' } as const;
  expect(namedFacts({ ...whole, activity })).toContainEqual({ name: 'Kegiatan', value: 'Warung' });
});
