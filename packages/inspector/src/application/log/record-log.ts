import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type ContextSummary, contextSummary } from '../../domain/context-summary.ts';
import type { Answer, Path } from '../../domain/path.ts';
import type { RecordedEntry, Recording } from '../../domain/recording.ts';
import type { VisitorAct } from '../../domain/visitor-act.ts';
import { keptOf, type Recorded, recordPath, stepMaker } from '../paths/record.ts';
import type { Actual } from '../paths/watch.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import type { Machines } from '../shared/machines.ts';
import type { KeptEntry } from './kept-entry.ts';
import type { PageLog } from './page-log.ts';

/** What a recording is called, and the world it was made in. */
export type About = Pick<Recording, 'name' | 'title' | 'scenario' | 'world'>;

/** What is said of the page that a recording was made on. */
export type AboutPage = About & Pick<Recording, 'address' | 'viewport' | 'byTheClock'>;

/** Whether the answer itself is recorded, since no scenario gives it again. */
type KeepsAnswer = NonNullable<Knowledge['keepsAnswer']>;

const keepsNone: KeepsAnswer = () => false;

/**
 * Makes a path of what a log holds of one machine.
 * @param moment the id of the last entry that it holds
 */
export function pathOfLog(
  about: About,
  machine: string,
  actor: AnyActor,
  log: PageLog,
  moment: number,
  keepsAnswer = keepsNone,
): Path {
  const own = log.entries.filter((entry) => entry.to === machine && entry.id <= moment);
  const happenings = own.flatMap((entry) => recordedOf(entry, keepsAnswer) ?? []);
  return recordPath({ ...about, machine }, actor.logic, startOf(machine, actor, log), happenings);
}

/**
 * Makes a recording of everything in a log, up to a moment.
 * @param about with the address of the page when it was opened, without the parameters of testers
 * @param machines those that have lived
 */
export function recordingOfLog(
  about: AboutPage,
  machines: Machines,
  log: PageLog,
  moment: number,
  keepsAnswer = keepsNone,
): Recording {
  const kept = keptOf('recording');
  const logged = log.entries.slice(0, moment);
  const begun = logged[0]?.at ?? 0;
  const starts = Object.entries(machines).flatMap(([name, actor]) => {
    if (actor === undefined) return [];
    const start = startOf(name, actor, log);
    return [
      [name, { start, stepOf: stepMaker(actor.logic as AnyStateMachine, start, 'recording') }] as const,
    ];
  });
  const makers = new Map(starts);
  const ends = new Map<string, Actual>(starts.map(([name, { start }]) => [name, start]));
  const places = new Map<number, number>();
  const entries: RecordedEntry[] = [];
  for (const entry of logged) {
    const at = entry.at - begun;
    if (entry.kind === 'visitor') {
      places.set(entry.id, entries.length);
      entries.push({ visitor: entry.payload as VisitorAct, at });
      continue;
    }
    const happening = recordedOf(entry, keepsAnswer);
    const step = happening && makers.get(entry.to)?.stepOf(happening);
    if (happening === undefined || step === undefined) continue;
    ends.set(entry.to, { state: happening.state, context: happening.context });
    const cause = placeOf(entry.cause, log, places);
    places.set(entry.id, entries.length);
    entries.push({
      machine: entry.to,
      from: entry.from,
      at,
      ...(cause !== undefined && { cause }),
      ...step,
    });
  }
  const ended = new Set(logged.flatMap(({ ends = [] }) => ends));
  const going = logged.filter(({ kind, id }) => (kind === 'call' || kind === 'timer') && !ended.has(id));
  const told_ = ({ state, context }: Actual) => ({ state, context: kept(context) });
  return {
    format: 'bupc-recording-1',
    ...about,
    start: Object.fromEntries(starts.map(([name, { start }]) => [name, told_(start)])),
    entries,
    end: Object.fromEntries([...ends].map(([name, end]) => [name, told_(end)])),
    ...(going.length > 0 && { goesOn: [...new Set(going.map(({ from }) => from))] }),
  };
}

function recordedOf(
  { kind, event, to, name, before, after, transitions = [], fate }: KeptEntry,
  keepsAnswer: KeepsAnswer,
): Recorded | undefined {
  if (event === undefined || (kind !== 'event' && kind !== 'outcome')) return undefined;
  const isKilled = fate === 'killed';
  const snapshot = isKilled ? before : after;
  if (snapshot === undefined) return undefined;
  const answer = keepsAnswer(to, name) ? answerOf(event) : undefined;
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
  if (event.type.startsWith('xstate.done.')) return { output: event.output ?? null };
  if (!event.type.startsWith('xstate.error.')) return undefined;
  const { error } = event;
  return error instanceof Error
    ? { error: { name: error.name, message: error.message } }
    : { error: { name: 'Error', message: String(error) } };
}

/** The index of the entry that caused another; a call is no entry of a recording, so that its own cause is taken. */
function placeOf(
  cause: number | undefined,
  log: PageLog,
  places: ReadonlyMap<number, number>,
): number | undefined {
  let id = cause;
  while (id !== undefined && !places.has(id)) id = log.entries[id - 1]?.cause;
  return id === undefined ? undefined : places.get(id);
}

// Of the whole log: a machine may have taken its first event only after the moment that is recorded.
function startOf(machine: string, actor: AnyActor, { entries }: PageLog): Actual {
  return actual(entries.find(({ to, before }) => to === machine && before)?.before ?? actor.getSnapshot());
}

// Most entries leave a machine's context as it was.
const summaries = new WeakMap<object, ContextSummary>();

function actual({ value, context }: AnyMachineSnapshot): Actual {
  const known = summaries.get(context) ?? contextSummary(context);
  summaries.set(context, known);
  return { state: value, context: known };
}
