import { readFileSync } from 'node:fs';
import { BOTH, type Flow, NotPossible } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import type { Visitor } from '@bupc/bench/browsers/visitor.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';
import { DIALOG, DIALOGS, inDialog, savedFile } from './parts.ts';

const at = (page: number) => `/home?panduan=${page}`;
const PLACE: Target = { css: '.guide-bar__place' };
const says = (visitor: Visitor, page: number) => visitor.says(PLACE, `Halaman ${page} dari 16`);
const region = (name: string): Target => ({ role: 'region', name, within: DIALOG });

/** Waits until the drawing of a page holds many colours: an empty sheet has one. */
const drawn = ({ tab }: Visitor, index: number) =>
  becomes(
    () =>
      tab.run((page) => {
        const canvas = document.querySelector<HTMLCanvasElement>(
          `[data-index="${page}"] canvas[style*="height"]`,
        );
        if (!canvas || canvas.width === 0) return false;
        // A small copy, since reading the page's own canvas would take it out of the graphics card.
        const copy = document.createElement('canvas');
        Object.assign(copy, { width: 160, height: 160 });
        const context = copy.getContext('2d', { willReadFrequently: true });
        context?.drawImage(canvas, 0, 0, 160, 160);
        const { data } = context?.getImageData(0, 0, 160, 160) ?? { data: [] };
        const colours = new Set<number>();
        for (let at = 0; at < data.length; at += 4) {
          colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        }
        return colours.size > 8;
      }, index),
    true,
    `page ${index + 1} drawn`,
  );

/** Waits until the page that the bar names lies open and no leaf turns. */
const atRest = ({ tab }: Visitor) =>
  becomes(
    () =>
      tab.run(() => {
        const words = document.querySelector('.guide-bar__place')?.textContent ?? '';
        const leaves = [...document.querySelectorAll<HTMLElement>('.stf__item')];
        const open = leaves.filter((leaf) => leaf.checkVisibility());
        const isNamed = open.some(({ dataset }) => words.startsWith(`Halaman ${Number(dataset.index) + 1} `));
        return isNamed && open.every((leaf) => leaf.classList.contains('--simple'));
      }),
    true,
    'the book at rest',
  );

async function open(visitor: Visitor, page: number): Promise<void> {
  await visitor.visit(at(page));
  await says(visitor, page);
  await drawn(visitor, page - 1);
}

