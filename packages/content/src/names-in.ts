import { readdir } from 'node:fs/promises';

/** Gives the names in a folder that this package writes; none where it is not there, or cannot be read. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
