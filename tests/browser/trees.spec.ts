import { DIALOG_IDS } from '../../src/domain/navigation/dialogs.ts';
import { dialogPath, dialogWithFocus, expect, test, visit } from './site.ts';

// A Thursday at ten, when the office is open; stamps and days would change else.
const NOW = new Date('2026-11-19T10:00:00+07:00');

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const PARTS = {
  header: '.header',
  tabs: '.tabs',
  beranda: '#home',
  leadership: '#leadership',
  'support-video': '#support-video',
  services: '#services',
  news: '#news',
  gallery: '#gallery',
  footer: '#footer',
} as const;

// Each was read aloud, from top to bottom, before it was kept.
test('every section is read out as it was reviewed', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await visit(page);
  await page.waitForLoadState('networkidle');
  for (const [name, selector] of Object.entries(PARTS)) {
    await expect.soft(page.locator(selector)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  }
});

for (const path of ['/peta', '/tidak-ada']) {
  test(`${path} is read out as it was reviewed`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await visit(page, path);
    if (path === '/peta') await expect(page.locator('.map-line')).toContainText('Tengah peta:');
    await expect(page.locator('body')).toMatchAriaSnapshot({
      name: `page${path.replaceAll('/', '-')}.aria.yml`,
    });
  });
}

// The guide's pages are read from the document, and have tests of their own.
for (const id of DIALOG_IDS.filter((each) => each !== 'guide')) {
  test(`the dialog ${id} is read out as it was reviewed`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await visit(page, dialogPath(id));
    const dialog = await dialogWithFocus(page);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toMatchAriaSnapshot({ name: `dialog-${id}.aria.yml` });
  });
}
