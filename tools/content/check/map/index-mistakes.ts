import { said } from '@bupc/content/files';
import * as v from 'valibot';
import { kelurahanSchema, streetSchema } from '../../../../src/adapters/map/data/overview-rows.ts';
import { parcelSchema } from '../../../../src/adapters/map/data/rows.ts';
import type { Kelurahan, ParcelEntry } from '../../../../src/domain/map/city-overview.ts';
import type { Bounds } from '../../../../src/domain/map/geometry.ts';
import type { Mistake } from './mistake.ts';
import { positionFault } from './position-fault.ts';

/** What the index files are compared with. */
export interface IndexContext {
  readonly bounds: Bounds;
  /** Codes of the zones that have a rule. */
  readonly zones: ReadonlySet<string>;
}

/** A list as it was read. */
export interface JudgedList<Row> {
  readonly rows: readonly Row[];
  readonly mistakes: readonly Mistake[];
}

const wrong = (sort: string, place: string, words: string): Mistake => ({
  level: 'error',
  sort,
  message: `${place} ${words}`,
});

/** Judges `kota.json`. */
export function judgeKelurahan(json: unknown, context: IndexContext): JudgedList<Kelurahan> {
  const { rows, mistakes } = judgeRows(json, kelurahanSchema, context.bounds, (row) => field(row, 'centre'));
  const seen = new Set<string>();
  const more = rows.flatMap(({ id, parcels, zones }): Mistake[] => {
    const place = `kelurahan ${id}`;
    const sum = Object.values(zones).reduce((all, count) => all + count, 0);
    const found = [
      ...(seen.has(id)
        ? [
            wrong(
              'repeated',
              place,
              said('ada dua kali; beri tanda masing-masing', 'stands here twice; give each an id of its own'),
            ),
          ]
        : []),
      ...Object.keys(zones).flatMap((zone) => zoneMistakes(zone, place, context)),
      ...(sum === parcels
        ? []
        : [
            wrong(
              'count',
              place,
              said(
                `punya ${parcels} persil, dan ${sum} di zonanya; hitung sekali lagi`,
                `has ${parcels} parcels and ${sum} in its zones; count them again`,
              ),
            ),
          ]),
    ];
    seen.add(id);
    return found;
  });
  return { rows, mistakes: [...mistakes, ...more] };
}

/** Gives the mistakes in `jalan.json`. */
export function streetMistakes(json: unknown, ids: ReadonlySet<string>, { bounds }: IndexContext): Mistake[] {
  const { rows, mistakes } = judgeRows(json, streetSchema, bounds, (row) => field(row, 'centre'));
  const unknown = rows.flatMap(({ name, kelurahan }) =>
    kelurahan
      .filter((id) => !ids.has(id))
      .map((id) =>
        wrong(
          'unknown kelurahan',
          name,
          said(
            `di kelurahan ${id}, yang tidak ada di kota.json; tambahkan`,
            `is in kelurahan ${id}, which kota.json lacks; add it`,
          ),
        ),
      ),
  );
  return [...mistakes, ...unknown];
}

