import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EntryEffect, LogEntry } from '../../../src/domain/log-entry.ts';
import { ChartView, type ChartViewProps } from '../../../src/ui/chart/chart-view.tsx';
import { CHARTS } from '../../sample-charts.ts';

const AT = { machine: 'gallery', underWay: [] };
const SEARCH = 'gallery: search.changed → stays';

const entry = (name: string, effect: EntryEffect = {}): LogEntry => ({
  id: 1,
  at: 0,
  kind: 'event',
  from: 'page',
  to: 'gallery',
  name,
  effect,
});

/** A chart whose choice is held, as the inspector does. */
function Chosen({ onChoose, ...props }: Omit<ChartViewProps, 'chosen'>) {
  const [chosen, choose] = useState<string>();
  const both = (id: string | undefined) => {
    onChoose(id);
    choose(id);
  };
  return <ChartView {...props} chosen={chosen} onChoose={both} />;
}

function show(props: Partial<ChartViewProps> = {}) {
  const chart = CHARTS.gallery;
  if (chart === undefined) throw new Error('there is no chart of gallery');
  const calls = { onChoose: vi.fn(), onSend: vi.fn(), onPlay: vi.fn() };
  const at = { ...AT, value: { loaded: 'fromFeed' }, ...props.at };
  render(<Chosen chart={chart} {...calls} {...props} at={at} />);
  return calls;
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the outline', () => {
  it('is a tree in which the present state, its paths and what leads on are read', () => {
    show();
    const tree = screen.getByRole('tree', { name: 'States of gallery' });
    const items = within(tree).getAllByRole('treeitem');
    expect(items.slice(0, 4).map((item) => item.getAttribute('aria-label'))).toEqual([
      'state gallery, is in it, 20 paths',
      'search.changed, stays in any state, 3 paths',
      'page.next, stays in any state, 5 paths',
      'page.previous, stays in any state, 1 path',
    ]);
    expect(screen.getByRole('treeitem', { name: 'state loaded.fromFeed, now, 5 paths' })).toHaveAttribute(
      'aria-level',
      '3',
    );
    expect(
      screen.getByRole('treeitem', {
        name: 'readCache failed, from loading.readingCache to loading.fetching, on no path',
      }),
    ).toBeVisible();
  });

  it('is one Tab stop, where the machine is', () => {
    show();
    const stops = screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((item) => item.getAttribute('aria-label'))).toEqual([
      'state loaded.fromFeed, now, 5 paths',
    ]);
  });

  it('is led through by arrow keys, Home, End and the first letters', async () => {
    show();
    screen.getByRole('treeitem', { name: /^state loaded.fromFeed/ }).focus();
    const led = [];
    for (const key of ['{ArrowUp}', '{Home}', '{End}', '{ArrowLeft}', '{ArrowLeft}', 'l', 'o']) {
      await userEvent.keyboard(key);
      led.push(focused());
    }
    expect(led).toEqual([
      'state loaded.fromCache, 2 paths',
      'state gallery, is in it, 20 paths',
      'refresh.requested, from failed to loading.fetching, 1 path',
      'state failed, 2 paths',
      'state failed, 2 paths',
      'state loading, 20 paths',
      'state loading, 20 paths',
    ]);
  });

  it('folds a branch and unfolds it', async () => {
    show();
    const loading = screen.getByRole('treeitem', { name: 'state loading, 20 paths' });
    loading.focus();
    const shown = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      shown.push([loading.getAttribute('aria-expanded'), focused()]);
    }
    expect(shown).toEqual([
      ['false', 'state loading, 20 paths'],
      ['true', 'state loading, 20 paths'],
      ['true', 'state loading.readingCache, 20 paths'],
    ]);
  });

  it('opens the paths of a state, of which the soonest there is played at once', async () => {
    const { onChoose, onPlay } = show();
    screen.getByRole('treeitem', { name: /^state failed/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Play shortest path to here' }));
    expect([onChoose.mock.calls, onPlay.mock.calls]).toEqual([
      [['gallery.failed']],
      [['gallery/failed-refresh-requested-to-loading-fetching']],
    ]);
  });

  it('sends the event of a transition', async () => {
    const { onChoose, onSend } = show();
    screen.getByRole('treeitem', { name: /^search.changed/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect([onChoose.mock.calls, onSend.mock.calls]).toEqual([[[SEARCH]], [['search.changed']]]);
  });

  it('sends nothing to a machine that has stopped, and names what killed it', async () => {
    const { onSend } = show({ at: { ...AT, killer: entry('search.changed') } });
    expect(screen.getByText('died in loaded.fromFeed at search.changed')).toBeVisible();
    screen.getByRole('treeitem', { name: 'search.changed, stays in any state, killed it, 3 paths' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('lists only the states and events that are looked for, with the states around them, and leads into them', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'State or event' }), 'refresh');
  const items = screen.getAllByRole('treeitem');
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
    'state gallery, is in it, 20 paths',
    'state loaded, is in it, 15 paths',
    'refresh.requested, from loaded to loading.fetching, 4 paths',
    'state failed, 2 paths',
    'refresh.requested, from failed to loading.fetching, 1 path',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('state gallery, is in it, 20 paths');
});

it('closes the paths of what was chosen, and goes back to its line', async () => {
  const { onChoose } = show();
  await userEvent.click(screen.getByRole('treeitem', { name: /^state failed/ }));
  screen.getByRole('button', { name: 'Play shortest path to here' }).focus();
  await userEvent.keyboard('{Escape}');
  expect([onChoose.mock.lastCall, focused()]).toEqual([[undefined], 'state failed, 2 paths']);
  expect(screen.queryByRole('button', { name: 'Play shortest path to here' })).toBeNull();
});

it('says why a transition is on no path', async () => {
  show();
  await userEvent.click(screen.getByRole('treeitem', { name: /^readCache failed/ }));
  expect(screen.getByText(/^a cache never throws/)).toBeVisible();
});
