import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AnyEventObject, assign, createActor, sendTo, setup } from 'xstate';
import { sumOfBehaviour } from '../../../tools/paths/behaviour.ts';
import { explore } from '../../../tools/paths/explore.ts';

interface Kettle {
  readonly most?: number;
  readonly pours?: number;
  readonly says?: string;
  readonly cooling?: number;
}

/** What a kettle does that takes so many cups, of so much each, and says so; in another order of its events, too. */
function behaviourOf(
  { most = 3, pours = 1, says = 'poured', cooling = 500 }: Kettle,
  events: readonly AnyEventObject[] = [{ type: 'pour' }, { type: 'empty' }],
) {
  const listener = createActor(setup({}).createMachine({}));
  const kettle = setup({
    types: { context: {} as { cups: number } },
    delays: { cooling },
    guards: { hasRoom: ({ context }) => context.cups < most },
  }).createMachine({
    context: { cups: 0 },
    on: {
      pour: {
        guard: 'hasRoom',
        actions: [assign({ cups: ({ context }) => context.cups + pours }), sendTo(listener, { type: says })],
      },
      empty: { actions: assign({ cups: 0 }) },
    },
  });
  const sum = sumOfBehaviour(kettle, ({ type }) => type);
  const model = {
    machine: 'kettle',
    scenarios: [],
    hostile: [],
    events,
    collapse: (context: unknown) => context,
    context: v.unknown(),
  };
  explore(createActor(kettle), model, [], sum.see);
  return sum.all();
}

const changed = (kettle: Kettle) => {
  const [before, after] = [behaviourOf({}), behaviourOf(kettle)];
  return Object.keys(after).filter((name) => before[name] !== after[name]);
};

it.each<[what: string, kettle: Kettle, changes: readonly string[]]>([
  ['nothing', {}, []],
  ['a bound that the search reaches', { most: 4 }, ['pour', 'empty']],
  ['what is written', { pours: 2 }, ['pour', 'empty']],
  ['what is said to another', { says: 'spilt' }, ['pour']],
  ['a delay', { cooling: 50 }, ['delay cooling']],
])('shows a change of %s', (_, kettle, changes) => {
  expect(changed(kettle)).toEqual(changes);
});

it('is the same whatever is tried first', () => {
  expect(behaviourOf({}, [{ type: 'empty' }, { type: 'pour' }])).toEqual(behaviourOf({}));
});
