import type { ActorSystem, AnyActorRef, AnyMachineSnapshot } from 'xstate';

type Resumed = AnyActorRef & { readonly system: ActorSystem<never> };

/**
 * Lets the delays of an actor that started from a snapshot, and of all its children, run anew: XState persists the states
 * that wait, and not how long they have waited.
 */
export function resumeDelays(actor: AnyActorRef): void {
  const { system } = actor as Resumed;
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  // A promise or a listener has neither.
  for (const { after, machine } of snapshot._nodes ?? []) {
    for (const { delay, eventType } of after) {
      const ms: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
      if (typeof ms === 'number') system.scheduler.schedule(actor, actor, { type: eventType }, ms, eventType);
    }
  }
  const children: Readonly<Record<string, AnyActorRef>> = snapshot.children ?? {};
  for (const child of Object.values(children)) resumeDelays(child);
}
