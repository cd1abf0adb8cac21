import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@bupc/content/files';

/**
 * A folder in `parent` for this process alone, so that two editors do not empty each other's page.
 * What processes that have ended left in `parent` is removed.
 *
 * @param parent - where the folders of all editors of a project stand; it need not exist
 * @returns the path of the folder, which does not exist yet
 */
export function ownFolder(parent: string): string {
  for (const name of namesIn(parent)) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid || !isRunning(Number(name))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
  return join(parent, String(process.pid));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
