import type {
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { Knowledge } from '../shared/knowledge.ts';
import { machineOf } from '../shared/machines.ts';
import { outcomesOf } from '../shared/outcomes.ts';
import type { LoggedEntry, PageLog } from './page-log.ts';
import type { Speaker, Speakers } from './speakers.ts';

export interface WatchedMachine {
  /** The entry that the machine is taking, or took last; undefined before it has started. */
  readonly latest: () => LoggedEntry | undefined;
}

/** The machines of a page that are watched, by the actor that runs each. */
export interface WatchedPage {
  readonly log: PageLog;
  readonly speakers: Speakers;
  /** The name and the watch of an actor; undefined where it is no machine of the page. */
  readonly find: (actor: unknown) => { readonly name: string; readonly watch: WatchedMachine } | undefined;
  /** Names the port that an invoked actor asks. */
  readonly portName?: Knowledge['portName'];
}

type EventArrived = Extract<InspectionEvent, { type: '@xstate.event' }>;

/**
 * Logs every event that reaches a machine, its calls and its timers.
 * @param name what the page calls the machine
 * @param actor runs the machine; not started, and without subscribers
 * @param page the other machines: what one sends to another is logged as sent by it
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what is watched of one actor shares what was seen last
export function watchMachine(
  name: string,
  actor: AnyActor,
  { log, speakers, find, portName = (_, src) => src }: WatchedPage,
): WatchedMachine {
  const outcomes = new Map(outcomesOf(machineOf(actor)).map((outcome) => [outcome.eventType, outcome]));
  // Events that have arrived and wait: a machine that is handling an event takes the next one afterwards.
  const waiting: LoggedEntry[] = [];
  const calls = new Map<AnyActorRef, LoggedEntry>();
  const timers = new Map<string, LoggedEntry>();
  let transitions: AnyTransitionDefinition[] = [];
  let seen: AnyMachineSnapshot = actor.getSnapshot();
  let latest: LoggedEntry | undefined;

  const arrived = ({ event, sourceRef }: EventArrived) => {
    const outcome = outcomes.get(event.type);
    const isNoise = outcome === undefined && event.type.startsWith('xstate.');
    const isOver = actor.getSnapshot().status !== 'active';
    const speaker = outcome ? awaited(sourceRef) : isNoise ? { from: name } : speaking(sourceRef);
    const entry = log.add({
      kind: outcome ? 'outcome' : 'event',
      ...speaker,
      to: name,
      name: outcome?.name ?? event.type,
      event,
      ...(isNoise && { isNoise }),
      ...(isOver && { fate: 'not delivered', reason: `${name} is stopped` }),
    });
    if (isOver) return;
    // What it was sent before it started waits for its start.
    if (event.type === 'xstate.init') waiting.unshift(entry);
    else waiting.push(entry);
  };
  const speaking = (source: EventArrived['sourceRef']): Speaker => {
    const sender = source === actor ? undefined : find(source);
    return sender ? { from: sender.name, cause: sender.watch.latest()?.id } : speakers.present();
  };
  const awaited = (source: EventArrived['sourceRef']) => {
    const call = source && calls.get(source as AnyActorRef);
    if (call) return { from: call.to, cause: call.id };
    // Asked before the machine was watched, as on a page that goes on from a snapshot.
    return { from: source && source !== actor ? portName(name, String((source as AnyActor).src)) : 'timer' };
  };
  const awaitedIds = new Set([...outcomes.values()].map(({ invocation }) => invocation));
  const asked = (child: AnyActorRef) => {
    const src = String(child.src);
    const logged = log.add({
      kind: 'call',
      from: name,
      to: portName(name, src),
      name: src,
      ...('options' in child && { payload: (child as AnyActor).options.input }),
      cause: waiting[0]?.id,
    });
    calls.set(child, logged);
  };
  // A call or timer that is no longer awaited has ended, in whichever way.
  const ended = ({ children }: AnyMachineSnapshot, scheduled: ReadonlyMap<string, unknown>): number[] => {
    const running = new Set(Object.values(children));
    const ends: number[] = [];
    for (const [child, call] of calls) if (!running.has(child)) ends.push(take(calls, child, call));
    for (const [id, timer] of timers) if (!scheduled.has(id)) ends.push(take(timers, id, timer));
    return ends;
  };
  const set = (scheduled: ReadonlyMap<string, Scheduled>, cause: number | undefined) => {
    for (const [id, { event, delay }] of scheduled) {
      if (timers.has(id)) continue;
      const what = outcomes.get(event.type)?.name.replace(/ over\b/, '') ?? event.type;
      timers.set(id, log.add({ kind: 'timer', from: name, to: 'timer', name: what, ms: delay, cause }));
    }
  };
  const taken = (snapshot: AnyMachineSnapshot) => {
    const entry = waiting.shift();
    if (entry === undefined) return;
    const scheduled = scheduledIn(actor);
    const ends = ended(snapshot, scheduled);
    Object.assign(entry, { before: seen, after: snapshot, transitions, ...(ends.length > 0 && { ends }) });
    transitions = [];
    seen = snapshot;
    latest = entry;
    log.change(entry);
    set(scheduled, entry.id);
  };
  const stopped = (error: unknown) => {
    const [killer, ...rest] = waiting.splice(0);
    if (killer) {
      const { stack } = error instanceof Error ? error : {};
      const ends = [...calls.values(), ...timers.values()].map(({ id }) => id);
      Object.assign(killer, { before: seen, fate: 'killed', reason: String(error), stack, ends });
      log.change(killer);
    }
    for (const entry of rest) {
      Object.assign(entry, { fate: 'not delivered', reason: `${name} is stopped` });
      log.change(entry);
    }
  };

  const seenInSystem = actor.system.inspect((inspected) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.event') {
      if (actorRef === actor) arrived(inspected);
      else if (inspected.sourceRef === actor && inspected.event.type === 'xstate.init') {
        const child = actorRef as AnyActorRef;
        // An invoked machine or listener is no call: nothing awaits its end.
        if (awaitedIds.has(child.id)) asked(child);
      }
    } else if (inspected.type === '@xstate.microstep' && actorRef === actor) {
      transitions.push(...inspected._transitions);
    }
  });
  // Subscribed before anybody else, so that the reactions of others are logged later.
  actor.subscribe({ next: taken, error: stopped, complete: () => seenInSystem.unsubscribe() });
  return { latest: () => waiting[0] ?? latest };
}

interface Scheduled {
  readonly event: { readonly type: string };
  readonly delay: number;
}

function scheduledIn(actor: AnyActor): ReadonlyMap<string, Scheduled> {
  const all = Object.entries(actor.system.getSnapshot()._scheduledEvents);
  return new Map(all.filter(([, { source }]) => source === actor));
}

function take<Key>(from: Map<Key, LoggedEntry>, key: Key, { id }: LoggedEntry): number {
  from.delete(key);
  return id;
}
