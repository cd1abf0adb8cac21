import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where everything that is made lands, from the root of the project. */
export const PUBLIC = 'public';

/** Gives the path of a picture by its file id, as the site asks for it. */
export function mediaPath(fileId: string, file: string): string {
  return join(PUBLIC, 'media', fileId, file);
}

/** Writes a file and makes the folders it needs. */
export function write(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
