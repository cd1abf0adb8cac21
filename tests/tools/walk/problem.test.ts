import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, setup } from 'xstate';
import { problemOf } from '../../../tools/walk/problem.ts';

const machine = setup({ types: { context: {} as { cups: number } } }).createMachine({
  id: 'kitchen',
  context: { cups: 0 },
  type: 'parallel',
  states: {
    kettle: { initial: 'cold', states: { cold: {}, hot: { initial: 'full', states: { full: {} } } } },
    light: { initial: 'off', states: { off: {}, on: {} } },
  },
});
const context = v.strictObject({ cups: v.number() });
const snapshot = createActor(machine).getSnapshot();

it.each<[object, string | undefined]>([
  [{}, undefined],
  [{ value: { kettle: { hot: 'full' }, light: 'on' } }, undefined],
  [{ value: { kettle: 'hot', light: 'on' } }, 'the machine is in a state that it does not declare'],
  [{ value: { kettle: 'warm', light: 'on' } }, 'the machine is in a state that it does not declare'],
  [{ value: { kettle: 'cold' } }, 'the machine is in a state that it does not declare'],
  [
    { value: { kettle: 'cold', light: 'off', cat: 'asleep' } },
    'the machine is in a state that it does not declare',
  ],
  [
    { value: { kettle: { cold: 'ice' }, light: 'off' } },
    'the machine is in a state that it does not declare',
  ],
  [{ value: 'kettle' }, 'the machine is in a state that it does not declare'],
  [{ context: { cups: '2' } }, 'context cups: not number'],
  [{ context: { cups: 2, saucers: 1 } }, 'context saucers: not strict object'],
  [{ status: 'done' }, 'the machine is done'],
  [{ status: 'stopped' }, 'the machine is stopped'],
  [{ status: 'error', error: new Error('it fell') }, 'the machine broke: Error: it fell'],
])('of a machine that is %j is: %s', (change, problem) => {
  expect(problemOf({ ...snapshot, machine, ...change } as AnyMachineSnapshot, context)).toBe(problem);
});
