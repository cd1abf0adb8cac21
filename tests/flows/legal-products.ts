import { BOTH, type Flow } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import { becomes, until } from '@bupc/bench/browsers/wait.ts';
import { showSection } from './parts.ts';

const BUTTON: Target = { role: 'button', name: 'Produk Hukum' };
const PANEL: Target = { css: '.dropdown__panel' };
const HEADING = 'Produk Hukum Terbaru (17)';
const LIST: Target = { role: 'region', name: 'Semua produk hukum' };
const TOGGLE: Target = { css: '#products a', text: 'Semua produk hukum' };
const inList = (css: string): Target => ({ css, within: LIST });

/** The dropdown, the carousel and the list of legal products. */
export const legalProducts: readonly Flow[] = [
  {
    name: 'dropdown: by press, key, and a press outside',
    sizes: BOTH,
    run: async ({ visitor, size }) => {
      const { tab } = visitor;
      await visitor.visit('/home');
      await visitor.click(BUTTON);
      await visitor.says(PANEL, HEADING);
      await visitor.counts({ css: '.dropdown__item' }, 8);
      await visitor.click(BUTTON);
      await visitor.misses(PANEL);
      await visitor.click(BUTTON);
      await visitor.sees(PANEL);
      await tab.click(size === 'phone' ? { x: 200, y: 20 } : { x: 30, y: 700 }, 1);
      await visitor.misses(PANEL);
      await visitor.at('/home');
      await tab.run(() =>
        document.querySelector<HTMLElement>('.dropdown button, [aria-haspopup], button.tab')?.focus(),
      );
      await visitor.focused(BUTTON);
      await tab.press('Enter');
      await visitor.sees(PANEL);
      // Firefox stops at what can be scrolled before it goes in.
      const first = { css: '.dropdown__item', nth: 0 };
      await until(
        async () => {
          const isThere = (await visitor.look(first))[0]?.focused === true;
          if (!isThere) await tab.press('Tab');
          return isThere;
        },
        (isThere) => isThere,
        'the first product is reached by Tab',
      );
      await tab.press('Escape');
      await visitor.misses(PANEL);
      await visitor.focused(BUTTON);
      await tab.press('Enter');
      await visitor.sees(PANEL);
    },
  },
  {
    name: 'dropdown: under the mouse',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.hover(BUTTON);
      await visitor.says(PANEL, HEADING);
      await visitor.tab.move({ x: 20, y: 700 });
      await visitor.misses(PANEL);
      await visitor.hover(BUTTON);
      await visitor.sees(PANEL);
      await visitor.tab.press('Escape');
      await visitor.misses(PANEL);
    },
  },
  {
    name: 'legal products: carousel',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await showSection(visitor, 'products');
      await visitor.sees({ css: '.legal__swiper.swiper-initialized' });
      const first: Target = { css: '.legal__slide:not([inert]) h3', nth: 0 };
      const title = (await visitor.sees(first)).text;
      await visitor.click({ role: 'button', name: /selanjutnya/i, within: { css: '.legal__arrows' } });
      await visitor.says(first, new RegExp(`^(?!${title.replace(/[^\w ]/g, '.')}$)`));
      await visitor.click({ role: 'button', name: /sebelumnya/i, within: { css: '.legal__arrows' } });
      await visitor.says(first, title);
    },
  },
  {
    name: 'legal products: list, searched and filtered',
    sizes: BOTH,
    run: async ({ visitor }) => {
      const { tab } = visitor;
      await visitor.visit('/home');
      await visitor.click(TOGGLE);
      await visitor.says(LIST, '17 dari 17 produk hukum');
      await visitor.fill(inList('input[type=search]'), 'tata ruang');
      await visitor.says(LIST, '2 dari 17 produk hukum');
      await visitor.at('/home?hukum=semua&cari=tata%20ruang');
      await visitor.fill(inList('input[type=search]'), 'tambang emas');
      await visitor.says(LIST, 'Tidak Ada Hasil');
      await visitor.click({ role: 'button', name: 'Hapus pencarian', within: LIST });
      await visitor.says(LIST, '17 dari 17 produk hukum');
      await visitor.focused(inList('input[type=search]'));
      // By the keyboard, since what a select opens belongs to the system.
      await tab.run(() => document.querySelector<HTMLElement>('#products select')?.focus());
      await tab.press('ArrowDown');
      await visitor.says(LIST, /^(?!.*17 dari 17)/);
      await visitor.click(TOGGLE);
      await visitor.misses(LIST);
      await visitor.at('/home');
    },
  },
  {
    name: 'legal products: list by its address',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home?hukum=semua&jenis=ZIP');
      await visitor.sees(inList('li'));
      const outside = await visitor.look({ css: '.file-badge', text: /^(?!ZIP$)/, within: LIST });
      if (outside.length > 0) throw new Error('the list holds what is no ZIP');
      const isInSight = async () => {
        const { top } = await visitor.sees(inList('li'));
        return top >= 0 && top < (await visitor.tab.run(() => innerHeight));
      };
      await becomes(isInSight, true, 'the list in sight');
    },
  },
];
