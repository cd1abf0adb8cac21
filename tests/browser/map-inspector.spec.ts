import { runAxe } from './a11y/axe.ts';
import { MAP_SCENARIOS } from './a11y/views.ts';
import {
  agree,
  choose,
  inspect,
  inspectorOf,
  openFile,
  playAtOnce,
  saved,
  send,
  show,
} from './inspection.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

// What is drawn without a graphics card takes its time by the pixel.
test.use({ viewport: { width: 1000, height: 640 } });

const PASSED = 'Passed: every step as expected';

test('a path of the map replays on the map, wherever it was asked for', async ({ page }) => {
  await visit(page, '/home?path=place/card-loading-look-done-to-card-shown');
  await page.waitForURL('**/peta/?path=place/card-loading-look-done-to-card-shown');
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText('berhasil, 2 dari 2');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    'Perumahan kepadatan tinggi',
  );
  // What is clicked is no part of the replay.
  await page.getByRole('region', { name: 'Peta kota' }).click();
  await expect(page.getByRole('article').locator('.place-card__head p').first()).toHaveText(
    'Persil 05.0148, 570 m²',
  );
});

test('a path of the landing page that is asked for on the map replays on the landing page', async ({
  page,
}) => {
  await visit(page, '/peta/?path=profile/flow-failure-then-retry');
  await page.waitForURL('**/home?path=profile/flow-failure-then-retry');
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText('berhasil, 4 dari 4');
});

test('the machines of the map are inspected, sent events, and the whole page is recorded and replays', async ({
  page,
}) => {
  const inspector = await inspect(page, '/peta/?scenario=all-well&inspect');
  await choose(inspector, 'place');
  await send(inspector, '{ "type": "place.asked", "place": { "kind": "parcel", "id": "05.0148" } }');
  await page.getByRole('tab', { name: 'Tempat' }).click();
  await expect(page.getByRole('article').locator('.place-card__head p').first()).toHaveText(
    'Persil 05.0148, 697 m²',
  );
  await page.getByRole('tab', { name: 'Lapisan' }).click();
  await page.getByRole('checkbox', { name: /Batas Kecamatan/ }).click();
  await show(inspector, 'Replay');
  const { text } = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save the whole page' }).click(),
  );
  expect(JSON.parse(text)).toMatchObject({ address: '/peta/', scenario: 'all-well' });

  await openFile(inspector, text);
  await agree(page);
  await show(inspectorOf(page), 'Replay');
  await playAtOnce(inspectorOf(page));
  await expect(inspectorOf(page).getByText(PASSED)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Batas Kecamatan/ })).toBeChecked();
});

for (const [name, details] of varied(MAP_SCENARIOS, 1)) {
  test(`the scenario ${name} breaks no rule on the map`, details, async ({ page }) => {
    await visit(page, `/peta/?scenario=${name}&tempat=-7.25619,112.72767`);
    await expect(page.locator('.place-card, .place-tab__note[role=alert]')).toHaveCount(1);
    const { violations, unexplained } = await runAxe(page, 'usual');
    expect({ violations, unexplained }).toEqual({ violations: [], unexplained: [] });
  });
}
