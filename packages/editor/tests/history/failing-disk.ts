import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISK, type Disk } from '../../src/history/disk.ts';
import { STATES_FOLDER } from '../../src/history/record.ts';

/** The files below a folder with their texts, without those of its states. */
export function filesIn(folder: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (path === STATES_FOLDER) return [];
      return entry.isDirectory()
        ? Object.entries(filesIn(folder, path))
        : [[path, readFileSync(join(folder, path), 'utf8')] as const];
    }),
  );
}
/** The texts of all files of a folder, those of its states too. */
export const everything = (folder: string): string[] => [
  ...Object.values(filesIn(folder)),
  ...(existsSync(join(folder, STATES_FOLDER)) ? Object.values(filesIn(join(folder, STATES_FOLDER))) : []),
];

/** A disk of which one step fails; with `dies`, all after it too, as when the program is killed there. */
export function failing(
  at: number,
  { dies = false, code = 'ENOSPC', hasLinks = true } = {},
): Disk & { steps: () => number } {
  let step = 0;
  const wrap =
    <A extends unknown[]>(name: keyof Disk, act: (...args: A) => void) =>
    (...args: A): void => {
      if (name === 'link' && !hasLinks) throw Object.assign(new Error('no links'), { code: 'EPERM' });
      step += 1;
      if (step === at || (dies && step > at)) throw Object.assign(new Error(`step ${step}`), { code });
      act(...args);
    };
  const { mkdir, write, link, copy, rename, remove } = DISK;
  return {
    mkdir: wrap('mkdir', mkdir),
    write: wrap('write', write),
    link: wrap('link', link),
    copy: wrap('copy', copy),
    rename: wrap('rename', rename),
    remove: wrap('remove', remove),
    steps: () => step,
  };
}
