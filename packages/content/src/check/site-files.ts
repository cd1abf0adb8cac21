import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isServed } from '../own-files.ts';

/**
 * Says whether a site has a file at a path, percent-encoded as addresses are.
 * @param folder of the files that are served
 * @param content the content folder, whose own files a build has yet to copy; absent where built files are checked
 */
export function siteFiles(folder: string, content?: string): (path: string) => boolean {
  return (path) => {
    const name = decoded(path.replace(/[?#].*$/s, ''));
    if (name === undefined || name.split('/').includes('..') || name.includes('\0')) return false;
    if (content !== undefined) return isServed({ folder: content, publicDir: folder }, name);
    return statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
