import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const packages = ['bench', 'editor', 'map-import', 'script-feeds', 'content', 'inspector'];

/** Gives the examples of a package's README that import it, by names under which they can be compiled. */
function examplesOf(name: string): [file: string, text: string][] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes(`from '@bupc/${name}`))
    .map((text, place) => [`${name}-${place + 1}.ts`, text]);
}

/** Compiles files as if they stood in a project that has the packages; gives what is wrong with them. */
function mistakesIn(files: readonly (readonly [file: string, text: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'readme-test-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  // What the packages declare of modules without types.
  const declared = join(root, 'packages/*/src/**/*.d.ts');
  const config = { extends: join(root, 'tsconfig.json'), include: ['*.ts', declared], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout.split('\n').filter((line) => line !== '');
}

it('the example of every README compiles with what the entries of its package name', () => {
  const examples = packages.map((name) => [name, examplesOf(name)] as const);
  expect(examples.filter(([, found]) => found.length === 0).map(([name]) => name)).toEqual([]);
  expect(mistakesIn(examples.flatMap(([, found]) => found))).toEqual([]);
});
