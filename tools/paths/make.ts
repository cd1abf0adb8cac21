import { makePaths } from './make-paths.ts';

/** Writes the paths that cover every machine into `.paths`, whether or not anything has changed. */
export async function main(): Promise<void> {
  await makePaths({ isForced: true, tell: (line) => console.log(line) });
}
