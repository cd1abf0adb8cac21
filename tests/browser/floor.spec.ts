import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { inVain, unlisted } from '../../tools/floor/against-list.ts';
import { ALLOWED } from '../../tools/floor/allowed.ts';
import { scanBuilt } from '../../tools/floor/built.ts';
import { scanSources } from '../../tools/floor/sources.ts';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';

const root = resolve(import.meta.dirname, '../..');

// Of the build that the other tests here run on, so that there is no second one.
test('the build uses nothing that a browser of the floor lacks, and allowed.ts lists nothing in vain', () => {
  const built = scanBuilt(resolve(root, process.env.DIST || TESTERS_FOLDER), root);
  const sources = scanSources(root);
  expect([...unlisted(built, ALLOWED), ...inVain([...sources, ...built], ALLOWED)]).toEqual([]);
});
