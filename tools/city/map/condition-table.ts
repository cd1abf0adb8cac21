import { type Mistake, said, type Table } from '@bupc/content/files';
import type { Activity } from '../../../src/domain/map/map-config.ts';
import { columnsOf, placesIn } from './columns.ts';

/** The conditions that stand in a table of their own. */
export interface Conditions {
  /** Gives the conditions of an activity in a zone: its own ones, and those of the numbered codes of its cell. */
  readonly of: (
    activity: Pick<Activity, 'id' | 'name'>,
    zone: string,
    numbered: readonly string[],
  ) => readonly string[];
  /** Lists the rows that no cell has asked for until now. */
  readonly unused: () => readonly Mistake[];
}

/** No conditions. */
export const NO_CONDITIONS: Conditions = { of: () => [], unused: () => [] };

const COLUMNS = ['kode', 'kegiatan', 'zona', 'syarat'] as const;

/**
 * Reads `syarat.csv` (docs/map.md): each row says a condition of a numbered code, such as B1, or of an activity (its name or
 * id) in a zone.
 */
export function readConditions(
  table: Table,
  file: string,
): { readonly conditions: Conditions; readonly mistakes: readonly Mistake[] } {
  const { columns, mistakes } = columnsOf(table, COLUMNS, ['syarat'], file);
  if (columns === undefined) return { conditions: NO_CONDITIONS, mistakes };
  const byKey = new Map<string, Row[]>();
  for (const { cells, line } of columns.rows) {
    const place = placesIn(file, line, mistakes);
    const of = (name: (typeof COLUMNS)[number]) => cells[columns.at(name)] ?? '';
    const [code, activity, zone, words] = [of('kode'), of('kegiatan'), of('zona'), of('syarat')];
    if (words === '') place.wrong('syarat', said('kosong; tulis syaratnya', 'is empty; write the condition'));
    else if (code === '' && (activity === '' || zone === '')) {
      place.wrong(
        'kode',
        said(
          'kosong; tulis kode seperti B1, atau kegiatan dan zona',
          'is empty; write a code such as B1, or kegiatan and zona',
        ),
      );
    } else {
      const key = code === '' ? keyOf(activity, zone) : keyOf(code);
      byKey.set(key, [...(byKey.get(key) ?? []), { words, line }]);
    }
  }
  const used = new Set<string>();
  const take = (key: string): string[] => {
    used.add(key);
    return (byKey.get(key) ?? []).map(({ words }) => words);
  };
  return {
    mistakes,
    conditions: {
      of: ({ id, name }, zone, numbered) => [
        ...numbered.flatMap((code) => take(keyOf(code))),
        ...[...new Set([keyOf(id, zone), keyOf(name, zone)])].flatMap(take),
      ],
      unused: () =>
        [...byKey].flatMap(([key, rows]) => (used.has(key) ? [] : rows.map(({ line }) => lost(file, line)))),
    },
  };
}

interface Row {
  readonly words: string;
  readonly line: number;
}

const lost = (file: string, line: number): Mistake => ({
  file,
  line,
  message: said(
    'tidak cocok dengan sel kegiatan yang berisi T atau B; perbaiki kode, kegiatan, atau zona',
    'belongs to no cell of the activities that has T or B; correct kode, kegiatan or zona',
  ),
});

const keyOf = (...names: readonly string[]): string => names.join('\n').toLowerCase();
