import { describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, fromPromise, setup } from 'xstate';
import { createStately } from '../../../src/adapters/inspection/stately.ts';
import type { Machines } from '../../../src/application/shared/machines.ts';
import { inspectSite } from '../../../src/page/inspected-site.ts';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: {} },
});
const never = fromPromise(() => new Promise(() => undefined));
const room = setup({ actors: { lamp, never } }).createMachine({
  id: 'room',
  initial: 'empty',
  states: {
    empty: { invoke: { src: 'never', id: 'guest' }, on: { entered: 'used' } },
    used: { invoke: { src: 'lamp', id: 'bulb' } },
  },
});
const house = setup({ actors: { room } }).createMachine({
  id: 'house',
  initial: 'built',
  states: { built: { invoke: { src: 'room', id: 'hall' } } },
});

interface Message {
  readonly type: string;
  readonly sessionId: string;
  readonly parentId?: string;
  readonly name?: string;
  readonly event?: { readonly type: string };
  readonly snapshot?: { readonly value?: unknown; readonly status: string };
}

/** A page and the windows that it opens, each of which keeps what it is told. */
function stately(site: Machines) {
  const inspected = inspectSite(site);
  const page = new EventTarget();
  const windows: Message[][] = [];
  const open = vi.fn(() => {
    const told: Message[] = [];
    windows.push(told);
    return { postMessage: (message: Message) => told.push(message) } as unknown as Window;
  });
  const connected = () =>
    page.dispatchEvent(Object.assign(new Event('message'), { data: { type: '@statelyai.connected' } }));
  const ask = createStately(inspected.onSystem, Object.assign(page, { open }));
  return { inspected, ask, open, connected, windows };
}

/** What a window was told, in words: 'hall of home is empty' for an actor, 'hall was sent entered', 'hall is used'. */
function words(told: readonly Message[] = []): string[] {
  const names = new Map<string, string>();
  return told.map(({ type, sessionId, parentId, name, event, snapshot }) => {
    if (type === '@xstate.actor') names.set(sessionId, name ?? '');
    const one = names.get(sessionId);
    if (type === '@xstate.event') return `${one} was sent ${event?.type}`;
    const parent = parentId === undefined ? '' : ` of ${names.get(parentId)}`;
    return `${one}${parent} is ${snapshot?.value ?? snapshot?.status}`;
  });
}

const ALIVE = ['home is built', 'hall of home is empty', 'guest of hall is active'];
const started = (id: string): AnyActor => createActor(house, { id });

describe('Stately\u2019s inspector', () => {
  it('is told of all that live, then of all that comes: actors, events and snapshots', async () => {
    const home = started('home');
    const { ask, open, connected, windows } = stately({ home });
    home.start();
    ask();
    connected();
    expect(open.mock.calls).toEqual([['https://stately.ai/inspect', 'xstateinspector']]);
    await vi.waitFor(() => expect(words(windows[0])).toEqual(ALIVE));
    const hall: AnyActor = home.getSnapshot().children.hall;
    hall.send({ type: 'entered' });
    const entered = [
      ...ALIVE,
      'hall was sent entered',
      'bulb of hall is off',
      'guest is stopped',
      'bulb was sent xstate.init',
      'bulb is off',
      'hall is used',
    ];
    await vi.waitFor(() => expect(words(windows[0])).toEqual(entered));
    hall.getSnapshot().children.bulb.send({ type: 'switched' });
    await vi.waitFor(() =>
      expect(words(windows[0])).toEqual([...entered, 'bulb was sent switched', 'bulb is on']),
    );
  });

  it('is told of a system that comes later, as when a page goes on after a replay', async () => {
    let home = started('replayed');
    const { inspected, ask, connected, windows } = stately({
      get home() {
        return home;
      },
    });
    home.start();
    ask();
    connected();
    home.stop();
    home = started('home').start();
    inspected.watchPresent();
    await vi.waitFor(() => expect(words(windows[0]).slice(-3)).toEqual(ALIVE));
    home.getSnapshot().children.hall.send({ type: 'entered' });
    await vi.waitFor(() => expect(words(windows[0]).at(-1)).toBe('hall is used'));
  });

  it('is told everything again in the window that is opened anew, and that alone', async () => {
    const { ask, connected, windows } = stately({ home: started('home').start() });
    ask();
    ask();
    connected();
    await vi.waitFor(() => expect(words(windows[1])).toEqual(ALIVE));
    expect(windows[0]).toEqual([]);
  });
});
