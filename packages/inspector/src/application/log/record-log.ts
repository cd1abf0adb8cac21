import type { AnyMachineSnapshot } from 'xstate';
import { type ContextSummary, contextSummary } from '../../domain/context-summary.ts';
import type { Answer, Path } from '../../domain/path.ts';
import type { RecordedEntry, Recording } from '../../domain/recording.ts';
import type { VisitorAct } from '../../domain/visitor-act.ts';
import { type Recorded, recordedPartOf, stepMaker } from '../paths/record.ts';
import type { Actual } from '../paths/watch.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { type Machines, machineOf } from '../shared/machines.ts';
import { goingOn } from './going-on.ts';
import type { LoggedEntry, PageLog } from './page-log.ts';

/** What a recording is called, and the world it was made in. */
type About = Pick<Recording, 'name' | 'title' | 'scenario' | 'world'>;

type AboutPage = About & Pick<Recording, 'address' | 'viewport' | 'byTheClock'>;

/** What a log holds of a page's machines, up to a moment. */
interface LogExtract {
  readonly machines: Machines;
  readonly log: PageLog;
  /** The id of the last entry that it holds. */
  readonly moment: number;
  /** Whether the answer itself is recorded, since no scenario gives it again. */
  readonly recordsAnswer?: Knowledge['recordsAnswer'] | undefined;
}

/** Makes a recording of everything in a log, up to a moment. */
export const recordingOfLog = (about: AboutPage, extract: LogExtract): Recording => ({
  format: 'bupc-recording-1',
  ...about,
  ...recorded(extract),
});

/** Makes a path of what a log holds of one machine that has lived: of its recording what a path holds. */
export function pathOfLog(about: About, machine: string, extract: LogExtract): Path {
  const machines = { [machine]: extract.machines[machine] };
  const { start, entries, end } = recorded({ ...extract, machines });
  const steps = entries.flatMap((entry) => {
    if ('visitor' in entry) return [];
    const { machine: _, from: __, at: ___, cause: ____, ...step } = entry;
    return [step];
  });
  const nothing = { state: {} };
  return {
    ...about,
    by: 'recording',
    machine,
    start: start[machine] ?? nothing,
    steps,
    end: end[machine] ?? nothing,
  };
}

function recorded({ machines, log, moment, recordsAnswer = () => false }: LogExtract) {
  const logged = log.entries.slice(0, moment);
  const begun = logged[0]?.at ?? 0;
  const starts = new Map<string, Actual>();
  const makers = new Map<string, ReturnType<typeof stepMaker>>();
  for (const [name, actor] of Object.entries(machines)) {
    if (actor === undefined) continue;
    // Of the whole log: a machine may have taken its first event only after the moment that is recorded.
    const first = log.entries.find((entry) => entry.to === name && entry.before);
    const { before = actor.getSnapshot() } = first ?? {};
    starts.set(name, actual(before));
    makers.set(name, stepMaker(machineOf(actor), actual(before), 'recording'));
  }
  const ends = new Map(starts);
  const places = new Map<number, number>();
  const entries: RecordedEntry[] = [];
  const enter = (entry: LoggedEntry, made: RecordedEntry) => {
    places.set(entry.id, entries.length);
    entries.push(made);
  };
  for (const entry of logged) {
    const at = entry.at - begun;
    if (entry.kind === 'visitor') enter(entry, { visitor: entry.payload as VisitorAct, at });
    const happening = recordedOf(entry, recordsAnswer);
    const step = happening && makers.get(entry.to)?.(happening);
    if (happening === undefined || step === undefined) continue;
    ends.set(entry.to, { state: happening.state, context: happening.context });
    const cause = placeOf(entry.cause, log, places);
    const { to: machine, from } = entry;
    enter(entry, { machine, from, at, ...(cause !== undefined && { cause }), ...step });
  }
  const going = goingOn(logged);
  return {
    start: expectations(starts),
    entries,
    end: expectations(ends),
    ...(going.length > 0 && { goesOn: going }),
  };
}

const recordedPart = recordedPartOf('recording');

const expectations = (machines: ReadonlyMap<string, Actual>): Recording['end'] =>
  Object.fromEntries(
    [...machines].map(([name, { state, context }]) => [name, { state, context: recordedPart(context) }]),
  );

function recordedOf(
  { kind, event, to, name, before, after, transitions = [], fate }: LoggedEntry,
  recordsAnswer: NonNullable<Knowledge['recordsAnswer']>,
): Recorded | undefined {
  if (event === undefined || (kind !== 'event' && kind !== 'outcome')) return undefined;
  const isKilled = fate === 'killed';
  const snapshot = isKilled ? before : after;
  if (snapshot === undefined) return undefined;
  const answer = recordsAnswer(to, name) ? answerOf(event) : undefined;
  return {
    event,
    transitions,
    ...actual(snapshot),
    ...(isKilled && { killed: true }),
    ...(answer && { answer }),
  };
}

function answerOf(event: {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
}): Answer | undefined {
  if (event.type.startsWith('xstate.done.'))
    return event.output === undefined ? {} : { output: event.output };
  if (!event.type.startsWith('xstate.error.')) return undefined;
  const { error } = event;
  return error instanceof Error
    ? { error: { name: error.name, message: error.message } }
    : { error: { name: 'Error', message: String(error) } };
}

/** The index of the entry that caused another; a call is no entry of a recording, so that its own cause is taken. */
export function placeOf(
  cause: number | undefined,
  log: PageLog,
  places: ReadonlyMap<number, number>,
): number | undefined {
  let id = cause;
  while (id !== undefined && !places.has(id)) id = log.entries[id - 1]?.cause;
  return id === undefined ? undefined : places.get(id);
}

// Most entries leave a machine's context as it was.
const summaries = new WeakMap<object, ContextSummary>();

function actual({ value, context }: AnyMachineSnapshot): Actual {
  const known = summaries.get(context) ?? contextSummary(context);
  summaries.set(context, known);
  return { state: value, context: known };
}
