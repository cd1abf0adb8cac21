import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LogPane } from '../../../src/ui/log/log-pane.tsx';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';
import { anEntry } from './an-entry.ts';

/** The log of a page that has told of three entries, with the focus on it. */
function log() {
  const { store, tell, asked } = storeBeside();
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <LogPane />
    </InspectorProvider>,
  );
  const grow = (...ids: number[]) =>
    act(() => tell({ type: 'log.grew', entries: ids.map((id) => anEntry(id)) }));
  act(() => tell({ type: 'page.connected', page: PAGE }));
  grow(1, 2, 3);
  const grid = screen.getByRole('grid', { name: 'Entries' });
  grid.focus();
  return { asked, grow, standsOn: () => grid.getAttribute('aria-activedescendant') };
}

it('leaves the tester on their row while it grows, so that Enter goes to that moment', async () => {
  const { asked, grow, standsOn } = log();
  await userEvent.keyboard('{ArrowUp}');
  grow(4);
  expect(standsOn()).toBe('log-2');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([{ type: 'moment.show', moment: 2 }]);
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