/** Gives the mistakes in the list of a kelurahan's parcels. */
export function parcelMistakes(
  json: unknown,
  { id, parcels, zones }: Pick<Kelurahan, 'id' | 'parcels' | 'zones'>,
  context: IndexContext,
): Mistake[] {
  const { rows, mistakes } = judgeRows(json, parcelSchema, context.bounds, (row) =>
    Array.isArray(row) ? row.slice(4) : row,
  );
  const listed = Array.isArray(json) ? json.length : 0;
  const counts = new Map<string, number>();
  for (const { zone } of rows) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const wrongCount = (counted: number, stated: number, what: string) =>
    wrong(
      'count',
      said('daftar ini', 'this list'),
      said(
        `berisi ${counted} ${what}, sedangkan kota.json menyebut ${stated}; buat keduanya sekali lagi`,
        `has ${counted} ${what}, kota.json says ${stated}; make both anew`,
      ),
    );
  const codes = new Set([...counts.keys(), ...Object.keys(zones)]);
  const perZone = [...codes].filter((zone) => (counts.get(zone) ?? 0) !== (zones[zone] ?? 0));
  return [
    ...mistakes,
    ...numberMistakes(rows, id),
    ...rows.flatMap((row) => zoneMistakes(row.zone, `${PARCEL} ${row.id}`, context)),
    ...(listed === parcels ? [] : [wrongCount(listed, parcels, said('persil', 'parcels'))]),
    // Where rows are missing or bad, each zone would say so again.
    ...(listed === parcels && rows.length === listed
      ? perZone.map((zone) =>
          wrongCount(
            counts.get(zone) ?? 0,
            zones[zone] ?? 0,
            said(`persil di zona ${zone}`, `parcels in zone ${zone}`),
          ),
        )
      : []),
  ];
}

const PARCEL = said('persil', 'parcel');

function numberMistakes(rows: readonly ParcelEntry[], kelurahan: string): Mistake[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id }): Mistake[] => {
    const isTwice = seen.has(id);
    seen.add(id);
    if (isTwice)
      return [
        wrong(
          'repeated',
          `${PARCEL} ${id}`,
          said('ada dua kali; beri nomor masing-masing', 'stands here twice; give each a number of its own'),
        ),
      ];
    if (id.startsWith(`${kelurahan}.`)) return [];
    return [
      wrong(
        'number',
        `${PARCEL} ${id}`,
        said(
          `tidak diawali '${kelurahan}.', kelurahannya; beri nomor lain`,
          `does not begin with '${kelurahan}.', its kelurahan; renumber it`,
        ),
      ),
    ];
  });
}

function zoneMistakes(zone: string, place: string, { zones }: IndexContext): Mistake[] {
  if (zone === '') return noZone(place, zones);
  if (zones.has(zone)) return [];
  return [
    wrong(
      'zone without a rule',
      place,
      said(
        `di zona '${zone}', yang tidak punya aturan; tambahkan di zona.csv`,
        `has zone '${zone}', which has no rule; add it to zona.csv`,
      ),
    ),
  ];
}

/** Says that a parcel has no zone: no error, since the plan may end beside it; nothing where there is no plan. */
export function noZone(place: string, zones: ReadonlySet<string>): Mistake[] {
  if (zones.size === 0) return [];
  const message = said(
    `${place} tanpa zona; tulis kodenya, kecuali rencananya berakhir di sana`,
    `${place} has no zone; write its code, unless the plan ends there`,
  );
  return [{ level: 'warning', sort: 'no zone', message }];
}

function judgeRows<Row>(
  json: unknown,
  schema: v.GenericSchema<unknown, Row>,
  bounds: Bounds,
  positionOf: (row: unknown) => unknown,
): JudgedList<Row> {
  if (!Array.isArray(json))
    return {
      rows: [],
      mistakes: [
        wrong('no list', said('ini', 'this'), said('bukan daftar; tulis [ … ]', 'is no list; write [ … ]')),
      ],
    };
  const rows: Row[] = [];
  const mistakes: Mistake[] = [];
  json.forEach((row: unknown, index) => {
    const read = v.safeParse(schema, row);
    if (read.success) rows.push(read.output);
    const place = `[${index}]`;
    const fault = positionFault(positionOf(row), bounds);
    if (fault) mistakes.push(wrong(fault.sort, place, fault.message));
    else if (!read.success) {
      const [issue] = read.issues;
      const where = v.getDotPath(issue);
      const words = said(
        `ditinggalkan${where ? `, karena ${where} tidak benar` : ''}; perbaiki`,
        `is left out${where ? `, by its ${where}` : ''}: ${issue.message}; correct it`,
      );
      mistakes.push(wrong('left out', place, words));
    }
  });
  return { rows, mistakes };
}

const field = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
