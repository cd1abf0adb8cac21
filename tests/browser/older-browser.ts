import type { Page } from '@playwright/test';
import { newerNames, takeAway } from '../../tools/floor/taken-away.ts';

const NAMES = newerNames();
const WORKER = /\/assets\/pdf[.-][^/]*worker[^/]*\.m?js$/;

/**
 * Makes the browser one of the floor: what MDN's data says that one of those browsers lacks is taken away, in the page and
 * in the worker that reads documents.
 */
export async function becomeOld(page: Page): Promise<void> {
  await page.addInitScript(takeAway, NAMES);
  await page.route(WORKER, async (route) => {
    const answer = await route.fetch();
    const first = `(${takeAway})(${JSON.stringify(NAMES)});`;
    await route.fulfill({ response: answer, body: `${first}\n${await answer.text()}` });
  });
}
