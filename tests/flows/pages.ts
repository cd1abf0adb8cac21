import { BOTH, type Flow } from '@bupc/bench/browsers/flow.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';
import { city, hoursRows } from '../city.ts';
import { fits } from './parts.ts';

const HANDED_ON = [
  ['/admin/login', 'Login'],
  ['/register', 'Register'],
  ['/admin', 'Layanan Tata Ruang'],
  ['/admin/i-t-r-s', 'Informasi Tata Ruang (ITR)'],
  ['/admin/krk-applications', 'Keterangan Rencana Kota (KRK)'],
  ['/admin/k-k-p-r-s', 'Rekomendasi Teknis KKPR (Non Berusaha)'],
  ['/admin/siteplan-applications', 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian'],
  ['/admin/data-requests', 'Permohonan Data'],
] as const;

const MAIN = { css: 'main' } as const;
const H1 = { css: 'h1' } as const;

const handedOn: Flow[] = HANDED_ON.map(([path, heading]) => ({
  name: `page: ${path}`,
  sizes: ['desk'],
  run: async ({ visitor }) => {
    await visitor.visit(path);
    await visitor.says(H1, heading);
    await visitor.says(MAIN, city.contact.address);
    for (const [label, hours] of hoursRows) await visitor.says(MAIN, `${label}${hours}`);
    await fits(visitor);
    const title = () => visitor.tab.run(() => document.title);
    await becomes(async () => (await title()).startsWith(`${heading} | `), true, 'the title');
  },
}));

/** Every page of the site. */
export const pages: readonly Flow[] = [
  {
    name: 'page: /home, from top to bottom',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/');
      await visitor.at('/home');
      await visitor.says(H1, 'Mau mengurus apa hari ini?');
      for (const id of ['leadership', 'support-video', 'services', 'news', 'products', 'gallery', 'footer']) {
        await visitor.look({ css: `#${id}` }, true);
        await visitor.sees({ css: `#${id}` });
      }
      await visitor.counts({ css: '#news article' }, 6);
      await visitor.counts({ css: '#gallery article' }, 8);
      await visitor.says({ css: '#products' }, 'Menampilkan 17 produk hukum terkait penataan ruang');
      await fits(visitor);
      const toTop = () =>
        visitor.tab.run(() => {
          scrollTo({ top: 0, behavior: 'instant' });
          return scrollY;
        });
      await becomes(toTop, 0, 'the place of the page');
    },
  },
  {
    name: 'page: /home by its tabs',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      for (const [tab, section] of [
        ['Layanan', 'services'],
        ['Kontak', 'footer'],
        ['Beranda', 'home'],
      ] as const) {
        const link = { css: 'nav .tab', text: new RegExp(`^${tab}$`) };
        await visitor.click(link);
        const isInSight = () =>
          visitor.tab.run((id) => {
            const box = document.getElementById(id)?.getBoundingClientRect();
            return box !== undefined && box.top < innerHeight && box.bottom > 0;
          }, section);
        await becomes(isInSight, true, `${section} in sight`);
        await visitor.has(link, 'aria-current', 'true');
      }
    },
  },
  {
    name: 'page: one left edge, also beside a scroll bar',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      const edge = async (css: string) => Math.round((await visitor.sees({ css })).left);
      const first = await edge('#services h2');
      for (const css of ['h1', '#news h2', '#gallery h2'])
        await becomes(() => edge(css), first, `the edge of ${css}`);
    },
  },
  {
    name: 'page: links in new tabs',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.click({ role: 'link', name: 'Peta (tab baru)' });
      // The map writes into its address where it is looked at.
      const paths = (all: readonly string[]) => all.map((address) => new URL(address).pathname.slice(0, 5));
      await becomes(() => visitor.tab.opened().then(paths), ['/peta'], 'the opened tabs');
      await visitor.at('/home');
    },
  },
  ...handedOn,
  {
    name: 'page: /peta, where a place is searched for',
    sizes: BOTH,
    run: async ({ visitor, origin }) => {
      await visitor.tab.open(`${origin}/peta`);
      await visitor.says(H1, 'Peta kota');
      await visitor.fill({ role: 'combobox' }, '05.0148');
      await visitor.click({ role: 'option', nth: 0 });
      await visitor.says({ css: '.place-card' }, 'Persil 05.0148');
      await fits(visitor);
    },
  },
  {
    name: 'page: fallback',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/tidak-ada');
      await visitor.says(H1, 'Unexpected Application Error!');
      await visitor.says(MAIN, city.contact.hotline.label);
      await fits(visitor);
      await visitor.click({ role: 'link', name: 'Kembali ke Beranda' });
      await visitor.at('/home');
      await visitor.says(H1, 'Mau mengurus apa hari ini?');
      await visitor.tab.back();
      await visitor.says(H1, 'Unexpected Application Error!');
    },
  },
];
