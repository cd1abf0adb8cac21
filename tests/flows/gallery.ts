import { readFileSync } from 'node:fs';
import type { Stage } from '@bupc/bench/browsers/flow.ts';
import { BOTH, type Flow, NotPossible } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import type { Visitor } from '@bupc/bench/browsers/visitor.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';
import { city } from '../city.ts';
import { DIALOG, DIALOGS, focusStays, inDialog, pasted, savedFile, slidesRest } from './parts.ts';

/** A folder of seven photos. */
const COAST = '1map-garis-pantai-CGLCYAWUwR';
const at = (foto: number) => `/home?galeri=${COAST}&foto=${foto}`;
const CARDS: Target = { css: '#gallery .folder-card' };
const SEARCH: Target = { css: '#gallery input[type=search]' };
const COUNT: Target = { css: '.lightbox-bar__count' };
const STAGE: Target = { css: '[role=dialog] .swiper' };
const coastCard: Target = {
  css: '#gallery a',
  text: /Lihat Galeri/,
  within: { css: '.folder-card', text: 'Garis Pantai dari Udara' },
};
const pager = (name: RegExp): Target => ({ role: 'button', name, within: { css: '#gallery .pager' } });

async function onView(visitor: Visitor, place: number): Promise<void> {
  await visitor.says(COUNT, `${place} dari 7 foto`);
  await visitor.sees({ css: '[role=dialog] .swiper-initialized' });
  await visitor.sees({ css: '.swiper-slide-active img' });
  await visitor.misses({ css: '.swiper-slide-active .lightbox-photo__placeholder' });
  await slidesRest(visitor, '.lightbox-stage__swiper');
}

/** Waits until the photo on view is enlarged so many times. */
const enlarged = ({ tab }: Visitor, times: number) =>
  becomes(
    () =>
      tab.run(() => {
        const target = document.querySelector('.swiper-slide-active .lightbox-stage__target');
        return target ? new DOMMatrix(getComputedStyle(target).transform).a : 0;
      }),
    times,
    'the enlargement',
  );

async function swiped({ visitor, browser, size }: Stage): Promise<void> {
  await visitor.visit(at(2));
  await onView(visitor, 2);
  await visitor.swipe(STAGE, 0.8, 0.2, 'mouse');
  await onView(visitor, 3);
  await visitor.at(at(3));
  if (size !== 'phone') return;
  if (browser.limits.touch) throw new NotPossible(browser.limits.touch);
  await visitor.swipe(STAGE, 0.8, 0.2, 'touch');
  await onView(visitor, 4);
  await visitor.swipe(STAGE, 0.25, 0.9, 'touch');
  await onView(visitor, 3);
}

/** The gallery and its lightbox. */
export const gallery: readonly Flow[] = [
  {
    name: 'gallery: pages and search',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.says({ css: '#gallery .gallery__origin' }, 'Update');
      await visitor.click(pager(/selanjutnya/i));
      await visitor.says({ css: '#gallery .pager' }, '2 dari 2');
      await visitor.counts(CARDS, 5);
      await visitor.fill(SEARCH, '  SEMPADAN sungai ');
      await visitor.says({ css: '#gallery .pager' }, '1 dari 1');
      await visitor.says({ css: '#gallery .folder-card h3' }, 'Menanam di Sempadan Sungai');
      await visitor.fill(SEARCH, 'pelabuhan');
      await visitor.says({ css: '#gallery' }, 'Tidak ditemukan galeri yang sesuai dengan "pelabuhan"');
      await visitor.click({ role: 'button', name: 'Hapus pencarian', within: { css: '#gallery' } });
      await visitor.counts(CARDS, 8);
      await visitor.focused(SEARCH);
    },
  },
  {
    name: 'lightbox: from its card, by keys, and back',
    sizes: BOTH,
    run: async ({ visitor }) => {
      const { tab } = visitor;
      await visitor.visit('/home');
      await visitor.click(coastCard);
      await onView(visitor, 1);
      for (const [key, place] of [
        ['ArrowLeft', 7],
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['End', 7],
        ['Home', 1],
      ] as const) {
        await tab.press(key);
        await onView(visitor, place);
        await visitor.at(at(place));
      }
      await focusStays(visitor, 18);
      await tab.press('Escape');
      await visitor.misses(DIALOGS);
      await visitor.at('/home');
      await visitor.focused(coastCard);
    },
  },
  {
    name: 'lightbox: arrows, strip, Back',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.click(coastCard);
      await onView(visitor, 1);
      await visitor.click(inDialog(/^Sebelumnya/));
      await onView(visitor, 7);
      await visitor.click(inDialog(/^Selanjutnya/));
      await onView(visitor, 1);
      await visitor.click(inDialog('Foto 3'));
      await onView(visitor, 3);
      await visitor.tab.back();
      await visitor.misses(DIALOGS);
      await visitor.focused(coastCard);
    },
  },
  { name: 'lightbox: pulled with the mouse, on a phone swiped with a finger', sizes: BOTH, run: swiped },
  {
    name: 'lightbox: enlarged, dragged, rotated',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit(at(2));
      await onView(visitor, 2);
      await visitor.click(STAGE, 2);
      await enlarged(visitor, 1.5);
      await visitor.swipe(STAGE, 0.6, 0.3, 'mouse');
      const shift = () =>
        visitor.tab.run(() => {
          const box = document.querySelector('.swiper-slide-active .swiper-zoom-container');
          return box ? new DOMMatrix(getComputedStyle(box).transform).e : 0;
        });
      await becomes(async () => (await shift()) < -20, true, 'the photo dragged to the left');
      await visitor.says(COUNT, '2 dari 7 foto');
      await visitor.click(inDialog('Perkecil'));
      await enlarged(visitor, 1);
      await visitor.click(inDialog('Putar 90 derajat'));
      await visitor.has({ css: '.swiper-slide-active .lightbox-photo' }, 'data-rotation', '90');
      const size = (selector: string) =>
        visitor.tab.run((css) => {
          const box = document.querySelector(css)?.getBoundingClientRect();
          return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
        }, selector);
      await becomes(
        () => size('.swiper-slide-active img'),
        await size('[role=dialog] .swiper'),
        'the rotated photo',
      );
    },
  },
  {
    name: 'lightbox: shares its address',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit(at(2));
      await onView(visitor, 2);
      if (await visitor.tab.run(() => 'share' in navigator))
        throw new NotPossible('the system has a share sheet of its own');
      await visitor.click(inDialog('Bagikan'));
      await visitor.says(DIALOG, 'Alamat foto disalin.');
      await becomes(() => pasted(visitor), `${city.origin}${at(2)}`, 'what was copied');
    },
  },
  {
    name: 'lightbox: saves a photo',
    sizes: ['desk'],
    run: async ({ visitor, browser }) => {
      await visitor.visit(at(1));
      await onView(visitor, 1);
      await visitor.click(inDialog('Unduh'));
      await visitor.says(DIALOG, 'Foto disimpan.');
      if (browser.limits.download) throw new NotPossible(browser.limits.download);
      const bytes = await savedFile(browser, 'garis-pantai-007.webp');
      const original = readFileSync('public/media/pantai-01.qwr2scd4zhma/800.webp');
      if (!bytes.equals(original)) throw new Error('the saved photo is another than that of the site');
    },
  },
];