/** The guide as a book and as a text. */
export const guide: readonly Flow[] = [
  {
    name: 'guide: a book that turns by button, key, pull and number',
    sizes: BOTH,
    run: async ({ visitor, size }) => {
      const { tab } = visitor;
      await open(visitor, 4);
      await tab.press('ArrowRight');
      await says(visitor, size === 'desk' ? 6 : 5);
      await atRest(visitor);
      await visitor.click(inDialog('Sebelumnya'));
      await says(visitor, 4);
      await atRest(visitor);
      await visitor.at(at(4));
      if (size === 'desk') {
        const right: Target = { css: '.guide-leaf[data-index="4"]', nth: 0 };
        const { left, top, width, height } = await visitor.sees(right);
        const y = top + height - 40;
        const parts = [0.95, 0.6, 0.3, 0, -0.2, -0.5];
        await tab.drag(
          parts.map((part) => ({ x: left + width * part, y })),
          'mouse',
        );
        await says(visitor, 6);
        await atRest(visitor);
      }
      const number: Target = { css: 'input', within: { css: '.guide-bar, .guide' }, nth: 0 };
      await visitor.fill(number, '11');
      await tab.press('Enter');
      await says(visitor, 11);
      await atRest(visitor);
      await drawn(visitor, 10);
      await tab.press('Escape');
      await visitor.misses(DIALOGS);
      await visitor.at('/home');
    },
  },
  {
    name: 'guide: swiped with a finger',
    sizes: ['phone'],
    run: async ({ visitor, browser }) => {
      if (browser.limits.touch) throw new NotPossible(browser.limits.touch);
      await open(visitor, 4);
      await visitor.swipe({ css: '.guide-leaf[data-index="3"]', nth: 0 }, 0.8, 0.2, 'touch');
      await says(visitor, 5);
      await atRest(visitor);
      await visitor.swipe({ css: '.guide-leaf[data-index="4"]', nth: 0 }, 0.2, 0.8, 'touch');
      await says(visitor, 4);
      await drawn(visitor, 3);
    },
  },
  {
    name: 'guide: enlarged and back',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await open(visitor, 4);
      for (let step = 0; step < 5; step += 1) await visitor.click(inDialog('Perbesar'));
      await visitor.says({ css: 'output', within: DIALOG }, '150%');
      await visitor.has(inDialog('Perbesar'), 'aria-disabled', 'true');
      await drawn(visitor, 3);
      await says(visitor, 4);
      await visitor.click(inDialog('Atur ulang zoom'));
      await visitor.says({ css: 'output', within: DIALOG }, '100%');
      await drawn(visitor, 3);
    },
  },
  {
    name: 'guide: outline',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await open(visitor, 1);
      await visitor.click(inDialog('Daftar isi'));
      const entry: Target = { role: 'button', name: /^Rekomendasi Siteplan/, within: region('Daftar isi') };
      await visitor.focused(region('Daftar isi'));
      await visitor.click(entry);
      await says(visitor, 7);
      await visitor.has(entry, 'aria-current', 'true');
      await drawn(visitor, 6);
      await visitor.click(inDialog('Tutup daftar isi'));
      await visitor.focused(inDialog('Daftar isi'));
    },
  },
  {
    name: 'guide: searched',
    sizes: BOTH,
    run: async ({ visitor, size }) => {
      await open(visitor, 1);
      await visitor.click(inDialog('Cari'));
      const box: Target = { css: 'input[type=search]', within: region('Cari') };
      await visitor.focused(box);
      await visitor.fill(box, 'diperuntukkan');
      await visitor.sees({ css: 'mark', within: region('Cari') });
      await visitor.click({ role: 'button', name: /diperuntukkan/, within: region('Cari'), nth: 0 });
      await says(visitor, 5);
      await drawn(visitor, 4);
      if (size === 'phone') await visitor.misses({ css: '.guide-panel' });
    },
  },
  {
    name: 'guide: as a text that is read, scrolled and selected',
    sizes: BOTH,
    run: async ({ visitor }) => {
      const { tab } = visitor;
      await open(visitor, 5);
      await visitor.click(inDialog('Mode baca'));
      const sheet = region('Halaman 5');
      await visitor.says(sheet, 'Informasi Tata Ruang (ITR)');
      const lengths = () =>
        tab.run(
          () =>
            [...document.querySelectorAll('.guide-sheet')].filter(
              (one) => (one.textContent ?? '').trim().length > 20,
            ).length,
        );
      await becomes(lengths, 16, 'the pages with a text');
      const selected = () =>
        tab.run(() => {
          const spans = [...document.querySelectorAll('.guide-sheet span')];
          const found = spans.find(({ textContent }) => textContent?.includes('Informasi Tata Ruang (ITR)'));
          if (found) getSelection()?.selectAllChildren(found);
          return getSelection()?.toString().trim() ?? '';
        });
      await becomes(selected, 'Informasi Tata Ruang (ITR)', 'what is selected');
      await tab.press('End');
      await says(visitor, 16);
      await tab.press('Home');
      await says(visitor, 1);
      await visitor.tab.run(() => getSelection()?.removeAllRanges());
      const { left, top, width, height } = await visitor.sees(region('Isi panduan'));
      await tab.wheel({ x: left + width / 2, y: top + height / 2 }, 600);
      const isMoved = () =>
        tab.run(() =>
          [...document.querySelectorAll('.guide-main, .guide-main *')].some(
            ({ scrollTop }) => scrollTop > 100,
          ),
        );
      await becomes(isMoved, true, 'the text scrolled by the wheel');
    },
  },
  {
    name: 'guide: saves the document',
    sizes: ['desk'],
    run: async ({ visitor, browser }) => {
      await open(visitor, 1);
      await visitor.click(inDialog('Unduh'));
      await visitor.says(DIALOG, 'Panduan disimpan.');
      if (browser.limits.download) throw new NotPossible(browser.limits.download);
      const bytes = await savedFile(browser, 'panduan-bupc.pdf');
      if (!bytes.equals(readFileSync('public/panduanbupc.pdf')))
        throw new Error('the saved guide is another');
    },
  },
  {
    name: 'guide: fills the screen and gives it back',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await open(visitor, 1);
      const isFull = () => visitor.tab.run(() => document.fullscreenElement !== null);
      await visitor.click(inDialog('Layar penuh'));
      await becomes(isFull, true, 'the full screen');
      await visitor.has(inDialog('Layar penuh'), 'aria-pressed', 'true');
      await visitor.click(inDialog('Layar penuh'));
      await becomes(isFull, false, 'the full screen');
    },
  },
];
