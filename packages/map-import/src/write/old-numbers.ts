import * as v from 'valibot';
import type { TextFile } from './index-files.ts';

/** Where the numbers that have changed stand in the folder of the map. */
export const OLD_NUMBERS = 'indeks/nomor-lama.json';

const number = v.pipe(v.string(), v.minLength(1));

/** What nomor-lama.json says; there is none where nothing is to be said. */
export const oldNumbersSchema = v.object({
  /** Old numbers, each with the number that its land has now. */
  renamed: v.array(v.tuple([number, number])),
  /** Numbers that once stood for other land, each with the day of the first map in which it stands for that of now, '' where none is known. */
  moved: v.array(v.tuple([number, v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d)?$/))])),
});
export type OldNumbers = v.InferOutput<typeof oldNumbersSchema>;

/** The file of old numbers; none where there are none. */
export function oldNumberFiles({ renamed, moved }: OldNumbers): TextFile[] {
  if (renamed.length + moved.length === 0) return [];
  const rows = (list: readonly unknown[]) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const listed = (list: readonly unknown[]) => (list.length === 0 ? '[]' : rows(list));
  return [[OLD_NUMBERS, `{"renamed":${listed(renamed)},"moved":${listed(moved)}}\n`]];
}
