import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What is to be measured. */
export interface BenchOptions {
  readonly runs: number;
  /** The folder of the build, absolute. */
  readonly dist: string;
  /** The folder of the build before, absolute: interactions are measured in turn with it. */
  readonly before: string | undefined;
  /** What the names of interactions and dialogs are to hold; nothing for all of them. */
  readonly only: string;
  /** The path of the page that is looked at where it is not the site's first one; empty for that. */
  readonly path: string;
  /** Whether the tables go into the document. */
  readonly writes: boolean;
}

/**
 * Reads the arguments after the name of a part.
 * @throws for an unknown option, or an invalid number of runs
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      dist: { type: 'string', default: 'dist' },
      before: { type: 'string' },
      only: { type: 'string', default: '' },
      path: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a number from 1, not ${values.runs}`);
  return {
    runs,
    dist: resolve(values.dist),
    before: values.before === undefined ? undefined : resolve(values.before),
    only: values.only,
    path: values.path,
    writes: values.write,
  };
}
