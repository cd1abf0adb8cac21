import { extname } from 'node:path';
import { PICTURE_ENDINGS, REFUSED_ENDINGS } from '../pictures/picture-endings.ts';

const HIDDEN = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a name is of a file that people do not write. */
export const isHidden = (name: string): boolean => HIDDEN.test(name);

/** Sorts names as people read them. */
export const sortedNames = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => a.localeCompare(b, 'id', { numeric: true }));

/** Says whether a name is that of a picture, also of one that cannot be taken. */
export function isPictureName(name: string): boolean {
  const ending = extname(name).toLowerCase();
  return PICTURE_ENDINGS.includes(ending) || REFUSED_ENDINGS.has(ending);
}

/** Splits a name such as '2024-11-12-pola-ruang' into its day and the rest; without a day, all is the rest. */
export function datedName(name: string): { readonly day?: string; readonly rest: string } {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+(.*))?$/.exec(name);
  if (match === null) return { rest: name };
  const [, day = '', rest = ''] = match;
  return { day, rest: rest || day };
}

/** Makes a title of a file's name: 'garis-pantai_barat' gives 'Garis pantai barat'. */
export function titleOf(name: string): string {
  const words =
    name
      .replace(/^\d+[-_. ]+/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
