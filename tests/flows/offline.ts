import type { Flow } from '@bupc/bench/browsers/flow.ts';
import type { Visitor } from '@bupc/bench/browsers/visitor.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';

/** Waits until the worker has kept so many feeds. */
const kept = ({ tab }: Visitor, least: number) =>
  becomes(
    async () => {
      const count = await tab.run(async () => {
        await navigator.serviceWorker.ready;
        return (await (await caches.open('bupc-feeds')).keys()).length;
      });
      return count >= least;
    },
    true,
    `${least} feeds kept`,
  );

/** The page without network, by a server that is unplugged: no driver of these has a switch of its own for all of them. */
export const offline: readonly Flow[] = [
  {
    name: 'offline: page, dialogs and another path after one visit',
    sizes: ['phone'],
    run: async ({ visitor, ownSite }) => {
      const { tab } = visitor;
      const site = await ownSite();
      await tab.open(`${site.origin}/home`);
      await visitor.alive();
      await visitor.look({ css: '#gallery' }, true);
      await kept(visitor, 2);
      await site.unplug();
      await tab.open(`${site.origin}/home?layanan=peta`);
      await visitor.sees({ role: 'dialog', name: 'PETA KOTA' });
      await tab.open(`${site.origin}/peta`);
      await visitor.says({ css: 'h1' }, 'Peta kota');
      await tab.open(`${site.origin}/home`);
      await visitor.alive();
      await visitor.counts({ css: '#news article' }, 6);
      await visitor.counts({ css: '#gallery article' }, 8);
      const notice = { role: 'complementary', name: 'Tanpa jaringan' };
      await visitor.says(notice, 'Anda sedang tanpa jaringan. Ini isi terakhir yang tersimpan.');
      await visitor.says(notice, /: \d+ \p{L}+ \d{4}, \d\d\.\d\d WIB/u);
      const isDrawn = () =>
        tab.run(() => (document.querySelector<HTMLImageElement>('.banner img')?.naturalWidth ?? 0) > 0);
      await becomes(isDrawn, true, 'the first banner');
      await site.plugIn();
      await tab.reload();
      await visitor.alive();
      await visitor.misses(notice);
    },
  },
];
