import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minify, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const textOf = (...names: string[]) => readFileSync(join(folder, ...names), 'utf8');

it('says of a page what the example has: each of its files but the shell of the page', () => {
  const blocks = [...textOf('README.md').matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const files = readdirSync(join(folder, 'example')).filter((name) => name !== 'index.html');
  expect(blocks.toSorted()).toEqual(files.map((name) => textOf('example', name)).toSorted());
});

const STUB_BYTES = 1024;

it('has of the inspector in the first code of such a page a stub of at most 1 KB, compressed', async () => {
  const built = await build({
    root: join(folder, 'example'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(folder, 'example', 'page.ts') } },
  });
  const chunks = (built as Rolldown.RolldownOutput).output.filter((one) => one.type === 'chunk');
  const first = chunks.flatMap((chunk) => (chunk.isEntry ? [chunk.fileName, ...chunk.imports] : []));
  const modules = chunks
    .filter(({ fileName }) => first.includes(fileName))
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([id, { code }]) => code && !/[/]example[/]|[/]xstate[/]/.test(id));
  const names = modules.map(([id]) => (id.startsWith(folder) ? relative(folder, id) : id.replace('\0', '')));
  expect(names.toSorted()).toEqual(['src/inspect-page.ts', 'vite/preload-helper.js']);
  const whole = modules
    .map(([, one]) => one.code)
    .join('\n')
    .concat('globalThis.page = inspectPage;');
  // What nobody calls would be left out.
  const { code } = await minify('stub.js', whole);
  expect(gzipSync(code).length).toBeLessThanOrEqual(STUB_BYTES);
});
