import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSitePath } from '../../src/adapters/deployment/address-forms.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { whyNotBuiltIn } from '../folder-name.mjs';
import { type Environment, OFFICE_FILE, type Read, readYamlFile, siteFile, used } from './city-files.ts';
import { citySchema } from './city-schema.ts';
import { guideMistakes } from './guide-mistakes.ts';
import { fieldMistakes, placed } from './mistakes.ts';

/** Reads the office of the content folder, or lists what is wrong in its file (contract "Configuration"). */
export function judgeCity(env: Environment): Read<CityConfig> {
  const read = readYamlFile(env, OFFICE_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const isThere = (path: string) => isSitePath(path) && existsSync(siteFile(env, path));
  const wrong = fieldMistakes(citySchema(isThere), content);
  // Each field was checked: it is what its type says.
  const mistakes = wrong.length > 0 ? wrong : guideMistakes(content as CityConfig);
  return mistakes.length > 0
    ? { mistakes: placed(file, lineOf, mistakes) }
    : { value: content as CityConfig };
}

/**
 * Reads the office whose site is built: kantor.yaml of the content folder.
 * @throws CityError naming everything in it that cannot be used
 */
export function readCity(env: Environment): CityConfig {
  const here = whyNotBuiltIn(resolve('.'));
  if (here !== undefined) throw new Error(here);
  return used(judgeCity(env));
}
