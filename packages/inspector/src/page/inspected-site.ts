import type { AnyActor } from 'xstate';
import { createPageLog, type PageLog } from '../application/log/page-log.ts';
import { createSpeakers, type Speakers } from '../application/log/speakers.ts';
import { createTimeTravel, type TimeTravel } from '../application/log/time-travel.ts';
import { type WatchedMachine, watchMachine } from '../application/log/watch-machine.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';
import type { Machines } from '../application/shared/machines.ts';
import type { TellAct } from '../domain/visitor-act.ts';
import { logActs } from './log-acts.ts';

/** A page whose machines are watched from before they start. */
export interface InspectedSite<Site extends Machines = Machines> {
  readonly site: Site;
  readonly log: PageLog;
  readonly speakers: Speakers;
  readonly time: TimeTravel;
  /** The machines as the page draws them: at the moment that is shown. */
  readonly drawn: Site;
  /** Watches the machines that the page has now; those that come later in the same system are watched as they come. */
  readonly watchPresent: () => void;
  /** Logs that the page broke, or that a replay was not as expected. */
  readonly fail: (from: string, to: string, name: string, reason: string, stack?: string) => void;
  /** Logs an act of the visitor; the events that the page sends in answer are logged as caused by it. */
  readonly act: TellAct;
}

/**
 * Watches the machines of a page.
 * @param site not started; a machine that comes and goes is read anew each time, undefined while it has never lived
 * @param now the time, in milliseconds since 1970
 * @param later runs a function once the present task has ended
 * @param portName the port that an invoked actor asks
 */
export function inspectSite<Site extends Machines>(
  site: Site,
  now: () => number,
  later: (run: () => void) => void,
  portName?: Knowledge['portName'],
): InspectedSite<Site> {
  const log = createPageLog(now);
  const speakers = createSpeakers();
  const acts = logActs(log, later);
  const time = createTimeTravel(log, speakers, acts.cause);
  const names = Object.keys(site);
  // The last one of each name: a past moment shows a machine that no longer lives.
  const latest = new Map<string, AnyActor>();
  const machines: Machines = site;
  const watched = new Map<unknown, { readonly name: string; readonly watch: WatchedMachine }>();
  const systems = new Set<AnyActor['system']>();
  const page = { log, speakers, find: (actor: unknown) => watched.get(actor), ...(portName && { portName }) };
  const watchActor = (name: string, actor: AnyActor) => {
    latest.set(name, actor);
    if (watched.has(actor)) return;
    watched.set(actor, { name, watch: watchMachine(name, actor, page) });
    // Nobody else may have heard of it: the page goes on without the machine.
    const tell = (error: unknown) =>
      later(() => {
        throw error;
      });
    actor.subscribe({ error: tell });
  };
  const watchPresent = () => {
    for (const name of names) {
      const actor = machines[name];
      if (actor === undefined) continue;
      watchActor(name, actor);
      watchSystem(actor.system);
    }
  };
  const watchSystem = (system: AnyActor['system']) => {
    if (systems.has(system)) return;
    systems.add(system);
    system.inspect((inspected) => {
      const { type, actorRef } = inspected;
      if (type !== '@xstate.event' || watched.has(actorRef)) return;
      // A machine of a replay has nobody in place of the others.
      if (!('machine' in (actorRef as AnyActor).getSnapshot())) return;
      const name = names.find((known) => system.get(known) === actorRef);
      if (name !== undefined) watchActor(name, actorRef as AnyActor);
    });
  };
  watchPresent();
  const known = (name: string) => machines[name] ?? latest.get(name);
  const view = (name: string) => {
    const actor = known(name);
    return actor && time.viewOf(name, actor);
  };
  return {
    site: readAnew(names, known) as Site,
    log,
    speakers,
    time,
    watchPresent,
    drawn: readAnew(names, view) as Site,
    fail: (from, to, name, reason, stack) =>
      void log.add({ kind: 'event', from, to, name, fate: 'failed', reason, stack }),
    act: acts.act,
  };
}

/** An object whose fields are read anew each time. */
function readAnew(names: readonly string[], read: (name: string) => AnyActor | undefined): Machines {
  const fields = names.map((name) => [name, { enumerable: true, get: () => read(name) }] as const);
  return Object.defineProperties({}, Object.fromEntries(fields));
}
