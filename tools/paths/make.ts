import { makePaths } from './make-paths.ts';

/**
 * Writes the paths that cover every machine into `.paths`.
 * @param args `--missing` makes them only where something has changed that they are made of
 */
export async function main(args: readonly string[] = []): Promise<void> {
  await makePaths({ isForced: !args.includes('--missing'), tell: (line) => console.log(line) });
}
