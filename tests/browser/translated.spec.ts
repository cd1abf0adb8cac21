import { translatePage, untranslated } from '../translated.ts';
import { expect, test, visit } from './site.ts';
import { click, type Flow, pressIn, takeTwice, textOf, type, typeOn } from './translated-flow.ts';

// The layout with the panel beside the map.
test.use({ viewport: { width: 1280, height: 800 } });

const SEARCH = 'input.search__field';
const PANEL = '#map-panel-body';

/** What the search shows, and has read out once the keys rest: only then does it say nothing more. */
const spoken = (words: string) => new RegExp(`${words}.*${words}`, 's');

/**
 * Flows in which many texts change at once; that each text of the sources that changes stands alone in its element says
 * tests/tools/bare-texts.test.ts.
 */
const FLOWS: Readonly<Record<string, Flow>> = {
  'the search': [
    '/home?temukan=',
    [
      { does: type('krk', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “krk”') },
      { does: type('imb', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “imb”') },
      { does: typeOn(' rumah', SEARCH), part: '.search__middle', shows: spoken('“imb rumah”') },
      { does: typeOn(' zzqx', SEARCH), part: '.search__middle', shows: spoken('“imb rumah zzqx”') },
      { does: type('zzqx', SEARCH), part: '.search__middle', shows: spoken('Tidak ada hasil') },
      {
        does: type('05.0148', SEARCH),
        part: '.search__middle',
        shows: spoken('Persil 05.0148'),
      },
      { does: type('formulir', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “formulir”') },
      {
        does: click('.search-filters li:nth-child(2) button'),
        part: '.search__middle',
        shows: spoken('hasil di'),
      },
      { does: click('.search__empty'), part: '.search__middle', shows: /Langsung ke/ },
    ],
  ],
  'the panel of the map': [
    '/peta/?persil=05.0148',
    [
      { does: click('#tab-layers'), part: PANEL, shows: /3 lapisan/ },
      { does: click('[data-away]'), part: PANEL, shows: /2 lapisan/ },
      { does: pressIn('ArrowLeft', '.layers__opacity input'), part: PANEL, shows: /98%/ },
      { does: click('.layers__group >> nth=2'), part: PANEL, shows: /2 lapisan/ },
      { does: click('#tab-activity'), part: PANEL, shows: /egiatan/ },
      { does: click('.parcel-activities__counters button >> nth=1'), part: PANEL, shows: /egiatan/ },
      { does: type('warung', `${PANEL} input`), part: PANEL, shows: /Warung/ },
      { does: click('.activity-row button'), part: PANEL, shows: /Rumah berlantai/ },
      { does: type('kos', `${PANEL} input`), part: PANEL, shows: /kos/ },
      { does: click('#tab-place'), part: PANEL, shows: /Persil 05\.0148/ },
      { does: click('.place-tab__close'), part: PANEL, shows: /Belum ada tempat/ },
    ],
  ],
};

for (const [name, flow] of Object.entries(FLOWS)) {
  test(`${name}: a translated page shows after every step what it shows without`, {
    tag: name === 'the panel of the map' ? [] : '@flow',
  }, async ({ page }) => {
    await takeTwice(page, flow);
  });
}

test('a part of the map whose nodes are gone says so, and is there again after a retry', async ({
  page,
  misdeeds,
}) => {
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator('.place-card')).toBeVisible();
  await page.evaluate(translatePage);
  await page.locator('.place-tab').evaluate((part) => part.remove());
  await page.locator('#tab-layers').click();
  const failed = page.getByRole('alert');
  await expect
    .poll(async () => untranslated(await failed.textContent()))
    .toBe('Bagian ini gagal ditampilkanCoba Lagi ');
  await failed.getByRole('button').click();
  await expect.poll(() => textOf(page, PANEL)).toContain('3 lapisan, atas menutup bawah');
  await expect(page.locator('.map-stage__canvas canvas')).toBeVisible();
  expect(misdeeds.events).toEqual(['render.caught']);
});
