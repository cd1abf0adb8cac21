import { readFileSync } from 'node:fs';
import { inspect, saved, show } from './inspection.ts';
import { expect, test } from './site.ts';

const fileOf = (name: string) => readFileSync(`qa/recordings/${name}.spec.ts`, 'utf8');
const SAVE = 'Save as a Playwright test';

test.use({ viewport: { width: 1280, height: 1340 } });

test('what a visitor did is saved as a Playwright test, hovering too', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  const menu = page.getByRole('button', { name: 'Produk Hukum' });
  await menu.click();
  await page.mouse.move(300, 400);
  await menu.click();
  await page.keyboard.press('F2');
  await show(inspector, 'Replay');
  const { name, text } = await saved(page, () => inspector.getByRole('button', { name: SAVE }).click());
  const acts = text.split('\n').flatMap((line) => /^ {2}await (?:page|leave).*/.exec(line)?.[0].trim() ?? []);
  expect([name, acts]).toEqual([
    expect.stringMatching(/^recorded-page-[\d-]+\.spec\.ts$/),
    fileOf('a-menu-that-stays-open')
      .split('\n')
      .flatMap((line) => /^ {2}await page.*/.exec(line)?.[0].trim() ?? []),
  ]);
});
