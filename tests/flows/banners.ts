import { BOTH, type Flow, NotPossible } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import type { Visitor } from '@bupc/bench/browsers/visitor.ts';
import { becomes, until } from '@bupc/bench/browsers/wait.ts';
import { slidesRest } from './parts.ts';

// The embedded feed's own names, in the order of the rule.
const NAMES = [
  'Aliran sungai dan permukiman',
  'Arahan pola ruang sampai 2043',
  'Garis pantai dari udara',
  'Lembar persil dan jalan lingkungan',
  'Malam di tepi sungai kota',
  'Musyawarah rencana jalan lingkungan',
  'Zona hijau di kaki perbukitan',
];
const BANNER: Target = { css: '.banner' };
const button = (name: RegExp): Target => ({ role: 'button', name, within: BANNER });
const seen = async (visitor: Visitor) => (await visitor.look({ css: '.banner__name' }))[0]?.text ?? '';
const shows = (visitor: Visitor, place: number) =>
  becomes(() => seen(visitor), NAMES[place] ?? '', 'the slide');

/** Opens the page and stops the slides at the first one, with the engine that turns them there. */
async function still(visitor: Visitor): Promise<void> {
  await visitor.visit('/home');
  await visitor.click(button(/^Jeda/));
  await visitor.sees(button(/^Lanjutkan/));
  await visitor.sees({ css: '.banner__swiper.swiper-initialized' });
  await slidesRest(visitor, '.banner__swiper');
  await visitor.click(button(/^Slide 1/));
  await shows(visitor, 0);
  await slidesRest(visitor, '.banner__swiper');
}

/** The carousel of banners. */
export const banners: readonly Flow[] = [
  {
    name: 'banners: arrows, dots, keys and pause',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await still(visitor);
      await visitor.click(button(/selanjutnya/i));
      await shows(visitor, 1);
      await visitor.click(button(/sebelumnya/i));
      await shows(visitor, 0);
      await visitor.click(button(/sebelumnya/i));
      await shows(visitor, 6);
      await visitor.has(button(/^Slide 7/), 'aria-current', 'true');
      await visitor.click(button(/^Slide 3/));
      await shows(visitor, 2);
      await visitor.tab.press('ArrowRight');
      await shows(visitor, 3);
      await visitor.tab.press('ArrowLeft');
      await shows(visitor, 2);
      const reachable = { css: '.banner__swiper .banner__slide:not([inert])' };
      await visitor.counts(reachable, 1);
    },
  },
  {
    name: 'banners: pulled with the mouse, on a phone swiped with a finger',
    sizes: BOTH,
    run: async ({ visitor, browser, size }) => {
      await still(visitor);
      await visitor.swipe({ css: '.banner__swiper' }, 0.95, 0.35, 'mouse');
      await shows(visitor, 1);
      if (size !== 'phone') return;
      await slidesRest(visitor, '.banner__swiper');
      if (browser.limits.touch) throw new NotPossible(browser.limits.touch);
      await visitor.swipe({ css: '.banner__swiper' }, 0.35, 0.95, 'touch');
      await shows(visitor, 0);
      await visitor.at('/home');
    },
  },
  {
    name: 'banners: turn by themselves until paused',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await until(
        () => seen(visitor),
        (name) => name === NAMES[1],
        'the slides turn by themselves',
      );
      await visitor.click(button(/^Jeda/));
      await visitor.sees(button(/^Lanjutkan/));
    },
  },
];
