import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { contextSummary } from '../../domain/context-summary.ts';
import type { Expectation } from '../../domain/path.ts';

/** The state and context of a machine: what an expectation is compared with. */
export type Actual = Required<Expectation>;

/** An event that reached a machine, or an outcome of its own, with the machine afterwards. */
export interface Happening extends Actual {
  readonly event: AnyEventObject;
  /** The transitions it took, eventless ones included; none where the machine ignored the event. */
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** Gives the present state and context of a machine. */
export function actualOf(actor: AnyActor): Actual {
  return seen(actor.getSnapshot());
}

/**
 * Watches what happens to a machine, from now on and in order.
 * @param actor runs a machine; started or not
 * @param see called with each event, once the machine has handled it
 * @returns ends the watch
 */
export function watchActor(actor: AnyActor, see: (happening: Happening) => void): () => void {
  let transitions: AnyTransitionDefinition[] = [];
  const subscription = actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') transitions.push(...inspected._transitions);
    if (inspected.type !== '@xstate.snapshot') return;
    const happening = {
      event: inspected.event,
      transitions,
      ...seen(inspected.snapshot as AnyMachineSnapshot),
    };
    transitions = [];
    see(happening);
  });
  return () => subscription.unsubscribe();
}

function seen({ value, context }: AnyMachineSnapshot): Actual {
  return { state: value, context: contextSummary(context) };
}
