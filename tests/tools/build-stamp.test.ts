import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { forgetBuiltFrom, isBuiltFrom, noteBuiltFrom, stampOf } from '../../tools/build-stamp.mjs';
import { madeFiles, writeFiles } from './made-files.ts';

let root: string;
const write = (name: string, text: string) => writeFiles(root, { [name]: text });
beforeEach(() => {
  root = madeFiles({ 'package.json': '{}', 'src/ui/app.tsx': 'one', 'dist/.hosts/a': '' });
});

it.each([
  ['a source changes', () => write('src/ui/app.tsx', 'two'), {}],
  ['a source comes', () => write('src/ui/other.tsx', ''), {}],
  ['a source goes', () => rmSync(join(root, 'src/ui/app.tsx')), {}],
  ['a file of the root changes', () => write('package.json', '{ }'), {}],
  ['a variable of the build is set', () => undefined, { VITE_QA: 'off' }],
  [
    'the content is of a folder elsewhere, which may change unseen',
    () => undefined,
    { CONTENT_DIR: '/elsewhere' },
  ],
])('differs where %s', (_, change, env) => {
  const before = stampOf(root, {});
  change();
  expect(stampOf(root, env)).not.toBe(before);
});

it.each([
  ['a test changes', () => write('tests/app.test.tsx', 'two'), {}],
  ['a build has made feeds', () => write('public/content/news.json', '{}'), {}],
  ['another variable is set', () => undefined, { PORT: '4000' }],
  [
    "a variable says what testers' builds have anyway",
    () => undefined,
    { VITE_QA: 'on', CONTENT_DIR: 'content' },
  ],
])('is the same where %s', (_, change, env) => {
  const before = stampOf(root, {});
  change();
  expect(stampOf(root, env)).toBe(before);
});

it("is the same in each run where the folder of the content is the project's own", () => {
  const own = { CONTENT_DIR: join(root, 'content') };
  expect(stampOf(root, own)).toBe(stampOf(root, own));
  write('content/kantor.yaml', 'name: Kota');
  const before = stampOf(root, own);
  write('content/kantor.yaml', 'name: Lain');
  expect(stampOf(root, own)).not.toBe(before);
});

it('is noted in a build, and forgotten before the next', () => {
  const dist = join(root, 'dist');
  const results = [isBuiltFrom(dist, 'a')];
  noteBuiltFrom(dist, 'a');
  results.push(isBuiltFrom(dist, 'a'), isBuiltFrom(dist, 'b'));
  forgetBuiltFrom(dist);
  results.push(isBuiltFrom(dist, 'a'));
  expect(results).toEqual([false, true, false, false]);
});
