import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { againstList } from '../../tools/floor/against-list.ts';
import { ALLOWED_IN_BUILD } from '../../tools/floor/allowed.ts';
import { scanBuilt } from '../../tools/floor/built.ts';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';

const root = resolve(import.meta.dirname, '../..');

// Of the build that the other tests here run on, so that there is no second one.
test('the build uses nothing that a browser of the floor lacks and allowed.ts does not list', () => {
  const found = scanBuilt(resolve(root, process.env.DIST || TESTERS_FOLDER), root);
  expect(againstList(found, ALLOWED_IN_BUILD)).toEqual([]);
});
