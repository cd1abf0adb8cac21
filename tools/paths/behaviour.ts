import { createHash } from 'node:crypto';
import { contextOutline } from '@bupc/inspector/node';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ExecutableActionsFrom } from 'xstate';

/** What a machine did with an event while its paths were looked for. */
export interface Edge {
  /** The state it was in, as far as two states of the graph differ. */
  readonly from: string;
  readonly event: AnyEventObject;
  readonly next: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionsFrom<AnyStateMachine>[];
}

/** What machines do, in digests: of each event all that came of it, and the length of each delay. */
export type Behaviour = Readonly<Record<string, string>>;

/** Sums up what a machine does, whatever the order in which that is seen. */
export interface BehaviourSum {
  readonly see: (edge: Edge) => void;
  /** By the type of the event, and 'delay {name}'. */
  readonly all: () => Behaviour;
}

const BITS = 24n;

/**
 * Makes the sum of nothing.
 * @param machine whose delays are in it, as they are written
 * @param nameOf names an event: an answer or the end of a delay has a name of its own
 */
export function sumOfBehaviour(
  machine: AnyStateMachine,
  nameOf: (event: AnyEventObject) => string,
): BehaviourSum {
  const sums = new Map<string, bigint>();
  const outlines = new WeakMap<object, unknown>();
  const outlineOf = (context: object) => {
    const known = outlines.get(context) ?? contextOutline(context);
    outlines.set(context, known);
    return known;
  };
  return {
    see: ({ from, event, next, actions }) => {
      const line = JSON.stringify([
        from,
        event,
        next.value,
        outlineOf(next.context),
        actions.map(actionInWords),
      ]);
      const hash = BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, 12)}`);
      const name = nameOf(event);
      sums.set(name, (sums.get(name) ?? 0n) + hash);
    },
    all: () => ({
      ...Object.fromEntries(
        Object.entries(machine.implementations.delays)
          .filter(([, delay]) => typeof delay === 'number')
          .map(([name, delay]) => [`delay ${name}`, `${delay} ms`]),
      ),
      ...Object.fromEntries([...sums].map(([name, sum]) => [name, (sum % (1n << BITS)).toString(16)])),
    }),
  };
}

/** What is said to another actor, or by itself, as a whole; of any other action its name, with what it is handed where that is short. */
function actionInWords({ type, params }: { readonly type: string; readonly params?: unknown }): unknown {
  const { event, delay } = Object(params) as { readonly event?: unknown; readonly delay?: unknown };
  if (type.startsWith('xstate.')) return [type, event, delay];
  return typeof params === 'object' ? type : [type, params];
}
