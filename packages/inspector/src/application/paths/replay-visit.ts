import type { RecordedEntry, Recording } from '../../domain/recording.ts';
import type { VisitorAct } from '../../domain/visitor-act.ts';
import type { PageLog } from '../log/page-log.ts';
import type { Machines } from '../shared/machines.ts';
import { compareWith } from './compare.ts';
import { aboutRecording, actOf } from './playable.ts';
import type { Playable } from './player.ts';
import type { StepResult } from './replay.ts';
import { actualOf } from './watch.ts';

/** Repeats the acts of a visitor in the page. */
export interface Visitor {
  /**
   * @throws Error that says what is not there to be used
   */
  readonly act: (act: VisitorAct) => Promise<void>;
  /** The machines of the page: those that the acts reached must end as they did then. */
  readonly machines: Machines;
  /** How long the consequences of an act may take, in milliseconds; by default 5 seconds. */
  readonly patience?: number;
}

interface Act {
  readonly act: VisitorAct;
  /** The events that machines were sent because of it: '{machine} {event}'. */
  readonly consequences: readonly string[];
}

const PATIENCE_MS = 5000;

/**
 * Prepares a recording to be replayed by its visitor's acts: each act is repeated in the page, and passes when the machines
 * are sent the same events as then. At the end, the machines that the acts reached must be as they were; others, such as a
 * carousel, go by the clock.
 * @param log that of the page
 */
export function playableVisit(recording: Recording, log: PageLog, file: string, visitor: Visitor): Playable {
  const acts = actsOf(recording.entries);
  const reached = new Set(acts.flatMap(({ consequences }) => consequences.map((one) => one.split(' ')[0])));
  const end = Object.fromEntries(Object.entries(recording.end).filter(([machine]) => reached.has(machine)));
  return {
    about: aboutRecording(recording, 'visitor', file),
    steps: [
      { place: 0, kind: 'start', label: 'Start', expected: sending([]) },
      ...acts.map(({ act, consequences }, place) => ({
        ...actOf(act, place + 1),
        expected: sending(consequences),
      })),
      { place: acts.length + 1, kind: 'end', label: 'End', expected: end },
    ],
    results: visit(acts, end, log, visitor),
  };
}

async function* visit(
  acts: readonly Act[],
  end: Recording['end'],
  log: PageLog,
  { act, machines, patience = PATIENCE_MS }: Visitor,
) {
  yield resultOf(0, [], [], undefined);
  for (const [place, { act: wanted, consequences }] of acts.entries()) {
    const from = log.entries.length;
    const reason = await act(wanted).then(
      () =>
        within(patience, log, () => {
          const [machine = '', event = ''] = without(consequences, sentSince(log, from))[0]?.split(' ') ?? [];
          return machine && `${machine} was not sent ${event} within ${patience / 1000} s`;
        }),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    yield resultOf(place + 1, consequences, sentSince(log, from), reason);
    if (reason !== undefined) return;
  }
  const reason = await within(patience, log, () => differenceFrom(end, machines));
  const ended = Object.keys(end).flatMap((name) => {
    const actor = machines[name];
    return actor ? [[name, actualOf(actor)] as const] : [];
  });
  yield {
    index: acts.length + 1,
    expected: { state: '', context: end },
    actual: { state: '', context: Object.fromEntries(ended) },
    passed: reason === undefined,
    ...(reason !== undefined && { reason }),
  };
}

/** Says of the first machine that does not stand as expected what differs; empty where all do. */
function differenceFrom(end: Recording['end'], machines: Machines): string {
  for (const [name, expected] of Object.entries(end)) {
    const actor = machines[name];
    const difference = actor ? compareWith(expected, actualOf(actor)) : 'has not lived';
    if (difference !== undefined) return `${name}: ${difference}`;
  }
  return '';
}

// It is the events that are compared, of whichever machine: no state.
const sending = (sends: readonly string[]) => ({ state: '', context: { sends } });

function resultOf(
  index: number,
  expected: readonly string[],
  actual: readonly string[],
  reason: string | undefined,
): StepResult {
  return {
    index,
    expected: sending(expected),
    actual: sending(actual),
    passed: reason === undefined,
    ...(reason !== undefined && { reason }),
  };
}

/** Groups the entries by the act that caused them. */
function actsOf(entries: readonly RecordedEntry[]): readonly Act[] {
  return entries.flatMap((entry, place) => {
    if (!('visitor' in entry)) return [];
    const caused = new Set([place]);
    const consequences: string[] = [];
    for (let index = place + 1; index < entries.length; index += 1) {
      const other = entries[index];
      if (other === undefined || 'visitor' in other || !caused.has(other.cause ?? -1)) continue;
      caused.add(index);
      if ('event' in other) consequences.push(`${other.machine} ${other.event.type}`);
    }
    return [{ act: entry.visitor, consequences }];
  });
}

const sentSince = (log: PageLog, from: number): string[] =>
  log.entries
    .slice(from)
    .filter(({ kind, isNoise }) => kind === 'event' && !isNoise)
    .map(({ to, name }) => `${to} ${name}`);

/** Waits until nothing is wrong any more; @returns what still is when the time is over */
function within(patience: number, log: PageLog, wrong: () => string): Promise<string | undefined> {
  if (wrong() === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const over = (result: string | undefined) => {
      clearTimeout(limit);
      unsubscribe();
      resolve(result);
    };
    const limit = setTimeout(() => over(wrong() || undefined), patience);
    const unsubscribe = log.subscribe(() => {
      if (wrong() === '') over(undefined);
    });
  });
}

function without(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  return wanted.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
