import { readFileSync } from 'node:fs';
import type { Path } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { MADE_TABLE } from '../../../tools/paths/files.ts';
import { madeChanges, madeTable } from '../../../tools/paths/made-table.ts';
import { tableOfMade } from '../../../tools/paths/make-paths.ts';

it('holds what is made (npm run paths -- take writes it)', () => {
  const taken = readFileSync(MADE_TABLE, 'utf8');
  expect(madeChanges(taken, tableOfMade())).toEqual([]);
  expect(taken).toBe(tableOfMade());
});

const tea: Path = {
  name: 'tea',
  title: 'Tea',
  by: 'make',
  machine: 'kettle',
  scenario: 'all-well',
  start: { state: { lid: 'shut', water: 'cold' }, context: { cups: 0 } },
  steps: [
    { event: { type: 'boil' }, state: { water: 'hot' } },
    { outcome: 'pour done in water.hot', state: { water: 'hot' }, context: { cups: 1 } },
  ],
  end: { state: { lid: 'shut', water: 'hot' }, context: { cups: 1 } },
};
const end = (state: Path['end']['state']) => ({ ...tea.end, state });

it('says of a path its steps and what of the state is other at its end', () => {
  expect(madeTable([tea]).split('\n').slice(3)).toEqual([
    'kettle',
    '  tea in all-well',
    expect.stringMatching(/^ {4}boil, pour done → water\.hot \[[\da-f]{6}; cups [\da-f]{6}\]$/),
    '',
  ]);
});

it.each<[Path['end']['state'], string]>([
  [tea.start.state, 'where it began'],
  [{ lid: 'open', water: 'hot' }, 'lid.open, water.hot'],
  [{ lid: 'shut', water: { hot: { steam: 'on', noise: 'on' } } }, 'water(hot(steam.on, noise.on))'],
])('names the end %j: %s', (state, words) => {
  expect(madeTable([{ ...tea, end: end(state) }])).toContain(`pour done → ${words} [`);
});

it('names the events at which a machine does something else, and the delays that are other', () => {
  const before = { boil: 'a1', pour: 'b2', 'delay cooling': '500 ms', 'delay resting': '9 ms' };
  const after = { boil: 'a1', pour: 'b3', spill: 'c4', 'delay cooling': '50 ms' };
  const table = (kettle: Record<string, string>) => madeTable([tea], { kettle, pan: { fry: 'd5' } });
  expect(madeChanges(table(before), table(after))).toEqual([
    'kettle: delay cooling is 50 ms, before 500 ms',
    'kettle: delay resting is gone, before 9 ms',
    'kettle does something else at pour, spill',
  ]);
});
