import { statSync } from 'node:fs';
import type { Change } from '../serve/changes.ts';
import { contentName, nameAt } from '../serve/folder-files.ts';
import { writablePlace } from '../serve/safe-path.ts';

/** What becomes of a file. */
export interface PlannedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The size of its saved content. */
  readonly size: number;
  /** Its new content: bytes, or the place of a file that has it. */
  readonly content?: Uint8Array | string;
}

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
    const before = nameAt(place);
    const after = typeof content === 'string' ? nameAt(content) : content ? contentName(content) : null;
    if (before === after) return [];
    const size = before === null ? 0 : statSync(place).size;
    return [{ path, before, after, size, ...(content !== undefined && { content }) }];
  });
}
