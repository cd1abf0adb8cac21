import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentReport } from '@bupc/content';
import { placesOf } from '@bupc/content/files';
import { beforeEach, expect, it } from 'vitest';
import { makeContent } from '../../../tools/build/content-folder.ts';
import { reportLines } from '../../../tools/content/build.ts';
import { countLine, stoppingLines } from '../../../tools/content/lost-lines.ts';
import { buildContent } from '../../../tools/content/site-content.ts';
import { madeFiles, writeFiles } from '../made-files.ts';

let root: string;
beforeEach(() => {
  root = madeFiles();
});

const PRODUCTS = '- name: Perda\n  url: https://a.example/p.pdf\n';
const TAB = '- name: Perda\n\turl: https://a.example/p.pdf\n';
const list = (text: string) => writeFiles(root, { 'content/legal-products.yaml': text });
const products = () => JSON.parse(readFileSync(join(root, 'public/content/legal-products.json'), 'utf8'));

it('stops a build of the site where there is no last copy, and says where and what to do', async () => {
  list(TAB);
  const error = await makeContent(root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as Error).message).toMatch(
    /^legal-products: nothing of it is left, and there is no last copy; correct this, or let it be empty: content\/legal-products\.yaml, line 2: this cannot be read: .*; write blanks in place of tabs/,
  );
});

it('stops a build of the site where a feed is gone without a mistake, and says how it is meant', async () => {
  list(`${PRODUCTS}${PRODUCTS.replace('Perda', 'Perwali')}`);
  await makeContent(root);
  list('');
  const error = await makeContent(root).catch((reason: unknown) => reason);
  expect((error as Error).message).toBe(
    'legal-products: 0 instead of 2, and nothing is wrong with them; if the others are meant to be gone, build once with CONTENT_MAY_SHRINK=on',
  );
  writeFiles(root, { '.env': 'CONTENT_MAY_SHRINK=on\n' });
  await makeContent(root);
  expect(products()).toEqual([]);
});

it('stops a build where mistakes leave less than half, and says what to correct', async () => {
  list(`${PRODUCTS}${PRODUCTS.replace('Perda', 'Perwali')}${PRODUCTS.replace('Perda', 'Perpu')}`);
  await makeContent(root);
  const wrong = PRODUCTS.replace(/name:.*/, 'name:');
  list(`${PRODUCTS}${wrong}${wrong}`);
  const error = await makeContent(root).catch((reason: unknown) => reason);
  expect((error as Error).message).toMatch(/^legal-products: 1 instead of 3; correct this first: /);
});

it('says whether the last copy stays of a feed of which too much is gone: the dev server has shown what is left', async () => {
  list(`${PRODUCTS}${PRODUCTS.replace('Perda', 'Perwali')}`);
  const places = placesOf(root);
  const rowOf = (report: ContentReport) =>
    /^legal-products +(.*)$/m.exec(reportLines(report).join('\n'))?.[1];
  await buildContent(places);
  list(TAB);
  expect(rowOf(await buildContent(places))).toBe('2  the last copy stays');
  list('');
  const stays = rowOf(await buildContent(places));
  expect([stays, products().length]).toEqual(['2  the last copy stays, too much is gone', 2]);
  await buildContent(places, { mayShrink: 'shown' });
  const shown = await buildContent(places);
  expect([rowOf(shown), products()]).toEqual(['not written, too much is gone', []]);
  expect(stoppingLines(shown)).toEqual([
    'legal-products: 0 instead of 2, and nothing is wrong with them; if the others are meant to be gone, build once with CONTENT_MAY_SHRINK=on',
  ]);
});

it.each([
  [0, 0, undefined],
  [11, 0, 'Content folder: 11 mistakes and 0 files that nobody uses; npm run content:check names them'],
  [0, 2, 'Content folder: 0 mistakes and 2 files that nobody uses; npm run content:check names them'],
])('counts at the end of a build %i mistakes and %i unused files', (mistakes, unused, line) => {
  expect(countLine(mistakes, unused)).toBe(line);
});
