import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { budgetsFile, overBudget, weigh } from '../../tools/build/budgets.ts';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';

const root = resolve(import.meta.dirname, '../..');

// Of the build that the other tests here run on, so that there is no second one. `npm run budgets` takes what it
// weighs for the new budgets.
for (const bundle of ['site', 'map'] as const) {
  test(`the build of the ${bundle} is within its budgets, package by package`, { tag: '@flow' }, () => {
    const budgets = JSON.parse(readFileSync(budgetsFile(bundle), 'utf8'));
    expect(
      overBudget(weigh(resolve(root, process.env.DIST || TESTERS_FOLDER), root, bundle), budgets),
    ).toEqual([]);
  });
}
