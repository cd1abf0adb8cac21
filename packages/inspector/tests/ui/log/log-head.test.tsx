import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LogEntry } from '../../../src/domain/log-entry.ts';
import { EVERYTHING, type LogFilter } from '../../../src/domain/log-filter.ts';
import { LogHead } from '../../../src/ui/log/log-head.tsx';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';
import { anEntry } from './an-entry.ts';

/** The head of a log, with the filters that it asks for. */
function head(filter = EVERYTHING) {
  const { store, tell } = storeBeside();
  const asked: LogFilter[] = [];
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <LogHead shown={0} filter={filter} onFilter={(next) => asked.push(next)} />
    </InspectorProvider>,
  );
  act(() => tell({ type: 'page.connected', page: PAGE }));
  return { asked, grow: (entries: LogEntry[]) => act(() => tell({ type: 'log.grew', entries })) };
}

it('shows failures as such once there are any, and no sign of one before', () => {
  const { grow } = head();
  const shown = () => {
    const { textContent, classList } = screen.getByRole('button', { name: /Failures/ });
    return [textContent, classList.contains('is-bad')];
  };
  grow([anEntry(1)]);
  const before = shown();
  grow([anEntry(2, { fate: 'failed', reason: 'it fell' })]);
  expect([before, shown()]).toEqual([
    ['Failures 0', false],
    ['✕ Failures 1', true],
  ]);
});

it('shows requests alone', async () => {
  const { asked } = head();
  await userEvent.click(screen.getByRole('button', { name: 'Requests' }));
  expect(asked).toEqual([{ ...EVERYTHING, kinds: ['request'] }]);
});

it('mutes a machine, and has it heard again', async () => {
  const { asked } = head({ ...EVERYTHING, muted: ['news'] });
  const user = userEvent.setup();
  expect(screen.getByRole('group', { name: 'Muted machines' })).toHaveTextContent(/^1 muted/);
  await user.click(screen.getByText('1 muted'));
  await user.click(screen.getByRole('checkbox', { name: 'gallery' }));
  await user.click(screen.getByRole('checkbox', { name: 'news' }));
  expect(asked.map(({ muted }) => muted)).toEqual([['news', 'gallery'], []]);
});
