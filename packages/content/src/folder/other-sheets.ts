import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import type { Table } from './table-rows.ts';

/**
 * Names the sheets of a workbook that are not read.
 * @param file as it is shown
 */
export const otherSheets = ({ otherSheets: names = [] }: Table, file: string): Mistake[] =>
  names.map((name) => ({
    file,
    message: said(
      `lembar ${name} tidak dibaca; yang dibaca hanya lembar pertama yang tampak`,
      `the sheet ${name} is not read; only the first visible one is`,
    ),
  }));
