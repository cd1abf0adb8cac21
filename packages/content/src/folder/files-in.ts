import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './links.ts';
import { isHidden } from './names.ts';

/**
 * Gives the files in a folder at any depth, by their paths from there; none where there is no such folder. Hidden ones are left out,
 * and no link in it is followed. A folder in it that vanishes meanwhile is left out alone.
 * @throws Error where a folder cannot be read
 */
export function filesIn(place: string): string[] {
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const entry of entriesOf(join(place, folder))) {
      if (isHidden(entry.name)) continue;
      const name = join(folder, entry.name);
      if (entry.isFile()) found.push(name);
      else if (entry.isDirectory()) folders.push(name);
    }
  }
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
}
