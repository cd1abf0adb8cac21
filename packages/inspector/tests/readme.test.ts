import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const textOf = (...names: string[]) => readFileSync(join(folder, ...names), 'utf8');

it('says of a page what the example has: each of its files but the shell of the page', () => {
  const blocks = [...textOf('README.md').matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const files = readdirSync(join(folder, 'example')).filter((name) => name !== 'index.html');
  expect(blocks.toSorted()).toEqual(files.map((name) => textOf('example', name)).toSorted());
});
