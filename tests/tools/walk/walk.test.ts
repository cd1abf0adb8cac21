import { pauseMachine, replay } from '@bupc/inspector/node';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { readDocuments } from '../../../tools/paths/files.ts';
import { MODELS } from '../../../tools/paths/models.ts';
import { createRandom } from '../../../tools/random.ts';
import { failurePath } from '../../../tools/walk/failure-path.ts';
import { shrink } from '../../../tools/walk/shrink.ts';
import { walkMachine } from '../../../tools/walk/walk-site.ts';
import { type Ground, walk } from '../../../tools/walk/walker.ts';

const SEEDS = [1, 2, 3];
const LENGTH = 1000;
const documents = readDocuments();

describe.each(MODELS)('$machine', (model) => {
  it.each(SEEDS)(`keeps to its states and its context for ${LENGTH} steps of seed %d`, async (seed) => {
    expect(await walkMachine(model, seed, LENGTH, { documents })).toBeUndefined();
  });
});

/** Counts cups, until one too many is poured after the kettle has boiled; throws on a certain event. */
const kettle = setup({
  types: { context: {} as { cups: number }, events: {} as { type: 'boil' | 'pour' | 'look' | 'break' } },
  actors: { heat: fromPromise<string>(async () => 'hot') },
  actions: {
    pour: assign({ cups: ({ context }) => context.cups + 1 }),
    break: () => {
      throw new Error('it fell');
    },
  },
}).createMachine({
  id: 'kettle',
  context: { cups: 0 },
  initial: 'cold',
  on: { look: {} },
  states: {
    cold: { on: { boil: 'heating' } },
    heating: { invoke: { src: 'heat', onDone: 'hot' } },
    hot: { on: { pour: { actions: 'pour' }, break: { actions: 'break' } } },
  },
});

function ground(events: readonly { readonly type: string }[]): Ground {
  return {
    send: () => undefined,
    events,
    hostile: [],
    malformed: [],
    problemsOf: () => [],
    context: v.strictObject({ cups: v.pipe(v.number(), v.maxValue(1)) }),
    create: () => pauseMachine(createActor(kettle), () => false),
  };
}

describe('a broken machine', () => {
  const looks = Array.from({ length: 6 }, () => ({ type: 'look' }));

  it('is cut down to the steps that show the problem', async () => {
    const pouring = ground([{ type: 'boil' }, { type: 'pour' }, ...looks]);
    const failure = await walk(pouring, createRandom(1), 10_000);
    if (failure === undefined) throw new Error('the walk found nothing');
    expect(failure.steps.length).toBeGreaterThan(4);
    const shortest = await shrink(pouring, failure);
    expect(shortest).toEqual({
      problem: 'context cups: not max value',
      steps: [
        { event: { type: 'boil' } },
        { release: '0.kettle.heating' },
        { event: { type: 'pour' } },
        { event: { type: 'pour' } },
      ],
    });
    const recording = { name: 'walk-1', title: 'Too many cups', machine: 'kettle', scenario: 'walk-1' };
    const path = await failurePath(pouring, shortest, recording);
    expect(path).toEqual({
      ...recording,
      by: 'recording',
      start: { state: 'cold', context: { cups: 0 } },
      steps: [
        { event: { type: 'boil' }, state: 'heating' },
        { outcome: 'heat done', state: 'hot' },
        { event: { type: 'pour' }, state: 'hot', context: { cups: 1 } },
        { event: { type: 'pour' }, state: 'hot', context: { cups: 2 } },
      ],
      end: { state: 'hot', context: { cups: 2 } },
    });
    const passed: boolean[] = [];
    for await (const result of replay(path, new Map([['kettle', pouring.create()]])))
      passed.push(result.passed);
    expect(passed).toEqual(Array(6).fill(true));
  });

  it('that lets in what is no event is told of', async () => {
    const malformed = [{ what: 'a look without a type', event: { look: true } }];
    const open = { ...ground([{ type: 'boil' }, ...looks]), malformed };
    const failure = await walk(open, createRandom(3), 10_000);
    expect(failure?.problem).toBe('a look without a type got in');
    if (failure) expect(await shrink(open, failure)).toMatchObject({ steps: [{ malformed: malformed[0] }] });
  });

  it('whose schemas keep out what it takes is told of', async () => {
    const shut = { ...ground(looks), problemsOf: () => ['cups is missing, needs a number'] };
    const failure = await walk(shut, createRandom(4), 10_000);
    expect(failure?.problem).toBe('a well-formed look was refused: cups is missing, needs a number');
  });

  it('that throws is told of too', async () => {
    const breaking = ground([{ type: 'boil' }, { type: 'break' }, ...looks]);
    const failure = await walk(breaking, createRandom(2), 10_000);
    if (failure === undefined) throw new Error('the walk found nothing');
    expect(await shrink(breaking, failure)).toEqual({
      problem: 'the machine broke: Error: it fell',
      steps: [{ event: { type: 'boil' } }, { release: '0.kettle.heating' }, { event: { type: 'break' } }],
    });
  });
});
