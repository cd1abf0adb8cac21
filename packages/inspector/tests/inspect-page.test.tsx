import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { PageMessage } from '../src/application/inspection/messages.ts';
import { inspectPage } from '../src/inspect-page.ts';

const kettleMachine = setup({ delays: { boiling: 3000 } }).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: { on: { 'kettle.switched': 'heating' } },
    heating: { after: { boiling: 'hot' } },
    hot: { on: { 'cup.poured': 'cold' } },
  },
});
const lampMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.switched': 'on' } }, on: { on: { 'lamp.switched': 'off' } } },
});
const machines = () => ({ kettle: createActor(kettleMachine), lamp: createActor(lampMachine) });

/** Writes to the page as an inspector in a frame of it does, and keeps what is told. */
function asInspector() {
  const told: PageMessage[] = [];
  const source = { postMessage: (message: PageMessage) => told.push(message) };
  const ask = (data: unknown) =>
    act(() => dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source, data })));
  return { told, ask };
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('a page of two machines', () => {
  it('is left as it is where nobody asks for the inspector', () => {
    const page = machines();
    expect(inspectPage(page)).toBe(page);
    expect(screen.queryByTitle('State inspector')).toBeNull();
  });

  it('has its inspector below it, which shows its machines and sends them events', async () => {
    history.replaceState(null, '', '/?inspect');
    const page = inspectPage(machines(), { inspector: '/workbench.html' });
    for (const actor of Object.values(page)) actor.start();
    expect(await screen.findByTitle('State inspector')).toHaveAttribute('src', '/workbench.html');

    const { told, ask } = asInspector();
    ask({ type: 'inspector.hello' });
    const [connected] = told;
    if (connected?.type !== 'page.connected') throw new Error('the page did not answer');
    expect(connected.page.machines).toEqual(['kettle', 'lamp']);
    expect(connected.page.charts.lamp?.root.children.map(({ label }) => label)).toEqual(['off', 'on']);

    ask({ type: 'event.send', machine: 'lamp', event: { type: 'lamp.switched' } });
    expect(page.lamp.getSnapshot().value).toBe('on');
    await waitFor(() => {
      const entries = told.flatMap((message) => (message.type === 'log.grew' ? message.entries : []));
      expect(entries.filter(({ from }) => from === 'inspector').map(({ to, name }) => [to, name])).toEqual(
        expect.arrayContaining([['lamp', 'lamp.switched']]),
      );
    });

    ask({ type: 'event.send', machine: 'lamp', event: { type: 'cup.poured' } });
    const notices = told.flatMap((message) => (message.type === 'page.noticed' ? message.notice.texts : []));
    expect(notices).toEqual(['lamp does not take cup.poured in on']);
  });

  it('has the window of its inspector opened once, and again once that was closed', () => {
    history.replaceState(null, '', '/?inspect');
    const windows: { closed: boolean }[] = [];
    const open = vi.spyOn(window, 'open').mockImplementation(() => {
      windows.push({ closed: false });
      return windows.at(-1) as unknown as Window;
    });
    act(() => void inspectPage(machines()));
    const { ask } = asInspector();
    ask({ type: 'inspector.hello' });
    const opened = [false, false, true].map((isClosed) => {
      for (const one of windows) one.closed = isClosed;
      const before = windows.length;
      ask({ type: 'dock.place', place: 'window' });
      return windows.length > before;
    });
    ask({ type: 'dock.place', place: 'below' });
    open.mockRestore();
    expect(opened).toEqual([true, false, true]);
  });
});
