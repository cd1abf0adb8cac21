import { existsSync } from 'node:fs';
import { said } from '@bupc/content/files';
import type { BuiltInFolder } from '../../../src/domain/gallery/built-in-folder.ts';
import { contentFile, type Environment, isOnSite, type Read, readYamlFile, used } from '../city-files.ts';
import { type FieldMistake, fieldMistakes, placed } from '../mistakes.ts';
import { builtInSchema } from './built-in-schema.ts';

/** The file of the built-in gallery; it may be missing (docs/content.md). */
export const BUILT_IN_FILE = 'galeri-bawaan.yaml';

/** Reads the built-in gallery of the content folder, or lists what is wrong in its file; none where there is no file. */
export function judgeBuiltIn(env: Environment): Read<readonly BuiltInFolder[]> {
  if (!existsSync(contentFile(env, BUILT_IN_FILE).path)) return { value: [] };
  const read = readYamlFile(env, BUILT_IN_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const wrong = fieldMistakes(builtInSchema(isOnSite(env)), content);
  if (wrong.length > 0) return { mistakes: placed(file, lineOf, wrong) };
  const albums = content as readonly BuiltInFolder[];
  const twice = idsTwice(albums, (index) => lineOf(index, 'id'));
  return twice.length > 0 ? { mistakes: placed(file, lineOf, twice) } : { value: albums };
}

/** Names the ids that an earlier album has: an address leads to one. */
const idsTwice = (albums: readonly BuiltInFolder[], lineOf: (index: number) => number): FieldMistake[] =>
  albums.flatMap(({ id }, index) => {
    const before = albums.findIndex((other) => other.id === id);
    if (before === index) return [];
    const message = said(
      `id ${id} sudah ada di baris ${lineOf(before)}; tulis setiap id sekali`,
      `id ${id} stands in line ${lineOf(before)} too; each id stands once`,
    );
    return [{ path: [index, 'id'], message }];
  });

/** Reads the built-in gallery. @throws CityError naming everything that cannot be used */
export const readBuiltIn = (env: Environment): readonly BuiltInFolder[] => used(judgeBuiltIn(env));
