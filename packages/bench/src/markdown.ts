import { readFileSync, writeFileSync } from 'node:fs';

/** A row of a table: its cells by heading. Every row of a table has the same headings. */
export type Row = Readonly<Record<string, string>>;

const NUMBER = /^[~<≤−-]?\d[\d.,]*(?:\s?(?:ms|KB|MB|%|s))?$/;

/** Writes rows as a Markdown table, its columns padded, those of numbers to the right; nothing for no rows. */
export function markdownTable(rows: readonly Row[]): string {
  const headings = Object.keys(rows[0] ?? {});
  if (headings.length === 0) return '';
  const columns = headings.map((heading) => {
    const cells = rows.map((row) => row[heading] ?? '');
    const width = Math.max(3, heading.length, ...cells.map(({ length }) => length));
    const isRight = cells.some((cell) => NUMBER.test(cell)) && cells.every(isNumberOrNone);
    return { heading, width, isRight };
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = ({ width, isRight }: { width: number; isRight: boolean }, cell: string) =>
    isRight ? cell.padStart(width) : cell.padEnd(width);
  return [
    line(columns.map((column) => padded(column, column.heading))),
    line(columns.map(({ width, isRight }) => (isRight ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))),
    ...rows.map((row) => line(columns.map((column) => padded(column, row[column.heading] ?? '')))),
  ].join('\n');
}

const isNumberOrNone = (cell: string): boolean => cell === '' || cell === '–' || NUMBER.test(cell);

/**
 * Puts a text between the marks `<!-- name:begin -->` and `<!-- name:end -->` of a document.
 * @throws where the document has no such marks
 */
export function withBlock(document: string, name: string, text: string): string {
  const block = new RegExp(`(<!-- ${name}:begin -->\\n).*?(<!-- ${name}:end -->)`, 's');
  if (!block.test(document)) throw new Error(`the document has no marks of the name ${name}`);
  return document.replace(block, (_, begin, end) => `${begin}\n${text.trim()}\n\n${end}`);
}

/** Rewrites the block of a name in a file. */
export function writeBlock(file: string, name: string, text: string): void {
  writeFileSync(file, withBlock(readFileSync(file, 'utf8'), name, text));
}
