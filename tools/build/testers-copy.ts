import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

// What these packages have in one file would stay in it: a function that the testers' code alone calls would be brought to
// every visitor.
const COPIED = new Set(['valibot']);
// What describes machines and worlds to testers: no visitor's page loads any of it.
const TESTERS = /\/packages\/inspector\/|\/qa\//;
const MARK = '?testers';

/** Gives the testers' code copies of its own of packages that it shares with the page. */
export function testersCopy(): Plugin {
  return {
    name: 'testers-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!COPIED.has(source) || !TESTERS.test(importer?.replaceAll('\\', '/') ?? '')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${MARK}` };
    },
    load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : null),
  };
}
