import { BOTH, type Flow, SIZES } from '@bupc/bench/browsers/flow.ts';
import { becomes, until } from '@bupc/bench/browsers/wait.ts';
import { DIALOG_IDS, dialogOf } from '../../src/domain/navigation/dialogs.ts';
import { dialogPath } from './addresses.ts';
import {
  card,
  DIALOG,
  DIALOGS,
  fits,
  focusStays,
  inDialog,
  isPageInert,
  scrolled,
  showSection,
} from './parts.ts';

const byAddress: Flow[] = DIALOG_IDS.map((id) => ({
  name: `dialog: address of ${id}`,
  sizes: BOTH,
  run: async ({ visitor }) => {
    const under = DIALOG_IDS.find((other) => other === dialogOf(id).over);
    await visitor.visit(dialogPath(id));
    await visitor.counts(DIALOGS, under ? 2 : 1);
    await visitor.focused(DIALOG);
    await becomes(() => isPageInert(visitor), true, 'the page behind');
    await visitor.says(DIALOG, /^(?!.*Memuat)/s);
    const overflow = () => visitor.tab.run(() => getComputedStyle(document.documentElement).overflow);
    await becomes(async () => (await overflow()).includes('hidden'), true, 'the page behind not scrolling');
    await fits(visitor);
  },
}));

const OPENED = [
  ['LAYANAN UTAMA', 'layanan=utama', 'Layanan Tata Ruang'],
  ['PETA KOTA', 'layanan=peta', 'PETA KOTA'],
  ['INTERAKSI TATA RUANG', 'layanan=interaksi', 'INTERAKSI TATA RUANG'],
] as const;

const byCard: Flow[] = OPENED.map(([words, query, title]) => ({
  name: `dialog: ${title} by its card, closed in every way`,
  sizes: BOTH,
  run: async ({ visitor }) => {
    const { tab } = visitor;
    await visitor.visit('/home');
    for (const how of ['button', 'Escape', 'backdrop', 'Back'] as const) {
      await visitor.click(card(words));
      await visitor.sees({ role: 'dialog', name: title });
      const place = await scrolled(visitor);
      await visitor.at(`/home?${query}`);
      await visitor.focused(DIALOG);
      if (how === 'button') await visitor.click(inDialog('Tutup'));
      else if (how === 'backdrop') await tab.click({ x: 6, y: 6 }, 1);
      else if (how === 'Escape') await tab.press('Escape');
      else await tab.back();
      await visitor.misses(DIALOGS);
      await visitor.at('/home');
      await visitor.focused(card(words));
      await becomes(() => isPageInert(visitor), false, 'the page inert after closing');
      await becomes(() => scrolled(visitor), place, `the place of the page after closing by ${how}`);
    }
    await tab.forward();
    await visitor.sees({ role: 'dialog', name: title });
    await focusStays(visitor, 8);
    await tab.press('Escape');
    await visitor.misses(DIALOGS);
  },
}));

