import { relative, sep } from 'node:path';
import { failureMessage } from '../../src/application/shared/failure.ts';

/** Reads many files, of which some may be bad. */
export interface GoodFiles {
  /** Gives what could be read, in order. */
  readonly goodOf: <T>(files: readonly string[], read: (file: string) => T) => readonly T[];
  /** What is wrong with each of the others, by its name. */
  readonly bad: () => Readonly<Record<string, string>>;
}

/**
 * Makes a reader that goes on without the files that cannot be read.
 * @param root the folder from which files are named
 * @param say called once with a line about each of them
 */
export function createGoodFiles(root: string, say: (line: string) => void): GoodFiles {
  const mistakes = new Map<string, string>();
  return {
    goodOf: (files, read) =>
      files.flatMap((file) => {
        try {
          return [read(file)];
        } catch (error) {
          const name = relative(root, file).replaceAll(sep, '/');
          if (!mistakes.has(name)) say(`${name} is left out: ${failureMessage(error)}`);
          mistakes.set(name, failureMessage(error));
          return [];
        }
      }),
    bad: () => Object.fromEntries(mistakes),
  };
}
