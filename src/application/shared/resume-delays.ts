import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions, isMachineSnapshot } from 'xstate';

/**
 * Lets the delays of an actor that started from a snapshot, and of all its children, run anew: XState persists the states
 * that wait, and not how long they have waited.
 */
export function resumeDelays(actor: AnyActorRef): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  // A promise or a listener has neither.
  if (!isMachineSnapshot(snapshot)) return;
  const states = new Set(getNextTransitions(snapshot).map(({ source }) => source));
  const { delays } = snapshot.machine.implementations;
  for (const { delay, eventType } of [...states].flatMap(({ after }) => after)) {
    const ms: unknown = typeof delay === 'string' ? delays[delay] : delay;
    const event = { type: eventType };
    if (typeof ms === 'number') actor.system.scheduler.schedule(actor, actor, event, ms, eventType);
  }
  const children: Readonly<Record<string, AnyActorRef>> = snapshot.children;
  for (const child of Object.values(children)) resumeDelays(child);
}
