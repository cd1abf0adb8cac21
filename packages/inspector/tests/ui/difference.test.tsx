import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplayedStep } from '../../src/domain/replay-view.ts';
import { Difference } from '../../src/ui/replay/difference.tsx';
import { InspectorProvider } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, storeBeside } from './store-beside.ts';

/** The rows of the table of a step; '✕' stands at those that differ. */
function rowsOf(expected: unknown, actual: unknown, kind: ReplayedStep['kind'] = 'event') {
  const step: ReplayedStep = { place: 1, kind, label: 'step', expected, actual, passed: false };
  const { unmount } = render(
    <InspectorProvider store={storeBeside().store} files={NO_FILES}>
      <Difference step={step} />
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
    ['state | hot | hot', '✕ cups | 1 | 2', 'lid | absent | absent'],
  ]);
});

it('has no state where a step is about what a visitor did', () => {
  const sends = (...list: string[]) => ({ state: '', context: { sends: list } });
  expect(rowsOf(sends('news refresh.requested'), sends(), 'visitor')).toEqual([
    '✕ sends | ["news refresh.requested"] | []',
  ]);
});

it('has a row for each count of a summary that differs, and the digest where nothing else does', () => {
  const at = (context: object) => ({ state: 'loaded', context });
  const eight = { count: 8, first: 'staf-03', last: 'staf-08', digest: 'a1' };
  expect([
    rowsOf(at({ profiles: eight, page: 1 }), at({ profiles: { ...eight, count: 7, digest: 'b2' }, page: 1 })),
    rowsOf(at({ profiles: eight }), at({ profiles: { ...eight, digest: 'b2' } })),
    rowsOf(at({ profiles: { count: 8 } }), at({ profiles: null })),
  ]).toEqual([
    [
      'state | loaded | loaded',
      '✕ profiles.count | 8 | 7',
      'profiles.first | "staf-03" | "staf-03"',
      'profiles.last | "staf-08" | "staf-08"',
      'page | 1 | 1',
    ],
    [
      'state | loaded | loaded',
      'profiles.count | 8 | 8',
      'profiles.first | "staf-03" | "staf-03"',
      'profiles.last | "staf-08" | "staf-08"',
      '✕ profiles.digest | "a1" | "b2"',
    ],
    ['state | loaded | loaded', '✕ profiles | {"count":8} | absent'],
  ]);
});
