import type { AnyActor } from 'xstate';
import { logRequests, type Requests } from '../application/log/log-requests.ts';
import { createPageLog, type PageLog } from '../application/log/page-log.ts';
import { createSpeakers, type Speakers } from '../application/log/speakers.ts';
import { createTimeTravel, type TimeTravel } from '../application/log/time-travel.ts';
import { type WatchedMachine, watchMachine } from '../application/log/watch-machine.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';
import type { Machines } from '../application/shared/machines.ts';
import type { OnAct } from '../domain/visitor-act.ts';
import { logActs } from './log-acts.ts';
import { watchSystems } from './watch-systems.ts';

/** A page whose machines are watched from before they start. */
export interface InspectedSite<Site extends Machines = Machines> {
  readonly site: Site;
  readonly log: PageLog;
  readonly speakers: Speakers;
  readonly time: TimeTravel;
  readonly requests: Requests;
  /** The machines as the page draws them: at the moment that is shown. */
  readonly drawn: Site;
  /** Watches the machines that the page has now; those that come later in the same system are watched as they come. */
  readonly watchPresent: () => void;
  /** Calls back when a machine lives that the page did not have before. */
  readonly onGrown: (grown: () => void) => void;
  /** Logs that the page broke, or that a replay was not as expected. */
  readonly fail: (from: string, to: string, name: string, reason: string, stack?: string) => void;
  /** Logs an act of the visitor; the events that the page sends in answer are logged as caused by it. */
  readonly act: OnAct;
}

/** What watching a page may be handed besides its machines. */
export interface InspectSiteOptions {
  /** The port that an invoked actor asks. */
  readonly portName?: Knowledge['portName'] | undefined;
  /**
   * Names a machine that lives in the same system; undefined for one that is none of the page's. By default those of the page,
   * by their systemIds.
   * @param known gives the machine that had a name last
   */
  readonly nameOf?: (actor: AnyActor, known: (name: string) => AnyActor | undefined) => string | undefined;
}

/**
 * Watches the machines of a page.
 * @param site not started; a machine that comes and goes is read anew each time, undefined while it has never lived
 */
export function inspectSite<Site extends Machines>(
  site: Site,
  { portName, nameOf }: InspectSiteOptions = {},
): InspectedSite<Site> {
  const log = createPageLog(Date.now);
  const speakers = createSpeakers();
  const { act, cause } = logActs(log);
  const time = createTimeTravel(log, speakers, cause);
  const names = Object.keys(site);
  // The last one of each name: a past moment shows a machine that no longer lives.
  const latest = new Map<string, AnyActor>();
  const machines: Machines = site;
  const known = (name: string) => machines[name] ?? latest.get(name);
  const view = (name: string) => {
    const actor = known(name);
    return actor && time.viewOf(name, actor);
  };
  const living: Machines = {};
  const drawn: Machines = {};
  const grown = new Set<() => void>();
  const show = (name: string) => {
    Object.defineProperty(living, name, { enumerable: true, get: () => known(name) });
    Object.defineProperty(drawn, name, { enumerable: true, get: () => view(name) });
  };
  names.forEach(show);
  const watched = new Map<unknown, { readonly name: string; readonly watch: WatchedMachine }>();
  const page = { log, speakers, find: (actor: unknown) => watched.get(actor), ...(portName && { portName }) };
  const watchActor = (name: string, actor: AnyActor) => {
    latest.set(name, actor);
    if (watched.has(actor)) return;
    watched.set(actor, { name, watch: watchMachine(name, actor, page) });
    // Nobody else may have heard of it: the page goes on without the machine.
    actor.subscribe({ error: (error: unknown) => void setTimeout(() => raise(error)) });
    if (!(name in living)) {
      show(name);
      for (const notify of grown) notify();
    }
    const { children = {} } = actor.getSnapshot();
    for (const child of Object.values<AnyActor>(children)) meet(child);
  };
  const meet = (actor: AnyActor) => {
    // A machine of a replay has nobody in place of the others.
    if (watched.has(actor) || !('machine' in actor.getSnapshot())) return;
    // What a replay moves stands in for the page's own machine of that name, of which the log has nothing then.
    const own = (one: string) => (machines[one] ?? actor.system.get(one)) === actor;
    const name = nameOf ? nameOf(actor, known) : names.find(own);
    if (name !== undefined) watchActor(name, actor);
  };
  const watchPresent = () => {
    for (const name of names) {
      const actor = machines[name];
      if (actor === undefined) continue;
      watchActor(name, actor);
      watchSystem(actor);
    }
  };
  const watchSystem = watchSystems(meet);
  watchPresent();
  return {
    site: living as Site,
    log,
    speakers,
    time,
    requests: logRequests(log, speakers),
    watchPresent,
    drawn: drawn as Site,
    onGrown: (notify) => void grown.add(notify),
    fail: (from, to, name, reason, stack) =>
      void log.add({ kind: 'event', from, to, name, fate: 'failed', reason, stack }),
    act,
  };
}

function raise(error: unknown): never {
  throw error;
}
