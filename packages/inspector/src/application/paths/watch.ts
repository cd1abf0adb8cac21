import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { type ContextSummary, contextSummary } from '../../domain/context-summary.ts';

/** What a machine is, as a path tells it. */
export interface Actual {
  readonly state: StateValue;
  readonly context: ContextSummary;
}

/** An event that reached a machine, outcomes of its own among them, and what became of it. */
export interface Happening extends Actual {
  readonly event: AnyEventObject;
  /** What it took with it, eventless ones included; none where the machine ignored the event. */
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** Gives what a machine is at present. */
export function actualOf(actor: AnyActor): Actual {
  return seen(actor.getSnapshot());
}

/**
 * Watches what happens to a machine, from now on and in order.
 * @param actor runs a machine; started or not
 * @param see is told each happening, once the machine is through with it
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
