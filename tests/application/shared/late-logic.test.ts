import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, setup } from 'xstate';
import { codeHere, type LateCode, lateCode } from '../../../src/application/shared/late-code.ts';
import { lateLogic } from '../../../src/application/shared/late-logic.ts';

const started = vi.fn();
const counter = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as { readonly type: 'added' | 'stopped' },
    input: {} as { readonly from: number },
  },
  actors: { listener: fromCallback(() => started()) },
  actions: { add: assign(({ context: { count } }) => ({ count: count + 1 })) },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  initial: 'counting',
  states: {
    counting: {
      invoke: { src: 'listener', id: 'listener' },
      on: { added: { actions: 'add' }, stopped: 'done' },
    },
    done: {},
  },
});
type Code = LateCode<typeof counter>;

beforeEach(() => void started.mockClear());

/** Code whose loads a test answers, and an actor of it. */
function waiting(snapshot?: unknown) {
  const loads: { readonly come: () => void; readonly lose: (error: Error) => void }[] = [];
  const code: Code = lateCode(
    () =>
      new Promise<typeof counter>((resolve, reject) => {
        loads.push({ come: () => resolve(counter), lose: reject });
      }),
  );
  const actor = counting(code, snapshot);
  const state = () => {
    const now = actor.getSnapshot();
    return 'value' in now ? [now.value, now.context.count] : now.status;
  };
  return { actor, code, loads, state };
}
const counting = (code: Code, snapshot?: unknown) =>
  createActor(
    lateLogic(code, (machine) => machine),
    {
      input: { from: 5 },
      ...(snapshot !== undefined && { snapshot: snapshot as never }),
    },
  );
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a machine whose code comes late', () => {
  it('hears what was said before it came, in order, and runs what it invokes', async () => {
    const { actor, loads, state } = waiting();
    actor.start();
    actor.send({ type: 'added' });
    actor.send({ type: 'added' });
    expect(state()).toBe('active');
    loads[0]?.come();
    await settled();
    expect([state(), started.mock.calls.length]).toEqual([['counting', 7], 1]);
    actor.send({ type: 'stopped' });
    actor.send({ type: 'added' });
    expect(state()).toEqual(['done', 7]);
  });

  it('goes on waiting where the code is lost, and begins with a later load, whoever asks for it', async () => {
    const { actor, code, loads, state } = waiting();
    actor.start();
    actor.send({ type: 'added' });
    loads[0]?.lose(new Error('offline'));
    await settled();
    expect(state()).toBe('active');
    const again = code.load();
    loads[1]?.come();
    await again;
    await settled();
    expect([state(), loads.length]).toEqual([['counting', 6], 2]);
  });

  it('begins nothing where it was stopped before the code came', async () => {
    const { actor, loads, state } = waiting();
    actor.start();
    actor.stop();
    loads[0]?.come();
    await settled();
    expect([state(), started.mock.calls.length]).toEqual(['stopped', 0]);
  });

  it('is the machine from the start where the code is here', () => {
    const actor = counting(codeHere(counter)).start();
    actor.send({ type: 'added' });
    expect([actor.getSnapshot(), started.mock.calls.length]).toMatchObject([
      { value: 'counting', context: { count: 6 } },
      1,
    ]);
  });

  it('is persisted as the machine, and goes on from there before and after its code has come', async () => {
    const first = counting(codeHere(counter)).start();
    first.send({ type: 'added' });
    const persisted = JSON.parse(JSON.stringify(first.getPersistedSnapshot()));
    const { actor, loads, state } = waiting(persisted);
    actor.start();
    const unbegun = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    loads[0]?.come();
    await settled();
    const other = waiting(unbegun);
    other.actor.start();
    other.actor.send({ type: 'added' });
    other.loads[0]?.come();
    await settled();
    expect([state(), other.state()]).toEqual([
      ['counting', 6],
      ['counting', 7],
    ]);
  });
});
