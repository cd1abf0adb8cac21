import { readdirSync, readFileSync } from 'node:fs';
import { matchesState, type StateValue } from 'xstate';
import { expect, test } from '../site.ts';

interface Made {
  readonly start: { readonly state: StateValue };
  readonly end: { readonly state: StateValue };
  readonly by: string;
}
/** Every path of a machine that a dialog shows about something: made ones and written ones. */
const pathsOf = (machine: string) =>
  ['.paths', 'qa/paths'].flatMap((folder) =>
    readdirSync(`${folder}/${machine}`).map((file) => {
      const { end }: Made = JSON.parse(readFileSync(`${folder}/${machine}/${file}`, 'utf8'));
      return { address: `${machine}/${file.replace('.json', '')}`, state: end.state };
    }),
  );

// What a visitor sees of a state, the first that matches.
const SHOWN: Readonly<Record<string, readonly (readonly [StateValue, string | RegExp])[]>> = {
  lightbox: [
    [{ open: 'empty' }, 'Tidak ada gambar'],
    [{ open: 'waiting' }, 'Memuat galeri'],
    [{ open: { viewing: { download: 'failed' } } }, /gagal/i],
    [{ open: 'viewing' }, 'Sawah Dilindungi'],
  ],
  article: [['open', 'Melihat masa depan kawasan lewat maket kayu']],
};

for (const machine of ['lightbox', 'article', 'guideSearch']) {
  for (const { address, state } of pathsOf(machine)) {
    test(`the page shows what the path ${address} ends on`, async ({ page }) => {
      await page.goto(`/home?path=${address}`);
      await expect(page.locator('.ribbon')).toHaveAttribute('data-replay', 'passed');
      const dialog = page.getByRole('dialog');
      const [, words] = SHOWN[machine]?.find(([shown]) => matchesState(shown, state)) ?? [];
      if (machine === 'guideSearch') await expect(dialog.getByRole('searchbox')).toBeVisible();
      else if (words === undefined) await expect(dialog).toHaveCount(0);
      else await expect(dialog).toContainText(words);
    });
  }
}
