import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  isServed,
  type Mistake,
  mistakeLine,
  ownAddress,
  placesOf,
  readYaml,
  said,
  servedFile,
  sortedMistakes,
} from '@bupc/content/files';
import { fileOfPath, isSitePath } from '../../src/adapters/deployment/address-forms.ts';
import type { LineOf } from './mistakes.ts';

/** The variables that say what is built; CONTENT_DIR names the content folder (contract "Configuration"). */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The file of the office: its name, hours, leaders, services (docs/content.md). */
export const OFFICE_FILE = 'kantor.yaml';

/** What was read of files of the content folder, or everything that is wrong in them. */
export type Read<T> =
  | { readonly value: T; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake[] };

/** Thrown with one line for each mistake of the office's files: the file, the line, the field, what it takes, what it contains. */
export class CityError extends Error {
  override readonly name = 'CityError';
}

/** Gives what was read. @throws CityError naming everything that cannot be used */
export function used<T>(read: Read<T>): T {
  if (read.mistakes === undefined) return read.value;
  throw new CityError(sortedMistakes(read.mistakes).map(mistakeLine).join('\n'));
}

/** Finds a file of the content folder: its path, and its name as people see it. */
export function contentFile(
  env: Environment,
  name: string,
): { readonly path: string; readonly file: string } {
  const root = resolve('.');
  const path = join(placesOf(root, env).folder, name);
  const shown = relative(root, path).replaceAll('\\', '/');
  return { path, file: shown.startsWith('..') ? path.replaceAll('\\', '/') : shown };
}

/** Gives the file behind a path of the site: one of the office's own, or one of the design; a query is left out. */
export const siteFile = (env: Environment, path: string): string =>
  servedFile(placesOf(resolve('.'), env), fileOfPath(path));

/** Says whether the site serves a file at a path; a query is left out. */
export const isOnSite =
  (env: Environment) =>
  (path: string): boolean =>
    isSitePath(path) && isServed(placesOf(resolve('.'), env), fileOfPath(path));

/** Reads a file of YAML, with the line of each of its fields. */
export function readYamlFile(
  env: Environment,
  name: string,
): Read<{ readonly content: unknown; readonly lineOf: LineOf; readonly file: string }> {
  const { path, file } = contentFile(env, name);
  if (!existsSync(path)) {
    return {
      mistakes: [
        {
          file,
          message: said(
            'berkas ini tidak ada; docs/id/kota-lain.md menyebut cara memulai',
            'there is no such file; docs/another-city.md says how to begin',
          ),
        },
      ],
    };
  }
  const read = readYaml({ text: readFileSync(path, 'utf8'), file });
  if ('mistakes' in read) return { mistakes: read.mistakes };
  return { value: { content: withOwnAddresses(env, read.value), lineOf: read.lineOf, file } };
}

/** Gives a value with the addresses of the office's own files in place of their plain names. */
export const withOwnAddresses = (env: Environment, value: unknown): unknown =>
  withAddresses(placesOf(resolve('.'), env).folder, value);

function withAddresses(folder: string, value: unknown): unknown {
  if (typeof value === 'string') return ownAddress(folder, value) ?? value;
  if (Array.isArray(value)) return value.map((one) => withAddresses(folder, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withAddresses(folder, one)]));
}
