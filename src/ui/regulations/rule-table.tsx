import type { ReactNode } from 'react';
import { InOrder } from './in-order.tsx';

interface RuleTableProps<Cell> {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether it is one row of short cells, which a phone shows as a list. */
  readonly isOne: boolean;
  /** Shows a heading; the plain words by default. */
  readonly heading?: (words: string) => ReactNode;
  /** Shows a cell. */
  readonly children: (cell: Cell) => ReactNode;
}

/** A table of an article. It scrolls in itself where it is wider than the page, and is then reached by Tab. */
export function RuleTable<Cell>({
  head,
  rows,
  isOne,
  heading = (words) => words,
  children,
}: RuleTableProps<Cell>) {
  // A group, not a section: a whole regulation has many of one name.
  const scrolling = { role: 'group', tabIndex: 0, 'aria-label': head.join(', ') };
  return (
    <div className={`rule-table${isOne ? ' rule-table--one' : ''}`} {...(!isOne && scrolling)}>
      <table>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {heading(words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <InOrder of={rows}>
            {(row) => (
              <tr>
                <InOrder of={row}>
                  {(cell, column) => <td data-head={head[column]}>{children(cell)}</td>}
                </InOrder>
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </div>
  );
}
