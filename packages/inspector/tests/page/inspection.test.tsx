import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { inspectPage } from '../../src/inspect-page.ts';

it('has the window of the inspector opened once, and again once that was closed', async () => {
  history.replaceState(null, '', '/?inspect');
  const windows: { closed: boolean }[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    windows.push({ closed: false });
    return windows.at(-1) as unknown as Window;
  });
  await act(() => inspectPage(createActor(setup({}).createMachine({ id: 'lamp' }))));
  const source = { postMessage: () => undefined };
  const ask = (data: unknown) =>
    act(() => dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source, data })));
  ask({ type: 'inspector.hello' });
  const opened = [false, false, true].map((isClosed) => {
    for (const one of windows) one.closed = isClosed;
    const before = windows.length;
    ask({ type: 'dock.place', place: 'window' });
    return windows.length > before;
  });
  ask({ type: 'dock.place', place: 'below' });
  open.mockRestore();
  history.replaceState(null, '', '/');
  expect(opened).toEqual([true, false, true]);
});
