import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The parts of the benchmark, each of which can be run alone. */
export const PARTS = ['page', 'visit', 'interactions', 'slow'] as const;

/** The name of a part. */
export type Part = (typeof PARTS)[number];

/** What is to be measured. */
export interface BenchOptions {
  readonly parts: readonly Part[];
  readonly runs: number;
  /** Where the build stands, absolute. */
  readonly dist: string;
  /** What the names of interactions and dialogs are to hold; nothing for all of them. */
  readonly only: string;
  /** Whether the tables go into the document. */
  readonly writes: boolean;
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/**
 * Reads what stands behind `npm run bench --`.
 * @throws for a part or a number of runs that does not exist
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      dist: { type: 'string', default: 'dist' },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((word) => !isPart(word));
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}: ${PARTS.join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a number from 1, not ${values.runs}`);
  return {
    parts: positionals.length > 0 ? positionals.filter(isPart) : PARTS,
    runs,
    dist: resolve(values.dist),
    only: values.only,
    writes: values.write,
  };
}
