import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Says whether a site has a file at a path, percent-encoded as addresses are. */
export function siteFiles(folder: string): (path: string) => boolean {
  return (path) => {
    const name = decoded(path.replace(/[?#].*$/s, ''));
    if (name === undefined || name.split('/').includes('..') || name.includes('\0')) return false;
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
