import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { codeOf } from './links.ts';
import { isHidden } from './names.ts';

/**
 * Gives the files in a folder at any depth, by their paths from there; none where there is no such folder. Hidden ones are left out,
 * and no link is followed.
 * @throws Error where a folder cannot be read
 */
export function filesIn(place: string): string[] {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const name = join(entry.parentPath, entry.name).slice(place.length + 1);
      return entry.isFile() && !name.split(sep).some(isHidden) ? [name] : [];
    });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
}
