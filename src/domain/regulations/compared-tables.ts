import type { TextPart } from './regulation.ts';
import { type WordingChange, wordingChanges } from './wording-changes.ts';

/** A table of an article. */
export type RuleTable = TextPart & { kind: 'table' };

/** A table of a former wording beside what it says now: the changes of every cell, row by row. */
export interface ComparedTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (readonly WordingChange[])[])[];
}

type Row = RuleTable['rows'][number];

/**
 * Compares two tables cell by cell (spec §2 Regulation pages). Rows belong together that begin with the same cell, or where each
 * table has one alone. Where the columns have changed, both tables stand whole.
 * @param former absent where there was none
 * @param present absent where there is none any more
 */
export function comparedTables(
  former: RuleTable | undefined,
  present: RuleTable | undefined,
): readonly ComparedTable[] {
  if (former && present && former.head.join('\n') === present.head.join('\n'))
    return [{ head: former.head, rows: comparedRows(former.rows, present.rows) }];
  const whole = (table: RuleTable, kind: 'gone' | 'new') => ({
    head: table.head,
    rows: table.rows.map((row) => wholeRow(row, kind)),
  });
  return [...(former ? [whole(former, 'gone')] : []), ...(present ? [whole(present, 'new')] : [])];
}

function comparedRows(former: readonly Row[], present: readonly Row[]): ComparedTable['rows'] {
  const isAlone = former.length === 1 && present.length === 1;
  const rest = [...present];
  const rows = former.map((row) => {
    const at = isAlone ? 0 : rest.findIndex((one) => cellText(one, 0) === cellText(row, 0));
    const [now] = at < 0 ? [] : rest.splice(at, 1);
    if (now === undefined) return wholeRow(row, 'gone');
    return row.map((_, column) => wordingChanges(cellText(row, column), cellText(now, column)));
  });
  return [...rows, ...rest.map((row) => wholeRow(row, 'new'))];
}

const cellText = (row: Row, column: number): string => (row[column] ?? []).map(({ text }) => text).join('');

const wholeRow = (row: Row, kind: 'gone' | 'new'): WordingChange[][] =>
  row.map((_, column) => [{ kind, text: cellText(row, column) }]);
