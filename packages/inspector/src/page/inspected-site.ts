import type { AnyActor } from 'xstate';
import { attributed } from '../application/log/attributed.ts';
import type { KeptEntry } from '../application/log/kept-entry.ts';
import { createPageLog, type PageLog } from '../application/log/page-log.ts';
import { createSpeakers, type Speakers } from '../application/log/speakers.ts';
import { createTimeTravel, type TimeTravel } from '../application/log/time-travel.ts';
import { watchMachine } from '../application/log/watch-machine.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';
import type { Machines } from '../application/shared/machines.ts';
import { actInWords, targetInWords, type VisitorAct } from '../domain/visitor-act.ts';

/** A page whose machines are watched from before they start. */
export interface InspectedSite<Site extends Machines = Machines> {
  readonly site: Site;
  readonly log: PageLog;
  readonly speakers: Speakers;
  readonly time: TimeTravel;
  /** The machines as the page draws them: at the moment that is shown. */
  readonly drawn: Site;
  /** The machines for the connectors: what they send in answer to a machine is logged as sent by it. */
  readonly connected: Site;
  /** Logs that the page broke, or that a replay was not as expected. */
  readonly fail: (from: string, to: string, name: string, reason: string) => void;
  /**
   * Logs an act of the visitor; the events that the page sends in answer are logged as caused by it.
   * @param continues whether the act replaces the one before it: one letter more in the same field
   */
  readonly act: (act: VisitorAct, continues: boolean) => void;
}

/**
 * Watches the machines of a page.
 * @param site not started
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
  let acting: number | undefined;
  let typed: KeptEntry | undefined;
  const time = createTimeTravel(log, speakers, () => acting);
  const actors: readonly (readonly [string, AnyActor])[] = Object.entries(site);
  const watched = actors.map(([name, actor]) => {
    const watch = watchMachine(name, actor, log, speakers, portName);
    return [name, actor, watch] as const;
  });
  return {
    site,
    log,
    speakers,
    time,
    drawn: Object.fromEntries(actors.map(([name, actor]) => [name, time.viewOf(name, actor)])) as Site,
    connected: Object.fromEntries(
      watched.map(([name, actor, watch]) => [name, attributed(name, actor, watch, speakers)]),
    ) as Site,
    fail: (from, to, name, reason) => void log.add({ kind: 'event', from, to, name, fate: 'failed', reason }),
    act: (act, continues) => {
      const name = actInWords(act);
      if (continues && typed) {
        Object.assign(typed, { name, payload: act });
        log.change(typed);
      } else {
        typed = log.add({ kind: 'visitor', from: 'visitor', to: targetInWords(act), name, payload: act });
      }
      const { id } = typed;
      acting = id;
      later(() => {
        if (acting === id) acting = undefined;
      });
    },
  };
}
