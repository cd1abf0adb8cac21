import { type AnyActor, type AnyActorRef, type AnyEventObject, createActor } from 'xstate';
import type { Answer } from '../../domain/path.ts';

/** A page's machines, made anew: all run together, but nothing happens to them that a replay does not do. */
export interface PausedSystem {
  /** Not started. */
  readonly root: AnyActor;
  /** Sends an event from outside, as the page did. */
  readonly send: (actor: AnyActor, event: AnyEventObject) => void;
  /** Ends a delay at once. @returns false where none is set that would send the actor an event of this type */
  readonly endDelay: (actor: AnyActor, type: string) => boolean;
  /**
   * Gives an invoked actor's answer; without one the actor itself runs.
   * @returns false where nothing waits there; so does a machine, which ends by itself
   */
  readonly answer: (actor: AnyActor, invocation: string, answer: Answer | undefined) => boolean;
  /** Lets everything go on by itself. */
  readonly letGo: () => void;
}

/** What XState's system has, and its types leave out. */
interface Inner {
  _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;
  _register: (id: string, actor: AnyActor) => string;
}

/**
 * Makes the machines of a page anew, paused: what is no machine waits, clocks stand, and what the page sends is dropped.
 * @param root the page's actor, which is left alone
 * @returns undefined where it runs no machine
 */
export function pauseSystem(page: AnyActor): PausedSystem | undefined {
  if (!isMachine(page)) return undefined;
  const clock = pausedClock();
  const root: AnyActor = createActor(page.logic, { ...page.options, clock });
  const inner = root.system as unknown as Inner;
  const { _relay: relay, _register: register } = inner;
  const waiting = new Map<AnyActorRef, () => void>();
  let isOpen = false;
  inner._relay = (source, target, event) => {
    if (source !== undefined || isOpen) relay(source, target, event);
  };
  inner._register = (id, started) => {
    if (!isOpen && !isMachine(started)) waiting.set(started, hold(started));
    return register(id, started);
  };
  const run = (one: AnyActorRef) => {
    const goOn = waiting.get(one);
    waiting.delete(one);
    if (one.getSnapshot().status === 'active') goOn?.();
  };
  return {
    root,
    send: (target, event) => relay(undefined, target, event),
    endDelay: (target, type) => {
      const all = Object.values(root.system.getSnapshot()._scheduledEvents);
      const due = all.find((one) => one.target === target && one.event.type === type);
      if (due === undefined) return false;
      root.system.scheduler.cancel(due.source, due.id);
      relay(due.source, target, due.event);
      return true;
    },
    answer: (target, invocation, answer) => {
      const child: AnyActor | undefined = target.getSnapshot().children[invocation];
      if (child === undefined || !waiting.has(child)) return false;
      if (answer) relay(child, child, eventOf(answer));
      else run(child);
      return true;
    },
    letGo: () => {
      isOpen = true;
      clock.goOn();
      for (const one of [...waiting.keys()]) run(one);
    },
  };
}

const isMachine = (actor: AnyActor): boolean => 'machine' in Object(actor.getSnapshot());

/** Stops an actor from doing anything but taking an answer. @returns starts it */
function hold(actor: AnyActor): () => void {
  const { logic } = actor;
  Object.assign(actor, {
    logic: {
      ...logic,
      start: undefined,
      transition: (snapshot: object, event: AnyEventObject, scope: never) => {
        if (event.type.startsWith('xstate.promise.')) return logic.transition(snapshot, event, scope);
        return event.type === 'xstate.stop' ? { ...snapshot, status: 'stopped' } : snapshot;
      },
    },
  });
  return () => {
    Object.assign(actor, { logic });
    const { _actorScope: scope } = actor as unknown as { readonly _actorScope: never };
    logic.start?.(actor.getSnapshot(), scope);
  };
}

function eventOf(answer: Answer): AnyEventObject {
  if (!('error' in answer)) return { type: 'xstate.promise.resolve', data: answer.output };
  const { name, message } = answer.error;
  return { type: 'xstate.promise.reject', data: Object.assign(new Error(message), { name }) };
}

/** A clock that stands until it goes on; then each delay lasts from that moment. */
function pausedClock() {
  const set = new Map<number, () => void>();
  const running = new Map<number, ReturnType<typeof setTimeout>>();
  let isOpen = false;
  let last = 0;
  return {
    setTimeout: (run: () => void, ms: number) => {
      last += 1;
      const id = last;
      const begin = () => void running.set(id, setTimeout(run, ms));
      if (isOpen) begin();
      else set.set(id, begin);
      return id;
    },
    clearTimeout: (id: number) => {
      set.delete(id);
      clearTimeout(running.get(id));
    },
    goOn: () => {
      isOpen = true;
      for (const begin of set.values()) begin();
      set.clear();
    },
  };
}
