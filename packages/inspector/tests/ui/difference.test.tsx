import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplayedStep, ReplayView } from '../../src/domain/replay-view.ts';
import { Difference } from '../../src/ui/replay/difference.tsx';
import { InspectorProvider } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, storeBeside } from './store-beside.ts';

/** The rows of the table of a step; '✕' stands at those that differ. */
function rowsOf(expected: unknown, actual: unknown, kind: ReplayedStep['kind'] = 'event') {
  const step: ReplayedStep = { place: 1, kind, label: 'step', expected, actual, passed: false };
  const replay: ReplayView = {
    name: 'p',
    title: 'P',
    scenario: 's',
    status: 'failed',
    pace: 0,
    steps: [step],
  };
  const { unmount } = render(
    <InspectorProvider store={storeBeside().store} files={NO_FILES}>
      <Difference step={step} replay={replay} />
    </InspectorProvider>,
  );
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  unmount();
  return rows;
}

it('marks the state where it differs, as it marks a field of the context', () => {
  expect(
    [
      [
        { state: 'hot', context: { cups: 1 } },
        { state: 'cold', context: { cups: 1 } },
      ],
      [{ state: 'hot' }, { state: { hot: 'steaming' }, context: { cups: 2 } }],
      [
        { state: 'hot', context: { cups: 1, lid: null } },
        { state: 'hot', context: { cups: 2 } },
      ],
    ].map(([expected, actual]) => rowsOf(expected, actual)),
  ).toEqual([
    ['✕ state | hot | cold', 'cups | 1 | 1'],
    ['state | hot | hot.steaming', 'cups | not said at this step | 2'],
    ['state | hot | hot', '✕ cups | 1 | 2', 'lid | null | null'],
  ]);
});

it('has no state where a step is about what a visitor did', () => {
  const sends = (...list: string[]) => ({ state: '', context: { sends: list } });
  expect(rowsOf(sends('news refresh.requested'), sends(), 'visitor')).toEqual([
    '✕ sends | ["news refresh.requested"] | []',
  ]);
});
