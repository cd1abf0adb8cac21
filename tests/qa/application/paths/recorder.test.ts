import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dropdownMachine } from '../../../../src/application/legal-products/dropdown-machine.ts';
import { holdMachine, viewOnly } from '../../../../src/qa/application/paths/held-machine.ts';
import type { Path } from '../../../../src/qa/application/paths/path.ts';
import { createRecorder } from '../../../../src/qa/application/paths/recorder.ts';
import { replayPath } from '../../../../src/qa/application/paths/replay.ts';

const OF = { name: 'recorded', title: 'Recorded', machine: 'dropdown', scenario: 'all-well' };

function recorded(): Path {
  const actor = createActor(dropdownMachine);
  const recorder = createRecorder({ dropdown: actor });
  actor.start();
  actor.send({ type: 'pointer.entered' });
  actor.send({ type: 'button.toggled' });
  const path = recorder.path(OF);
  if (path === undefined) throw new Error('nothing recorded');
  return path;
}

it('makes a path of what happened to a machine since before it started', () => {
  expect(recorded()).toEqual({
    ...OF,
    by: 'recording',
    start: { state: 'closed', context: {} },
    steps: [
      { event: { type: 'pointer.entered' }, state: { open: 'hovered' } },
      { event: { type: 'button.toggled' }, state: { open: 'pinned' } },
    ],
    end: { state: { open: 'pinned' }, context: {} },
  });
});

it('records what can be replayed', async () => {
  const subject = viewOnly(holdMachine(createActor(dropdownMachine), () => false));
  const passed: boolean[] = [];
  for await (const result of replayPath(recorded(), subject)) passed.push(result.passed);
  expect(passed).toEqual([true, true, true]);
});

it('knows no machine that it does not watch', () => {
  expect(createRecorder({}).path(OF)).toBeUndefined();
});
