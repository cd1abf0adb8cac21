import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LogPane } from '../../../src/ui/log/log-pane.tsx';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';
import { anEntry } from './an-entry.ts';

/** The log of a page that has sent three entries, with the focus on it. */
function log() {
  const { store, send, asked } = storeBeside();
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <LogPane />
    </InspectorProvider>,
  );
  const grow = (...ids: number[]) =>
    act(() => send({ type: 'log.grew', entries: ids.map((id) => anEntry(id)) }));
  act(() => send({ type: 'page.connected', page: PAGE }));
  grow(1, 2, 3);
  const grid = screen.getByRole('grid', { name: 'Entries' });
  grid.focus();
  return { send, asked, grow, grid, standsOn: () => grid.getAttribute('aria-activedescendant') };
}

/** Whether the log scrolls by itself to what comes, after its frame was scrolled to these tops, of these heights. */
function followsAfter(...scrolls: { top: number; height: number }[]) {
  const { grow, grid } = log();
  for (const { top, height } of scrolls) {
    Object.defineProperties(grid, {
      scrollTop: { value: top, configurable: true },
      scrollHeight: { value: height, configurable: true },
      clientHeight: { value: 100, configurable: true },
    });
    fireEvent.scroll(grid);
  }
  const scrollTo = vi.fn();
  grid.scrollTo = scrollTo;
  grow(4);
  return scrollTo.mock.calls.length > 0;
}

/** The row that is marked as the present one, of those that the machine of the filter has. */
function markedAt(moment: number, machine: string) {
  // jsdom lays nothing out, and a list of no height draws no row.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const { send } = log();
  act(() => send({ type: 'log.grew', entries: [4, 5].map((id) => ({ ...anEntry(id), to: 'gallery' })) }));
  act(() => send({ type: 'moment.shown', moment }));
  fireEvent.change(screen.getByLabelText(/^Filter/), { target: { value: `to:${machine}` } });
  const rows = screen.queryAllByRole('row', { selected: true });
  const marked = rows.map(({ id, textContent }) => [id, /now.*/.exec(textContent ?? '')?.[0]]);
  cleanup();
  height.mockRestore();
  return marked;
}

it('marks the row of the moment, of one that the filter leaves out the last before it, and none before the first', () => {
  expect([markedAt(2, 'news'), markedAt(4, 'news'), markedAt(4, 'gallery'), markedAt(2, 'gallery')]).toEqual([
    [['log-2', 'now']],
    [['log-3', 'now #4']],
    [['log-4', 'now']],
    [],
  ]);
});

it('leaves the tester on their row while it grows, so that Enter goes to that moment', async () => {
  const { asked, grow, standsOn } = log();
  await userEvent.keyboard('{ArrowUp}');
  grow(4);
  expect(standsOn()).toBe('log-2');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([{ type: 'moment.show', moment: 2 }]);
});

it('leaves the tester on the row that they went to before the page has answered', async () => {
  const { send, standsOn } = log();
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowUp}');
  const before = standsOn();
  act(() => send({ type: 'moment.shown', moment: 2 }, { type: 'command.heard', of: 'moment.show' }));
  expect([before, standsOn()]).toEqual(['log-1', 'log-1']);
});

it('goes along with the page from its last row on', async () => {
  const { grow, standsOn } = log();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  grow(4);
  expect(standsOn()).toBe('log-4');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}');
  grow(5);
  expect(standsOn()).toBe('log-5');
});

it.each([
  ['at its end', [{ top: 300, height: 400 }], true],
  ['further down, when more had come before its event', [{ top: 300, height: 700 }], true],
  [
    'up from its end',
    [
      { top: 300, height: 400 },
      { top: 200, height: 400 },
    ],
    false,
  ],
  [
    'up, and back to its end',
    [
      { top: 300, height: 400 },
      { top: 200, height: 400 },
      { top: 300, height: 400 },
    ],
    true,
  ],
  [
    'by a page that began anew, when more had come before its event',
    [
      { top: 300, height: 400 },
      { top: 50, height: 390 },
    ],
    true,
  ],
])('goes along with the page or stays, scrolled %s', (_, scrolls, follows) => {
  expect(followsAfter(...scrolls)).toBe(follows);
});
