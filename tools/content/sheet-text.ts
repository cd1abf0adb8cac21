import type { LimitRow } from '@bupc/content';
import { NOT_BINDING, WHAT_BINDS } from '../../src/domain/map/card-text.ts';
import { mayBuildIn } from '../../src/domain/map/intensity.ts';
import type { MapConfig, Zone, ZoneLimits } from '../../src/domain/map/map-config.ts';
import { ABBREVIATIONS } from '../../src/domain/shared/abbreviations.ts';
import { longDate } from '../../src/domain/shared/indonesian-date.ts';
import { decimalNumber } from '../../src/domain/shared/indonesian-number.ts';

/** What every page says at its foot, in the words of the card. */
export const BINDS = {
  strong: NOT_BINDING,
  rest: WHAT_BINDS.replace('Kartu', 'Lembar').replace('KRK', 'Keterangan Rencana Kota (KRK)'),
} as const;

/** What stands where nothing may be built. */
export const NO_BUILDING = 'Zona ini tidak untuk bangunan.';

/** Gives the limits of a zone in the order of the card. */
export function limitsOf(limits: ZoneLimits): LimitRow[] {
  const { coverage, floorRatio, green, storeys, height, setback } = limits;
  const built = (value: string): string => (mayBuildIn(limits) ? value : 'tidak ada');
  const edges = [
    ['depan', setback.front],
    ['belakang', setback.rear],
    ['samping', setback.side],
  ] as const;
  return [
    { name: 'KDB', meaning: inWords('KDB'), value: `paling banyak ${coverage}%` },
    { name: 'KLB', meaning: inWords('KLB'), value: `paling banyak ${decimalNumber(floorRatio, 2)}` },
    { name: 'KDH', meaning: inWords('KDH'), value: `paling sedikit ${green}%` },
    {
      name: 'Lantai',
      meaning: 'Jumlah lantai bangunan',
      value: built(`paling banyak ${storeys}`),
    },
    {
      name: 'Tinggi',
      meaning: 'Dari tanah sampai puncak atap',
      value: built(`paling tinggi ${metres(height)}`),
    },
    {
      name: 'GSB',
      meaning: 'Garis Sempadan Bangunan: jarak dari batas tanah',
      value: built(edges.map(([edge, far]) => `${edge} ${metres(far)}`).join(', ')),
    },
  ];
}

/** Gives where the rules of a zone stand: the regulation, where in it, the state of the data. */
export function regulationText({ title, about, date }: MapConfig['regulation'], { clause }: Zone): string {
  return `${title} tentang ${about}, ${clause.replace(/ (?=\d)/g, '\u00a0')}. Data per ${longDate(Date.parse(date))}.`;
}

/** Gives what may add to the rules of a zone; nothing where the map has no special layers. */
export function specialText(special: MapConfig['special'], origin: string): string | undefined {
  if (special.length === 0) return undefined;
  const names = special.map(({ name }) => name.toLowerCase()).join(', ');
  return `Kawasan khusus dapat menambah syarat: ${names}. Periksa persil Anda di ${new URL(origin).host}/peta/.`;
}

// The value beside it has its sign.
const inWords = (name: string): string => (ABBREVIATIONS[name] ?? '').replace(', dalam persen', '');
const metres = (value: number): string => `${decimalNumber(value, 1)}\u00a0m`;
