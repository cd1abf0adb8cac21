import { existsSync } from 'node:fs';
import { isSitePath } from '../../../src/adapters/deployment/address-forms.ts';
import type { BuiltInFolder } from '../../../src/domain/gallery/built-in-folder.ts';
import { contentFile, type Environment, type Read, readYamlFile, siteFile, used } from '../city-files.ts';
import { fieldMistakes, placed } from '../mistakes.ts';
import { builtInSchema } from './built-in-schema.ts';

/** The file of the built-in gallery; it may be missing (docs/content.md). */
export const BUILT_IN_FILE = 'galeri-bawaan.yaml';

/** Reads the built-in gallery of the content folder, or lists what is wrong in its file; none where there is no file. */
export function judgeBuiltIn(env: Environment): Read<readonly BuiltInFolder[]> {
  if (!existsSync(contentFile(env, BUILT_IN_FILE).path)) return { value: [] };
  const read = readYamlFile(env, BUILT_IN_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const isThere = (path: string) => isSitePath(path) && existsSync(siteFile(env, path));
  const mistakes = fieldMistakes(builtInSchema(isThere), content);
  return mistakes.length > 0
    ? { mistakes: placed(file, lineOf, mistakes) }
    : { value: content as readonly BuiltInFolder[] };
}

/** Reads the built-in gallery. @throws CityError naming everything that cannot be used */
export const readBuiltIn = (env: Environment): readonly BuiltInFolder[] => used(judgeBuiltIn(env));
