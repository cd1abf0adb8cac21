import { describe, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Shown } from '../../../src/application/dialogs/late-shown.ts';
import { createHome, type Home, siteOf } from '../../../src/application/home/home.ts';
import { MACHINE_NAMES, machineOf } from '../../../src/application/machines.ts';
import { codeHere, lateCode } from '../../../src/application/shared/late-code.ts';
import { SHOWN_MACHINES } from '../../../src/application/shown-machines.ts';
import type { DialogId } from '../../../src/domain/navigation/dialogs.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';
import { anArticle } from '../../fixtures/articles.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { started } from '../../fixtures/started-site.ts';
import { type OpenedSite, testDependencies } from '../../ui/dependencies.ts';

const running = ({ home }: { readonly home: Home }) =>
  MACHINE_NAMES.filter((name) => {
    const snapshot = home.system.get(name)?.getSnapshot();
    return snapshot?.status === 'active' && 'machine' in snapshot;
  });
// The staff are asked for by the search as well as by their dialog.
const shownBy = (dialog?: DialogId) =>
  MACHINE_NAMES.filter((name) => (name === 'profile' ? undefined : machineOf(name).dialog) === dialog);
const ofPage = shownBy();

it('runs the machines of the page from its start to its stop, and listens to the browser for as long', () => {
  const listeners = new Set<() => void>();
  const motion = {
    isReduced: () => false,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  const page = testDependencies({}, '/home', { motion });
  expect([running(page), listeners.size]).toEqual([ofPage, 0]);
  const stop = page.start();
  expect([running(page), listeners.size]).toEqual([ofPage, 1]);
  stop();
  expect([running(page), listeners.size]).toEqual([[], 0]);
});

it.each(['article', 'lightbox', 'guide', 'map', 'finder', 'search'] as const)(
  'lets what the dialog %s shows live while it is open, each time anew',
  (dialog) => {
    const page = started();
    const names = shownBy(dialog);
    const actors = () => names.map((name) => page.home.system.get(name));
    expect(actors()).toEqual(names.map(() => undefined));
    openDialog(page.site.dialogs, dialog);
    const first = actors();
    expect(running(page)).toEqual(
      MACHINE_NAMES.filter((name) => ofPage.includes(name) || names.includes(name)),
    );
    page.site.dialogs.send({ type: 'dialog.closed', dialog });
    expect([running(page), first.map((actor) => actor.getSnapshot().status)]).toEqual([
      ofPage,
      names.map(() => 'stopped'),
    ]);
    openDialog(page.site.dialogs, dialog);
    expect(actors().some((actor, place) => actor === first[place])).toBe(false);
  },
);

it('goes on without a machine that breaks, and without what a dialog shows', () => {
  const page = started('/home?panduan=2');
  const uncaught: unknown[] = [];
  for (const name of ['guide', 'banners'] as const) {
    const actor: AnyActorRef = page.site[name];
    actor.subscribe({ error: (error) => uncaught.push(error) });
    Object.assign(page.site[name].logic, {
      transition: () => {
        throw new Error(`${name} broke`);
      },
    });
  }
  page.site.guide.send({ type: 'zoom.in' });
  page.site.banners.send({ type: 'playback.toggled' });
  expect(uncaught).toEqual([new Error('guide broke'), new Error('banners broke')]);
  expect(page.home.getSnapshot().status).toBe('active');
  page.site.dialogs.send({ type: 'dialog.closed', dialog: 'guide' });
  openDialog(page.site.dialogs, 'finder');
  expect([page.site.finder.getSnapshot().status, page.history.location.href]).toEqual([
    'active',
    '/home?mulai',
  ]);
});

describe('what the dialogs show, where its code comes later', () => {
  /** A visitor's page at an address, without that code. */
  function visited(address: string) {
    const { ports, feeds } = testDependencies({}, address);
    const loads = controlledCalls<void, Shown>();
    const home = createHome(ports, { baked: {}, shown: lateCode(() => loads.call()) });
    const site = siteOf(() => home) as OpenedSite;
    home.start();
    return { home, feeds, site, loads };
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('begins when it comes, in the dialogs that are open, with what the address says', async () => {
    const page = visited('/home?temukan=krk&artikel=plan&mulai=rumah');
    await settled();
    await page.feeds.news.answer([anArticle({ id: 'plan', content: 'Rencana' })]);
    expect(running(page)).toEqual(ofPage);
    await page.loads.answer(SHOWN_MACHINES);
    expect(running(page)).toEqual(
      MACHINE_NAMES.filter((name) => [...ofPage, 'article', 'search', 'finder', 'checklist'].includes(name)),
    );
    expect([
      page.site.search.getSnapshot().context.words,
      page.site.finder.getSnapshot().context.answers,
      page.site.article.getSnapshot().context.article?.content,
    ]).toEqual(['krk', { what: 'rumah' }, 'Rencana']);
    await vi.waitFor(() => expect(page.site.search.getSnapshot().context.sources.news).toBe('ready'));
  });

  it('is there at once for a dialog that opens afterwards', async () => {
    const page = visited('/home?mulai');
    await page.loads.answer(SHOWN_MACHINES);
    openDialog(page.site.dialogs, 'search');
    expect(running(page)).toContain('search');
  });

  it('goes on in a page that was persisted before it came', async () => {
    const page = visited('/home?mulai=rumah');
    await settled();
    const snapshot = JSON.parse(JSON.stringify(page.home.getPersistedSnapshot()));
    page.home.stop();
    const { ports } = testDependencies({}, '/home?mulai=rumah');
    const home = createHome(ports, { baked: {}, shown: codeHere(SHOWN_MACHINES), snapshot });
    home.start();
    await settled();
    expect(siteOf(() => home).finder?.getSnapshot().context.answers).toEqual({ what: 'rumah' });
  });
});
