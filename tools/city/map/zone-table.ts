import { type Mistake, said, type Table } from '@bupc/content/files';
import type { Zone, ZoneLimits, ZonePattern } from '../../../src/domain/map/map-config.ts';
import { type Columns, columnsOf, numberIn, type Place, placesIn } from './columns.ts';

/** The columns of `zona.csv`, in their order (docs/map.md). */
export const ZONE_COLUMNS = [
  'kode',
  'nama',
  'kelompok',
  'terang',
  'gelap',
  'pola',
  'kdb',
  'klb',
  'kdh',
  'lantai',
  'tinggi',
  'gsb_depan',
  'gsb_belakang',
  'gsb_samping',
  'pasal',
] as const;

type ZoneColumn = (typeof ZONE_COLUMNS)[number];

/** The patterns under the words of the table. */
export const PATTERN_WORDS: Readonly<Record<string, ZonePattern>> = {
  polos: 'none',
  'miring turun': 'falling',
  'miring naik': 'rising',
  tegak: 'upright',
  tambah: 'plus',
  kisi: 'grid',
  titik: 'dots',
  datar: 'level',
  putus: 'dashes',
};

/** The columns of a zone's limits, with the most that each takes. */
const LIMITS = {
  kdb: 100,
  klb: 100,
  kdh: 100,
  lantai: 200,
  tinggi: 1000,
  gsb_depan: 200,
  gsb_belakang: 200,
  gsb_samping: 200,
} as const;

type LimitColumn = keyof typeof LIMITS;
const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitColumn[];

/**
 * Reads the table of the plan's zones (docs/map.md). A zone whose limits are all empty has none yet.
 * @returns the zones that can be used, and what is wrong with the others, each with its row and column
 */
export function readZones(
  table: Table,
  file: string,
): {
  readonly zones: readonly Zone[];
  /** The codes of all rows, of those with mistakes too; absent where the columns cannot be read. */
  readonly codes?: readonly string[];
  /** Whether each row says its code. */
  readonly isWhole: boolean;
  readonly mistakes: readonly Mistake[];
} {
  const { columns, mistakes } = columnsOf(table, ZONE_COLUMNS, ['kode', 'nama'], file);
  if (columns === undefined) return { zones: [], isWhole: false, mistakes };
  const isShort = columns.rows.length < table.rows.length;
  const seen = new Map<string, number>();
  const zones = columns.rows.flatMap(({ cells, line }) => {
    const place = placesIn(file, line, mistakes);
    const zone = zoneIn(cells, columns, place);
    if (zone === undefined) return [];
    const before = seen.get(zone.code);
    seen.set(zone.code, line);
    if (before === undefined) return [zone];
    place.wrong(
      'kode',
      said(
        `'${zone.code}' sudah ada di baris ${before}; tulis setiap kode sekali`,
        `'${zone.code}' stands in line ${before} too; each code stands once`,
      ),
    );
    return [];
  });
  const codes = table.rows.map(({ cells }) => cells[columns.at('kode')] ?? '').filter((code) => code !== '');
  return { zones, codes, isWhole: !isShort && codes.length === table.rows.length, mistakes };
}

function zoneIn(cells: readonly string[], columns: Columns<ZoneColumn>, place: Place): Zone | undefined {
  const of = (name: ZoneColumn): string => cells[columns.at(name)] ?? '';
  const code = of('kode');
  const name = of('nama');
  if (code === '')
    place.wrong(
      'kode',
      said(
        'kosong; tulis kodenya seperti di rencana, misalnya R-2',
        'is empty; write the code as the plan does, such as R-2',
      ),
    );
  if (name === '')
    place.wrong('nama', said('kosong; tulis nama zonanya', 'is empty; write the name of the zone'));
  const light = colourOf('terang', of, place);
  const dark = colourOf('gelap', of, place);
  const pattern = PATTERN_WORDS[of('pola').toLowerCase() || 'polos'];
  if (pattern === undefined) {
    place.wrong(
      'pola',
      said(
        `tidak dapat berisi "${of('pola')}"; tulis ${Object.keys(PATTERN_WORDS).join(', ')}`,
        `takes ${Object.keys(PATTERN_WORDS).join(', ')}; it holds "${of('pola')}"`,
      ),
    );
  }
  const limits = limitsOf(of, place);
  if (place.isWrong() || pattern === undefined) return undefined;
  const group = of('kelompok') || name;
  return {
    code,
    name,
    group,
    light,
    dark,
    pattern,
    ...(limits && { buildingLimits: limits }),
    clause: of('pasal'),
  };
}

function colourOf(column: 'terang' | 'gelap', of: (name: ZoneColumn) => string, place: Place): string {
  const value = of(column);
  if (!/^#[0-9a-f]{6}$/i.test(value)) {
    place.wrong(
      column,
      said(
        value === ''
          ? 'kosong; tulis warna seperti #F0CB55'
          : `tidak dapat berisi "${value}"; tulis warna seperti #F0CB55`,
        `takes a colour, written #F0CB55; it holds ${value === '' ? 'nothing' : `"${value}"`}`,
      ),
    );
  }
  return value;
}

function limitsOf(of: (name: ZoneColumn) => string, place: Place): ZoneLimits | undefined {
  const empty = LIMIT_NAMES.filter((name) => of(name) === '');
  if (empty.length === LIMIT_NAMES.length) return undefined;
  const read = Object.fromEntries(
    LIMIT_NAMES.map((name) => {
      const value = numberIn(of(name));
      const isWhole = name !== 'lantai' || Number.isInteger(value);
      if (of(name) === '') {
        place.wrong(
          name,
          said(
            `kosong; tulis angkanya, atau kosongkan semua ${LIMIT_NAMES.join(', ')}`,
            `is empty; write a number, or leave ${LIMIT_NAMES.join(', ')} all empty`,
          ),
        );
      } else if (value === undefined || value < 0 || value > LIMITS[name] || !isWhole) {
        const kind = name === 'lantai' ? said('bilangan bulat', 'a whole number') : said('angka', 'a number');
        place.wrong(
          name,
          said(
            `tidak dapat berisi "${of(name)}"; tulis ${kind} dari 0 sampai ${LIMITS[name]}`,
            `takes ${kind} from 0 to ${LIMITS[name]}; it holds "${of(name)}"`,
          ),
        );
      }
      return [name, value ?? 0];
    }),
  ) as Record<LimitColumn, number>;
  if (read.kdb <= 100 && read.kdh <= 100 && read.kdb + read.kdh > 100) {
    place.wrong(
      'kdh',
      said(
        `bersama kdb menjadi ${read.kdb + read.kdh}% dari tanah; turunkan salah satunya`,
        `makes ${read.kdb + read.kdh}% of the land together with kdb; lower one of them`,
      ),
    );
  }
  return {
    coverage: read.kdb,
    floorRatio: read.klb,
    green: read.kdh,
    storeys: read.lantai,
    height: read.tinggi,
    setback: { front: read.gsb_depan, rear: read.gsb_belakang, side: read.gsb_samping },
  };
}