/** Every dialog: its address, and those of the cards closed in every way. */
export const dialogs: readonly Flow[] = [
  ...byAddress,
  ...byCard,
  {
    name: 'dialog: by keyboard alone',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.tab.run(() => document.querySelector<HTMLElement>('#services a')?.focus());
      await visitor.tab.press('Enter');
      await visitor.focused(DIALOG);
      await focusStays(visitor, 14);
      for (let press = 0; press < 4; press += 1) {
        await visitor.tab.press('Shift+Tab');
        await visitor.focused(DIALOG);
      }
      const ring = () =>
        visitor.tab.run(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
      await becomes(ring, true, 'a ring round what has the focus');
      await visitor.tab.press('Escape');
      await visitor.misses(DIALOGS);
      await visitor.focused({ css: '#services a', nth: 0 });
      await becomes(ring, true, 'a ring round the card');
    },
  },
  {
    name: 'dialog: the wheel moves it and not the page',
    sizes: BOTH,
    run: async ({ visitor, size }) => {
      const { tab } = visitor;
      await tab.resize(SIZES[size].width, 420);
      await visitor.visit('/home');
      await showSection(visitor, 'services');
      await visitor.click(card('LAYANAN UTAMA'));
      await visitor.focused(DIALOG);
      const { left, top, width, height } = await visitor.reach({ css: '.dialog__panel' });
      const before = await scrolled(visitor);
      const over = { x: left + width / 2, y: top + height * 0.6 };
      // Where the window is low the panel scrolls, otherwise its body.
      const rest = () =>
        tab.run(() =>
          [...document.querySelectorAll('.dialog__panel, .dialog__body')]
            .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
            .map((each) => ({
              from: each.scrollTop,
              to: each.scrollHeight - each.clientHeight - each.scrollTop,
            }))
            .at(0),
        );
      // Past its end, and over the backdrop, nothing goes on to the page.
      const turned = async () => {
        await tab.wheel(over, 300);
        return (await rest())?.to ?? 99;
      };
      await until(turned, (to) => to < 2, 'the dialog scrolled to its end');
      if ((await rest())?.from === 0) throw new Error('the dialog has nothing to scroll');
      await tab.wheel(over, 600);
      await tab.wheel({ x: 3, y: 3 }, 600);
      await tab.press('Escape');
      await visitor.misses(DIALOGS);
      await becomes(() => scrolled(visitor), before, 'the place of the page');
    },
  },
  {
    name: 'dialog: what scrolls is scrolled by keys',
    sizes: BOTH,
    run: async ({ visitor, size }) => {
      const { tab } = visitor;
      await tab.resize(SIZES[size].width, 420);
      await visitor.visit('/home?layanan=utama');
      await visitor.focused(DIALOG);
      await tab.run(() => document.querySelector<HTMLElement>('.dialog__body')?.focus());
      const moved = () =>
        tab.run(() =>
          [...document.querySelectorAll('.dialog__panel, .dialog__body')].some(
            ({ scrollTop }) => scrollTop > 100,
          ),
        );
      await tab.press('PageDown');
      await becomes(moved, true, 'the dialog scrolled by Page Down');
      await tab.press('Home');
      await becomes(moved, false, 'the dialog scrolled back by Home');
      await becomes(() => scrolled(visitor), 0, 'the place of the page');
    },
  },
  {
    name: 'dialog: terms over the services, closed alone',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home?layanan=utama');
      await visitor.click({ css: '[role=dialog] a', text: 'KRK Prioritas' });
      await visitor.sees({ role: 'dialog', name: 'KRK Prioritas' });
      await visitor.counts({ css: 'li', within: DIALOG }, 4);
      await visitor.at('/home?layanan=utama&syarat=krk');
      await visitor.click(inDialog('Mengerti'));
      await visitor.counts(DIALOGS, 1);
      await visitor.at('/home?layanan=utama');
      await visitor.focused({ css: '[role=dialog] a', text: 'KRK Prioritas' });
    },
  },
  {
    name: 'dialog: services opens the portal in a new tab and closes',
    sizes: ['desk'],
    run: async ({ visitor, origin }) => {
      await visitor.visit('/home?layanan=utama');
      await visitor.click({ css: '[role=dialog] a', text: /^Akses Layanan/, nth: 1 });
      await becomes(async () => [...(await visitor.tab.opened())], [`${origin}/admin`], 'the opened tabs');
      await visitor.misses(DIALOGS);
    },
  },
  {
    name: 'dialog: map, searched and unfolded',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home?layanan=peta');
      const search = { css: 'input[type=search]', within: DIALOG };
      await visitor.fill(search, 'pelabuhan antariksa');
      await visitor.says(DIALOG, 'Kategori Tidak Ditemukan');
      await visitor.click(inDialog('Reset Pencarian'));
      await visitor.says(DIALOG, 'Menampilkan 4 kategori peta');
      await visitor.focused(search);
      await visitor.click(inDialog(/^RTRW/));
      await visitor.counts({ css: '.map-layer' }, 13);
      await visitor.click(inDialog(/^RTRW/));
      await visitor.counts({ css: '.map-layer' }, 0);
      await visitor.fill(search, 'jalan');
      await visitor.sees({ css: '.map-layer', text: 'Jaringan Jalan' });
    },
  },
  {
    name: 'dialog: map leads to /peta, Back leads past it',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.click(card('PETA KOTA'));
      await visitor.click({ css: '[role=dialog] a[href="/peta/?lapisan=batas-kota"]' });
      await visitor.says({ css: 'h1' }, 'Peta kota');
      await visitor.says({ css: '.layers__shown' }, 'Batas Kota');
      await visitor.tab.back();
      await visitor.at('/home');
      await visitor.misses(DIALOGS);
      const isInSight = () =>
        visitor.tab.run(() => {
          const box = document.getElementById('services')?.getBoundingClientRect();
          return box !== undefined && box.top < innerHeight && box.bottom > 0;
        });
      await becomes(isInSight, true, 'the services in sight again');
    },
  },
];
