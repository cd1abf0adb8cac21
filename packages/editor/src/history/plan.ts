import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Change } from '../serve/changes.ts';
import { contentName } from '../serve/folder-files.ts';
import { writablePlace } from '../serve/safe-path.ts';

/** What becomes of a file. */
export interface PlannedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The size of what is kept of it. */
  readonly size: number;
  /** Its new content: bytes, or the place of a file that has it. */
  readonly content?: Uint8Array | string;
}

const nameIn = (content: Uint8Array | string): string =>
  contentName(typeof content === 'string' ? readFileSync(content) : content);

/**
 * Gives what becomes of each file of a folder by changes; files that stay as they are are left out.
 * @throws Refused where one may not be written
 */
export function plannedFiles(folder: string, changes: readonly Change[]): PlannedFile[] {
  const next = new Map<string, Uint8Array | string | undefined>();
  for (const { path, from } of changes)
    for (const one of from ? [from, path] : [path]) next.set(one, undefined);
  for (const { path, bytes, source } of changes) {
    const content = bytes ?? source;
    if (content !== undefined) next.set(path, content);
  }
  return [...next].flatMap(([path, content]) => {
    const place = writablePlace(folder, path);
    const isThere = existsSync(place);
    const before = isThere ? nameIn(place) : null;
    const after = content === undefined ? null : nameIn(content);
    if (before === after) return [];
    const size = isThere ? statSync(place).size : 0;
    return [{ path, before, after, size, ...(content !== undefined && { content }) }];
  });
}
