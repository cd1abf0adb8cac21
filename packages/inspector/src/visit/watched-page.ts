import type { StateValue } from 'xstate';
import { goingOn } from '../application/log/going-on.ts';
import type { PageLog } from '../application/log/page-log.ts';
import { recordedPartOf } from '../application/paths/record.ts';
import type { Machines } from '../application/shared/machines.ts';
import { contextSummary } from '../domain/context-summary.ts';
import type { MachineEvent } from '../domain/path.ts';
import type { Expectations } from './visit-of.ts';

/** The parameter of an address that lets a Playwright test read the machines of the page. */
export const WATCHED = 'watched';

/** What a watched page has for its test, at globalThis. */
export interface WatchedPage {
  /** Every machine that has lived as it is, in the words of a recording. */
  readonly snapshots: () => Expectations;
  /** What has broken in the page, such as a section that could not be drawn or an error that nobody caught. */
  readonly failures: () => readonly string[];
  /** The machines that wait for an answer or for the end of a delay. */
  readonly underWay: () => readonly string[];
  /** The states that each machine has been in, as the log has them. */
  readonly entered: () => Readonly<Record<string, readonly StateValue[]>>;
  /** Sends a machine an event, as the inspector does. @throws Error where it does not live */
  readonly send: (machine: string, event: MachineEvent) => void;
}

/** The name at which a watched page has it. */
export const AT = 'watchedPage';

const recordedPart = recordedPartOf('recording');

/** Lets a test in the browser read the machines of a page. @param site each time as they are then */
export function exposeMachines(site: Machines, log: PageLog, failures: readonly string[]): void {
  const watched: WatchedPage = {
    snapshots: () =>
      Object.fromEntries(
        Object.entries(site).flatMap(([name, actor]) => {
          if (actor === undefined) return [];
          const { value, context } = actor.getSnapshot();
          return [[name, { state: value, context: recordedPart(contextSummary(context)) }] as const];
        }),
      ),
    failures: () => failures,
    underWay: () => goingOn(log.entries),
    entered: () => enteredIn(log),
    send: (machine, event) => {
      const actor = site[machine];
      if (actor === undefined) throw new Error(`${machine} does not live now`);
      actor.send(event);
    },
  };
  Object.assign(globalThis, { [AT]: watched });
}

function enteredIn({ entries }: PageLog): Readonly<Record<string, readonly StateValue[]>> {
  const entered: Record<string, Map<string, StateValue>> = {};
  for (const { to, before, after } of entries)
    for (const { value } of [before, after].flatMap((one) => one ?? [])) {
      entered[to] ??= new Map();
      entered[to].set(JSON.stringify(value), value);
    }
  return Object.fromEntries(Object.entries(entered).map(([name, values]) => [name, [...values.values()]]));
}
