import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { pauseMachine } from '../../../src/application/paths/paused-machine.ts';
import { replay } from '../../../src/application/paths/replay.ts';
import type { ReplaySubject } from '../../../src/application/paths/replay-subject.ts';
import type { StepResult } from '../../../src/application/paths/step-result.ts';
import type { Expectation, Path, PathStep } from '../../../src/domain/path.ts';
import { pausedKettle } from './kettle.ts';

const boil: PathStep = { event: { type: 'boil' }, state: 'heating' };
const heated: PathStep = { outcome: 'heat done', state: 'hot', context: { water: 'hot' } };

function aPath(steps: readonly PathStep[], end: Expectation, start: Expectation = { state: 'cold' }): Path {
  return {
    name: 'kettle',
    title: 'Kettle',
    by: 'hand',
    machine: 'kettle',
    scenario: 'all-well',
    start,
    steps,
    end,
  };
}

async function replayed(path: Path, subject: ReplaySubject = pausedKettle()): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for await (const result of replay(path, new Map([['kettle', subject]]))) results.push(result);
  subject.actor.stop();
  return results;
}

describe('a path that the machine takes', () => {
  it('gives each step with its expected and its actual result', async () => {
    const cooled: PathStep = { outcome: 'cooling over in hot', state: 'cold' };
    expect(await replayed(aPath([boil, heated, cooled], { state: 'cold', context: { cups: 0 } }))).toEqual([
      {
        index: 0,
        expected: { state: 'cold' },
        actual: { state: 'cold', context: { cups: 0 } },
        passed: true,
      },
      {
        index: 1,
        expected: { state: 'heating' },
        actual: { state: 'heating', context: { cups: 0 } },
        passed: true,
      },
      {
        index: 2,
        expected: { state: 'hot', context: { water: 'hot' } },
        actual: { state: 'hot', context: { cups: 0, water: 'hot' } },
        passed: true,
      },
      {
        index: 3,
        expected: { state: 'cold' },
        actual: { state: 'cold', context: { cups: 0, water: 'hot' } },
        passed: true,
      },
      {
        index: 4,
        expected: { state: 'cold', context: { cups: 0 } },
        actual: { state: 'cold', context: { cups: 0, water: 'hot' } },
        passed: true,
      },
    ]);
  });

  it('takes a step only when it is asked for', async () => {
    const subject = pausedKettle();
    const results = replay(aPath([boil, heated], { state: 'hot' }), new Map([['kettle', subject]]));
    await results.next();
    expect(subject.actor.getSnapshot().value).toBe('cold');
    await results.next();
    expect(subject.actor.getSnapshot().value).toBe('heating');
    expect(subject.waiting()).toEqual(['0.kettle.heating']);
    subject.actor.stop();
  });

  it('sends by other means where the actor listens to nobody else', async () => {
    const subject = pausedKettle();
    const { send } = subject.actor;
    subject.actor.send = () => undefined;
    const results = await replayed(aPath([boil], { state: 'heating' }), {
      ...subject,
      send: (event) => send.call(subject.actor, event),
    });
    expect(results.map(({ passed }) => passed)).toEqual([true, true, true]);
  });
});

describe('a path that the machine does not take', () => {
  it.each<[string, Path, () => ReplaySubject, string]>([
    [
      'starts elsewhere',
      aPath([boil], { state: 'heating' }, { state: 'hot' }),
      pausedKettle,
      'state should be hot, is cold',
    ],
    [
      'sends what is not accepted',
      aPath([{ event: { type: 'pour', cups: 1 }, state: 'hot' }], { state: 'hot' }),
      pausedKettle,
      'cold does not take pour',
    ],
    [
      'sends what a guard refuses',
      aPath([boil, heated, { event: { type: 'pour', cups: 0 }, state: 'hot' }], { state: 'hot' }),
      pausedKettle,
      'hot does not take pour',
    ],
    [
      'says that an event is ignored, and it is not',
      aPath([{ ...boil, ignored: true }], { state: 'heating' }),
      pausedKettle,
      'cold takes boil, which it should ignore',
    ],
    [
      'leads to another state',
      aPath([{ event: { type: 'boil' }, state: 'hot' }], { state: 'hot' }),
      pausedKettle,
      'state should be hot, is heating',
    ],
    [
      'leads to another context',
      aPath([boil, { outcome: 'heat done', state: 'hot', context: { water: null, cups: 0 } }], {
        state: 'hot',
      }),
      pausedKettle,
      'water should be absent, is "hot"',
    ],
    [
      'ends otherwise than all of it should',
      aPath([boil], { state: 'heating', context: { cups: 2 } }),
      pausedKettle,
      'cups should be 2, is 0',
    ],
    [
      'awaits the other outcome',
      aPath([boil, heated], { state: 'hot' }),
      () => pausedKettle(() => Promise.reject(new Error('no power'))),
      "awaited 'heat done', but 'heat failed' came",
    ],
    [
      'awaits what is not under way',
      aPath([heated], { state: 'hot' }),
      pausedKettle,
      "nothing is under way that could bring 'heat done'",
    ],
    [
      'awaits a delay that is not set',
      aPath([{ outcome: 'cooling over in hot', state: 'cold' }], { state: 'cold' }),
      pausedKettle,
      "no timer is set that could bring 'cooling over in hot'",
    ],
    [
      'awaits what the machine does not know',
      aPath([{ outcome: 'whistle done', state: 'cold' }], { state: 'cold' }),
      pausedKettle,
      "the machine knows no outcome 'whistle done'",
    ],
    [
      'awaits what never comes',
      aPath([boil, heated], { state: 'hot' }),
      () => pausedKettle(() => new Promise(() => undefined)),
      "'heat done' did not come within 20 ms",
    ],
  ])('%s: it stops there and says why', async (_, path, create, reason) => {
    const results = await replayed(path, create());
    expect(results.slice(0, -1).every(({ passed }) => passed)).toBe(true);
    expect(results.at(-1)).toMatchObject({ passed: false, reason });
  });

  it('stops at the first difference', async () => {
    const wrong: PathStep = { event: { type: 'boil' }, state: 'hot' };
    expect(await replayed(aPath([wrong, heated, heated], { state: 'hot' }))).toHaveLength(2);
  });
});

describe('a step that breaks the machine', () => {
  const crack = () => {
    throw new Error('cracked');
  };
  const fragile = setup({
    types: { events: {} as { type: 'tap' | 'shake' }, context: {} as { shaken: boolean } },
    guards: { isSound: crack },
    actions: { shake: assign(crack) },
  }).createMachine({
    id: 'fragile',
    context: { shaken: false },
    initial: 'whole',
    states: { whole: { on: { tap: { guard: 'isSound' }, shake: { actions: 'shake' } } } },
  });

  it.each(['tap', 'shake'])('is a difference, though the state looks right: %s', async (type) => {
    const path = aPath([{ event: { type }, state: 'whole' }], { state: 'whole' }, { state: 'whole' });
    const results = await replayed(
      path,
      pauseMachine(createActor(fragile), () => false),
    );
    expect(results.map(({ passed }) => passed)).toEqual([true, false]);
    expect(results[1]?.reason).toContain('cracked');
  });
});
