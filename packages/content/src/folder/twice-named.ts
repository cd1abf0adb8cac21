import { said } from '../language.ts';
import { columnLetters } from './workbook/address.ts';

/**
 * Reports columns that have one name, so that nobody knows which counts.
 * @param nameOf gives a name as it is compared; '' for a column that is left out
 * @returns for each such name what is wrong and what to do; empty where there is none
 */
export function twiceNamed(head: readonly string[], nameOf: (name: string) => string): string[] {
  const byName = new Map<string, number[]>();
  for (const [at, name] of head.entries()) {
    const key = nameOf(name);
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), at]);
  }
  return [...byName.values()]
    .filter((columns) => columns.length > 1)
    .map((columns) => {
      const named = columns.map((at) => `${columnLetters(at)} ('${head[at]}')`);
      return said(
        `memuat satu kolom ${columns.length === 2 ? 'dua kali' : `${columns.length} kali`}: ${named.join(' dan ')}; simpan salah satu saja`,
        `has one column ${columns.length === 2 ? 'twice' : `${columns.length} times`}: ${named.join(' and ')}; keep one of them`,
      );
    });
}
