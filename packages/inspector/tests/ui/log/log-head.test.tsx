import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clockText } from '../../../src/domain/clock-text.ts';
import type { LogEntry } from '../../../src/domain/log-entry.ts';
import { EVERYTHING, type LogFilter } from '../../../src/domain/log-filter.ts';
import { LogHead } from '../../../src/ui/log/log-head.tsx';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';
import { anEntry } from './an-entry.ts';

/** The head of a log, with the filters that it asks for. */
function head(filter = EVERYTHING, shown: readonly LogEntry[] = []) {
  const { store, send } = storeBeside();
  const asked: LogFilter[] = [];
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <LogHead shown={shown} filter={filter} onFilter={(next) => asked.push(next)} />
    </InspectorProvider>,
  );
  act(() => send({ type: 'page.connected', page: PAGE }));
  return { asked, grow: (entries: LogEntry[]) => act(() => send({ type: 'log.grew', entries })) };
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

it('mutes a machine, and has it heard again', async () => {
  const { asked } = head({ ...EVERYTHING, muted: ['news'] });
  const user = userEvent.setup();
  expect(screen.getByRole('group', { name: 'Muted machines' })).toHaveTextContent(/^1 muted/);
  await user.click(screen.getByText('1 muted'));
  await user.click(screen.getByRole('checkbox', { name: 'gallery' }));
  await user.click(screen.getByRole('checkbox', { name: 'news' }));
  expect(asked.map(({ muted }) => muted)).toEqual([['news', 'gallery'], []]);
});

it('offers the filters that were used last, the newest first and each once, and goes to it by ↑', () => {
  localStorage.clear();
  for (const text of ['not:banners', 'kind:call', ' not:banners ', ' ']) {
    head({ ...EVERYTHING, text });
    fireEvent.blur(screen.getByLabelText(/^Filter/));
    cleanup();
  }
  const { asked } = head();
  fireEvent.keyDown(screen.getByLabelText(/^Filter/), { key: 'ArrowUp' });
  const offered = [...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'));
  localStorage.clear();
  expect([offered, asked.map(({ text }) => text)]).toEqual([['not:banners', 'kind:call'], ['not:banners']]);
});

it('copies what it shows, a line for each entry, and saves it where the browser refuses', async () => {
  const user = userEvent.setup();
  head(EVERYTHING, [anEntry(1), anEntry(3)]);
  await user.click(screen.getByRole('button', { name: 'Copy 2 lines' }));
  const text = `#1 ${clockText(0)} event page → news refresh.requested\n#3 ${clockText(0)} event page → news refresh.requested\n`;
  expect([
    await navigator.clipboard.readText(),
    screen.getByRole('button', { name: 'Copied' }).textContent,
  ]).toEqual([text, 'Copied']);
  cleanup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)) });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  head(EVERYTHING, [anEntry(1)]);
  await user.click(screen.getByRole('button', { name: 'Copy 1 line' }));
  expect([await screen.findByText('Saved'), await saved[0]?.text()]).toEqual([
    expect.anything(),
    text.split(/(?<=\n)/)[0],
  ]);
  vi.restoreAllMocks();
});
