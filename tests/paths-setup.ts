import { makePaths } from '../tools/paths/make-paths.ts';

/** Makes the paths of the machines before the first test; where nothing has changed they are not made again. */
export async function setup(): Promise<void> {
  await makePaths();
}
