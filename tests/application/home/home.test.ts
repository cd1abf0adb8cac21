import { describe, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { createHome, type Home, siteOf } from '../../../src/application/home/home.ts';
import { MACHINE_NAMES, machineOf } from '../../../src/application/machines.ts';
import { SHOWN_MACHINES } from '../../../src/application/shown-machines.ts';
import type { DialogId } from '../../../src/domain/navigation/dialogs.ts';
import { anArticle } from '../../fixtures/articles.ts';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

const living = ({ home }: { readonly home: Home }) =>
  MACHINE_NAMES.filter((name) => {
    const snapshot = home.system.get(name)?.getSnapshot();
    return snapshot?.status === 'active' && 'machine' in snapshot;
  });
// The staff are asked for by the search as well as by their dialog.
const shownBy = (dialog?: DialogId) =>
  MACHINE_NAMES.filter((name) => (name === 'profile' ? undefined : machineOf(name).dialog) === dialog);
const ofPage = shownBy();

it('runs the machines of the page from its start to its stop, and hears of the world for as long', () => {
  const listeners = new Set<() => void>();
  const motion = {
    isReduced: () => false,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  const page = testDependencies({}, '/home', { motion });
  expect([living(page), listeners.size]).toEqual([ofPage, 0]);
  const stop = page.start();
  expect([living(page), listeners.size]).toEqual([ofPage, 1]);
  stop();
  expect([living(page), listeners.size]).toEqual([[], 0]);
});

it.each(['article', 'lightbox', 'guide', 'map', 'finder', 'search'] as const)(
  'lets what the dialog %s shows live while it is open, each time anew',
  (dialog) => {
    const page = started();
    const names = shownBy(dialog);
    const actors = () => names.map((name) => page.home.system.get(name));
    expect(actors()).toEqual(names.map(() => undefined));
    page.site.dialogs.send({ type: 'dialog.opened', dialog });
    const first = actors();
    expect(living(page)).toEqual(
      MACHINE_NAMES.filter((name) => ofPage.includes(name) || names.includes(name)),
    );
    page.site.dialogs.send({ type: 'dialog.closed', dialog });
    expect([living(page), first.map((actor) => actor.getSnapshot().status)]).toEqual([
      ofPage,
      names.map(() => 'stopped'),
    ]);
    page.site.dialogs.send({ type: 'dialog.opened', dialog });
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
  page.site.dialogs.send({ type: 'dialog.opened', dialog: 'finder' });
  expect([page.site.finder.getSnapshot().status, page.history.location.href]).toEqual([
    'active',
    '/home?mulai',
  ]);
});

describe('what the dialogs show, where its code comes later', () => {
  /** A visitor's page at an address, without that code. */
  function visited(address: string) {
    const { ports, feeds } = testDependencies({}, address);
    const made = createHome(ports, { baked: {} });
    const site = siteOf(() => made.home);
    made.home.start();
    return { ...made, feeds, site };
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('begins when it comes, in the dialogs that are open, with what the address says', async () => {
    const page = visited('/home?temukan=krk&artikel=plan&mulai=rumah');
    await settled();
    await page.feeds.news.answer([anArticle({ id: 'plan', content: 'Rencana' })]);
    expect(living(page)).toEqual(ofPage);
    page.bring(SHOWN_MACHINES);
    expect(living(page)).toEqual(
      MACHINE_NAMES.filter((name) => [...ofPage, 'article', 'search', 'finder', 'checklist'].includes(name)),
    );
    expect([
      page.site.search.getSnapshot().context.words,
      page.site.finder.getSnapshot().context.answers,
      page.site.article.getSnapshot().context.article?.content,
    ]).toEqual(['krk', { what: 'rumah' }, 'Rencana']);
    await vi.waitFor(() => expect(page.site.search.getSnapshot().context.sources.news).toBe('ready'));
  });

  it('is there at once for a dialog that opens afterwards, and comes once', () => {
    const page = visited('/home');
    page.bring(SHOWN_MACHINES);
    page.site.dialogs.send({ type: 'dialog.opened', dialog: 'finder' });
    const { finder } = page.site;
    page.bring(SHOWN_MACHINES);
    expect([living(page).includes('finder'), page.site.finder === finder]).toEqual([true, true]);
  });
});
