import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../site.ts';

const FOLDER = 'qa/recordings';
const OVER = /passed|failed|stopped/;

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const name = file.replace('.json', '');
  const { address }: { readonly address: string } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

  test(`the recording ${name} replays as what its visitor did @recordings`, async ({ page }) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    searchParams.set('path', `page/${name}`);
    searchParams.set('level', 'visitor');
    await page.goto(`${pathname}?${searchParams}`);
    const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
    await expect(ribbon).toHaveAttribute('data-replay', OVER, { timeout: 60_000 });
    expect([await ribbon.getAttribute('data-replay'), await ribbon.textContent()]).toEqual([
      'passed',
      expect.stringContaining('berhasil'),
    ]);
  });
}
