// Replays every path and recording on its page: `npm run paths -- replay`. Nothing in CI runs it; tests/browser/paths-shown.spec.ts
// is the part of it that CI runs.

import { noteStatesOf } from '../../tools/paths/note-states.ts';
import { pathNames } from '../../tools/paths/path-names.mjs';
import { runAxe } from '../browser/a11y/axe.ts';
import { expect, test } from '../browser/site.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const name of pathNames('.')) {
  test(name, async ({ page, misdeeds }, testInfo) => {
    // What a page says of the present day is the same in every picture.
    await page.clock.setFixedTime('2026-11-25T09:00:00+07:00');
    await page.goto(`/home?path=${name}`);
    const ribbon = page.locator('.ribbon');
    await expect(ribbon).toHaveAttribute('data-replay', /passed|failed/);
    await testInfo.attach('the end', { body: await page.screenshot(), contentType: 'image/png' });
    expect(await ribbon.locator('p').allTextContents()).toEqual([
      expect.stringContaining('berhasil'),
      expect.anything(),
    ]);
    expect(misdeeds.events.filter((event) => /^(?:render|section|page)\./.test(event))).toEqual([]);
    noteStatesOf(name);
    if (process.env.AXE === 'on') {
      const { violations, unexplained } = await runAxe(page, 'usual');
      expect({ violations, unexplained }).toEqual({ violations: [], unexplained: [] });
    }
    if (process.env.PICTURES) await expect(page).toHaveScreenshot(`${name.replace('/', '-')}.png`);
  });
}
