import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CoverageView } from '../../../src/ui/coverage/coverage-view.tsx';
import { CHARTS } from '../../sample-charts.ts';

const FAILED = 'gallery.loading.readingCache xstate.error.actor.0.gallery.loading.readingCache 0';

function show(taken: readonly string[] = [], charts = CHARTS) {
  const calls = { onMachine: vi.fn(), onPlay: vi.fn(), onShow: vi.fn(), onSave: vi.fn(), onRecord: vi.fn() };
  render(<CoverageView charts={charts} machine="gallery" taken={new Set(taken)} {...calls} />);
  return calls;
}

const rowTexts = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('counts what is covered, for each machine and of each transition of the chosen one', () => {
  show();
  expect(rowTexts(/^gallery 11/)).toEqual(['11/11', '12/13', '', '1', '20']);
  expect(rowTexts(/readCache failed/)).toEqual([
    'loading.readingCache',
    '',
    'loading.fetching',
    '0',
    '–',
    '',
  ]);
  expect(rowTexts(/page\.previous/)).toEqual(['any state', '', 'stays', '1', '2 steps', '▶ Play']);
});

it('plays the shortest path, chooses a machine, and shows a transition on the chart', async () => {
  const { onPlay, onMachine, onShow } = show();
  await userEvent.click(
    screen.getByRole('button', { name: 'Play gallery/page-previous for any state, page.previous' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'readCache failed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show on the chart' }));
  await userEvent.click(screen.getByRole('button', { name: 'news' }));
  expect([onPlay.mock.calls, onShow.mock.calls, onMachine.mock.calls.at(-1)]).toEqual([
    [['gallery/page-previous']],
    [['gallery', FAILED]],
    ['news'],
  ]);
});

it('shows only what is on no path, of all machines, and why', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Only what is on no path/ }));
  const [, table] = screen.getAllByRole('table');
  if (table === undefined) throw new Error('there is no table of transitions');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['readCache failed', 'readCache failed', 'readStale failed', 'openIndex failed']);
  expect(screen.getByText(/^Known, and no path can take it: a cache never throws/)).toBeVisible();
});

it('offers to record what is on no path yet, and not what no path can take', async () => {
  const gallery = CHARTS.gallery;
  if (gallery === undefined) throw new Error('there is no chart of gallery');
  const { [FAILED]: _, ...unreachable } = gallery.coverage.unreachable;
  const { onRecord } = show([], {
    ...CHARTS,
    gallery: { ...gallery, coverage: { ...gallery.coverage, unreachable } },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Only what is on no path/ }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Record one for loading.readingCache, readCache failed' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Record one' }));
  expect(onRecord.mock.calls).toHaveLength(2);
  const [known] = screen.getAllByRole('button', { name: 'readStale failed' });
  if (known) await userEvent.click(known);
  expect(screen.getByText(/^Known, and no path can take it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record one' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Record one for/ })).toHaveLength(1);
});

it('saves what is shown as comma separated values', async () => {
  const { onSave } = show();
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Filter transitions' }),
    'readCache failed news',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(onSave.mock.calls).toEqual([
    [
      'coverage.csv',
      'machine,from,event,guard,to,paths,shortest path,step,reason\r\n' +
        'news,loading.readingCache,readCache failed,,loading.fetching,0,,,a cache never throws (ports/cache-store.ts); the way out stands should one do so\r\n',
    ],
  ]);
});

it('lists the transitions of this session that are on no path', () => {
  show([`gallery ${FAILED}`, 'gallery gallery page.next 0']);
  const here = screen.getByRole('region', { name: 'In this session, on no path' });
  expect(
    within(here)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['gallery loading.readingCache → readCache failed → loading.fetching']);
});
