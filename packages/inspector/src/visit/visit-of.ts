import type { StateValue } from 'xstate';
import type { Expectation, MachineEvent } from '../domain/path.ts';
import type { RecordedEntry, RecordedStep, Recording } from '../domain/recording.ts';
import type { VisitorAct } from '../domain/visitor-act.ts';

/** The machines of a page by name, each with the whole of its state and context. */
export type Expectations = Readonly<Record<string, Expectation>>;

/** An event that a tester sent from the inspector. */
export interface SentEvent {
  readonly act: 'send';
  readonly machine: string;
  readonly event: MachineEvent;
}

/** An act of a recording, and how the machines stood before the next one. */
export interface VisitedAct {
  /** Absent for the opening of the page. */
  readonly act?: VisitorAct | SentEvent;
  readonly expected: Expectations;
  /** The machines whose expectation means nothing: an answer or a timer was still to come. */
  readonly underWay: readonly string[];
  /** The machines that are where a drag has moved them, which no second drag does by the same pixels. */
  readonly dragged: readonly string[];
}

/**
 * Reads a recording as a visit: what was done, and how every machine stood once it was answered. Left out is what goes by the clock
 * or by the network: a machine that, after the next act, takes first an answer or the end of a delay that it had asked for before. Named is
 * what a drag moved, until another act reaches it. The visit ends before its tester left the page for good, to save it.
 */
export function visitOf(recording: Recording): readonly VisitedAct[] {
  const { start, entries: all, end: last, goesOn = [], byTheClock = [] } = recording;
  const lastStay = all.findLastIndex((entry) => isStay(actIn(entry)));
  const goneAt = all.findIndex((entry, place) => place > lastStay && actIn(entry) !== undefined);
  const entries = goneAt < 0 ? all : all.slice(0, goneAt);
  const end = goneAt < 0 ? last : {};
  const visited: VisitedAct[] = [];
  const dragged = new Set<string>();
  let expected: Expectations = start;
  let act: VisitedAct['act'];
  let from = 0;
  for (const next of [...placesOfActs(entries), entries.length]) {
    const own = entries.slice(from, next).filter(isStep);
    for (const { machine } of own) {
      if (act?.act === 'drag') dragged.add(machine);
      else if (act) dragged.delete(machine);
    }
    expected = own.reduce<Expectations>(taken, expected);
    const isOver = next === entries.length;
    const waiting =
      isOver && goneAt < 0 ? goesOn : Object.keys(expected).filter((name) => isAwaiting(name, all, next));
    const underWay = [...waiting].sort();
    const compared = Object.entries(isOver ? { ...expected, ...end } : expected).filter(
      ([name]) => !byTheClock.includes(name),
    );
    visited.push({
      ...(act && { act }),
      expected: Object.fromEntries(compared),
      underWay,
      dragged: [...dragged].filter((name) => !waiting.includes(name)).sort(),
    });
    act = actIn(entries[next]);
    // What was sent from the inspector is a step of its machine, too.
    from = act?.act === 'send' ? next : next + 1;
  }
  return visited;
}

const isStep = (entry: RecordedEntry): entry is RecordedStep => 'machine' in entry;

function actIn(entry: RecordedEntry | undefined): VisitedAct['act'] {
  if (entry === undefined) return undefined;
  if (!isStep(entry)) return entry.visitor;
  const { machine, from } = entry;
  return from === 'inspector' && 'event' in entry ? { act: 'send', machine, event: entry.event } : undefined;
}

const isStay = (act: VisitedAct['act']): boolean => act !== undefined && act.act !== 'leave';

const placesOfActs = (entries: readonly RecordedEntry[]): readonly number[] =>
  entries.flatMap((entry, place) => (actIn(entry) ? [place] : []));

/** The place of what a machine takes first from a place on. */
const firstOf = (machine: string, entries: readonly RecordedEntry[], from: number): number =>
  entries.findIndex((entry, place) => place >= from && isStep(entry) && entry.machine === machine);

/** Whether what a machine takes first from a place on began before that place. */
function isAwaiting(machine: string, entries: readonly RecordedEntry[], from: number): boolean {
  let place = firstOf(machine, entries, from);
  for (;;) {
    const entry = entries[place];
    if (entry === undefined || !isStep(entry)) return false;
    if ('outcome' in entry) return firstOf(entry.machine, entries, from) === place;
    if (entry.cause === undefined || entry.cause < from) return false;
    place = entry.cause;
  }
}

/** What is expected of the machines after a step: it says only what it has changed. */
function taken(expected: Expectations, { machine, state, context }: RecordedStep): Expectations {
  const before = expected[machine];
  const fields = Object.entries({ ...before?.context, ...context }).filter(([, value]) => value !== null);
  return {
    ...expected,
    [machine]: {
      state: before ? merged(before.state, state) : state,
      context: Object.fromEntries(fields),
    },
  };
}

/** A whole state from the regions that have changed. What has one key is no parallel state, so that another key takes its place. */
function merged(before: StateValue, changed: StateValue): StateValue {
  if (typeof before === 'string' || typeof changed === 'string') return changed;
  const isParallel = Object.keys(before).length > 1;
  const regions = Object.entries(changed).map(([key, value]) => {
    const was = before[key];
    return [key, was === undefined || value === undefined ? value : merged(was, value)];
  });
  return { ...(isParallel && before), ...Object.fromEntries(regions) };
}
