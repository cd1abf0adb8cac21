import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { isUnused, isUnusedShader, replacementOf } from './unused-maplibre.ts';

const PACKAGE = '/node_modules/maplibre-gl/src/';
const ENTRY = '\0slim-maplibre';
const WORKER_URL = 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
const WORKER = '\0slim-maplibre-worker';

/**
 * Builds MapLibre from its source without what the map of the city never uses, and its worker in one build with the page,
 * so that what both need is sent once. What is left out keeps its names, as functions that do nothing. Browser tests run on such a
 * build, and no other test runs the library: the dev server alone has it as it is published.
 * @param root of the project
 */
export function slimMapLibre(root: string): Plugin {
  const source = resolve(root, 'node_modules/maplibre-gl/src').replaceAll('\\', '/');
  return {
    name: 'slim-maplibre',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'map',
    resolveId(id) {
      if (id === 'maplibre-gl') return ENTRY;
      return id === WORKER_URL ? WORKER : null;
    },
    async load(id) {
      if (id === ENTRY) return entryOf(source);
      if (id === WORKER) {
        const file = this.emitFile({ type: 'chunk', id: `${source}/source/worker.ts`, name: 'map-worker' });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      }
      const path = id.replaceAll('\\', '/');
      const replaced = replacementOf(path);
      if (replaced !== undefined) return replaced;
      if (isUnused(path)) return stubOf(await readFile(id, 'utf8'));
      if (isUnusedShader(path)) return "export default '';";
      if (!path.includes(PACKAGE) || !path.endsWith('.ts')) return null;
      // The source declares inherited members again: with the class fields of today's JavaScript it would be emptied.
      const typescript = { removeClassFieldsWithoutInitializer: true };
      return transformWithOxc(await readFile(id, 'utf8'), id, { typescript });
    },
  };
}

const entryOf = (source: string): string =>
  [
    `export { Map } from '${source}/ui/map.ts';`,
    `export { addProtocol } from '${source}/source/protocol_crud.ts';`,
    `import { config } from '${source}/util/config.ts';`,
    'export const setWorkerUrl = (url) => { config.WORKER_URL = url; };',
  ].join('\n');

const NAMED = /^export (?:abstract )?(?:async )?(?:class|function|const|let) (\w+)/gm;
const LISTED = /^export \{([^}]+)\}/gm;

/** Writes a module of the same names whose functions and classes do nothing. */
export function stubOf(code: string): string {
  const named = [...code.matchAll(NAMED)].flatMap(([, name]) => name ?? []);
  const listed = [...code.matchAll(LISTED)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  const names = [...new Set([...named, ...listed])].filter(
    (name) => /^\w+$/.test(name) && name !== 'default',
  );
  const isDefault = /^export default/m.test(code) || listed.includes('default');
  return [
    'function nothing() {}',
    ...names.map((name) => `export { nothing as ${name} };`),
    ...(isDefault ? ['export default nothing;'] : []),
  ].join('\n');
}
