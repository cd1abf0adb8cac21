import { type Mistake, said, type Table, twiceNamed, unheadedColumns } from '@bupc/content/files';
import type { Activity } from '../../../src/domain/map/map-config.ts';
import * as placeTexts from '../../../src/domain/map/place-texts.ts';
import { longRow, namedWidth, splitRows } from '../long-rows.ts';
import { columnName } from '../table-head.ts';
import { isDash, type UseCell, useCell } from './activity-cell.ts';
import { headedTable, headWords } from './annex-table.ts';
import { placesIn } from './columns.ts';
import type { Conditions } from './condition-table.ts';

const NAME = 'kegiatan';
const WORDS = 'kata lain';
const ID = 'id';
/** What the column of a zone's conditions is called, if it has a name. */
const BESIDE = 'syarat';

interface ZoneColumn {
  readonly code: string;
  readonly at: number;
  /** The column beside it that holds its conditions; absent where there is none. */
  readonly beside?: number;
}

/**
 * Reads the table of activities as the plan's annex has it: rows are activities, columns zones, cells codes (docs/map.md).
 * @param codes of the zones
 * @param isWhole whether these are all codes; else a column of no zone is of one whose row is wrong
 * @param conditions of the second table
 * @returns the activities that can be used, and what is wrong with the others, each with its row and column
 */
export function readActivities(
  table: Table,
  file: string,
  { codes, isWhole }: { readonly codes: readonly string[]; readonly isWhole: boolean },
  conditions: Conditions,
): {
  readonly activities: readonly Activity[];
  /** Lines of titles and names of columns below the first one. */
  readonly titles: number;
  /** How many cells are empty, and how many hold a dash: they forbid, as X does. */
  readonly bare: { readonly empty: number; readonly dash: number };
  /** The zones that have a column. */
  readonly ruled: readonly string[];
  readonly mistakes: readonly Mistake[];
} {
  const headed = headedTable(table, NAME, codes);
  if (headed === undefined) {
    const mistakes = [{ file, line: 1, message: headWords(table, NAME, codes) }];
    return { activities: [], titles: 0, bare: { empty: 0, dash: 0 }, ruled: [], mistakes };
  }
  const { head, headLine } = headed;
  const mistakes: Mistake[] = [];
  const names = head.map(columnName);
  const report = (message: string) => mistakes.push({ file, line: headLine, message });
  const zones = zoneColumns(head, codes, isWhole ? report : () => undefined);
  // The conditions beside the last zone have a column, mostly without a name.
  const width = Math.max(namedWidth(head), ...zones.map(({ beside = 0 }) => beside + 1));
  const { whole: rows, long } = splitRows(headed, width, file);
  const besides = zones.flatMap(({ beside }) => beside ?? []);
  const unheaded = unheadedColumns({
    head: head.map((name, at) => (besides.includes(at) ? BESIDE : name)),
    rows,
  });
  if (unheaded !== undefined) report(unheaded);
  const twice = twiceNamed(head, (name) => (columnName(name) === BESIDE ? '' : columnName(name)));
  twice.forEach(report);
  for (const row of long) mistakes.push({ file, line: row.line, message: longRow(row, width, headLine) });
  const seen = new Map<string, number>();
  const activities = rows.flatMap(({ cells, line }): Activity[] => {
    const place = placesIn(file, line, mistakes);
    const of = (name: string): string => cells[names.indexOf(name)] ?? '';
    const name = of(NAME);
    const id = of(ID) || slug(name);
    if (name === '')
      place.wrong(NAME, said('kosong; tulis nama kegiatannya', 'is empty; write the name of the activity'));
    const before = seen.get(id);
    if (before !== undefined)
      place.wrong(
        of(ID) ? ID : NAME,
        said(
          `'${id}' sudah ada di baris ${before}; tulis masing-masing sekali`,
          `'${id}' stands in line ${before} too; each stands once`,
        ),
      );
    seen.set(id, line);
    const uses = zones.flatMap(({ code, at, beside }): [string, UseCell][] => {
      const cell = cells[at] ?? '';
      const use = useCell(cell);
      if (use === undefined) {
        place.wrong(
          code,
          said(
            `tidak dapat berisi "${cell}"; tulis I, T, B, atau X, beberapa dengan koma, syarat sesudah titik dua`,
            `takes I, T, B or X, several with commas, a condition behind a colon; it holds "${cell}"`,
          ),
        );
        return [];
      }
      const words = [use.words, beside === undefined ? '' : (cells[beside] ?? '')].filter(Boolean).join(' ');
      return [[code, { ...use, words }]];
    });
    if (place.isWrong()) return [];
    return [activityOf({ id, name, words: wordsIn(of(WORDS)) }, uses, conditions)];
  });
  const titles = table.rows.length - headed.rows.length;
  const cells = rows.flatMap((row) => zones.map(({ at }) => row.cells[at] ?? ''));
  const bare = { empty: cells.filter((cell) => cell === '').length, dash: cells.filter(isDash).length };
  return { activities, titles, bare, ruled: zones.map(({ code }) => code), mistakes };
}

function zoneColumns(
  head: readonly string[],
  codes: readonly string[],
  report: (message: string) => void,
): ZoneColumn[] {
  return head.flatMap((title, at): ZoneColumn[] => {
    const name = columnName(title);
    if ([NAME, WORDS, ID, '', BESIDE].includes(name)) return [];
    const code = codes.find((one) => columnName(one) === name);
    if (code === undefined) {
      // R-2 is no slip of C-2: only signs and blanks may differ.
      const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const near = codes.find((one) => plain(one) === plain(title));
      report(
        said(
          `memuat kolom '${title}', yang bukan zona di zona.csv${near ? `; tulis ${near}` : ''}`,
          `has a column '${title}', which is no zone of zona.csv${near ? `; write ${near}` : ''}`,
        ),
      );
      return [];
    }
    const next = head[at + 1];
    const hasBeside = next !== undefined && ['', BESIDE].includes(columnName(next));
    return [{ code, at, ...(hasBeside && { beside: at + 1 }) }];
  });
}

function activityOf(
  known: Pick<Activity, 'id' | 'name' | 'words'>,
  uses: readonly (readonly [string, UseCell])[],
  conditions: Conditions,
): Activity {
  const of = (wanted: UseCell['code']) => uses.filter(([, { code }]) => code === wanted);
  const conditionsOf = (wanted: UseCell['code']) =>
    Object.fromEntries(
      of(wanted).map(([zone, { numbered, words, isLimitedToo }]) => {
        const said = [words, ...conditions.of(known, zone, numbered)].filter((one) => one !== '').join(' ');
        return [
          zone,
          `${isLimitedToo ? `${placeTexts.limitedBrief}. ` : ''}${said || placeTexts.askForCondition}`,
        ];
      }),
    );
  return {
    ...known,
    allowed: of('I').map(([zone]) => zone),
    limited: conditionsOf('T'),
    conditional: conditionsOf('B'),
  };
}

const wordsIn = (cell: string): string[] =>
  cell
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
