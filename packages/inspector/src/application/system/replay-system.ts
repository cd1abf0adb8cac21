import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { contextSummary } from '../../domain/context-summary.ts';
import type { OutcomeStep, Path, PathStep } from '../../domain/path.ts';
import type { RecordedStep, Recording } from '../../domain/recording.ts';
import { stateInWords } from '../../domain/state-words.ts';
import type { LoggedEntry, PageLog } from '../log/page-log.ts';
import { placeOf } from '../log/record-log.ts';
import { compareWith } from '../paths/compare.ts';
import { entriesOf } from '../paths/replay.ts';
import { compareAll, noMachine, notComparedIn, resultOf, type StepResult } from '../paths/step-result.ts';
import { type Machines, machineOf } from '../shared/machines.ts';
import { type Outcome, outcomesOf } from '../shared/outcomes.ts';
import type { PausedSystem } from './paused-system.ts';
import { readTaken } from './taken-entries.ts';

/** A page whose machines are made anew for a replay, and its log. */
export interface ReplayedPage {
  readonly system: PausedSystem;
  /** Each time as it is then: machines come and go. */
  readonly site: Machines;
  readonly log: PageLog;
  /** How long an actor that runs may take, in milliseconds; by default 5 seconds. */
  readonly patience?: number;
}

/** A step of a recording, or of a path, which does not say who sent it. */
type Step = PathStep & Pick<RecordedStep, 'machine'> & Partial<Pick<RecordedStep, 'from' | 'cause'>>;

const PATIENCE_MS = 5000;

/**
 * Replays a path or a recording on all machines of a page together: what one sends another comes by itself, and is compared
 * in its turn. One result for the start, for each entry and for the end, up to the first that did not pass; asking for the next
 * result takes the next step.
 */
export async function* replaySystem(
  one: Path | Recording,
  page: ReplayedPage,
): AsyncGenerator<StepResult, void, undefined> {
  const { system, site, log, patience = PATIENCE_MS } = page;
  system.root.subscribe({ error: () => undefined });
  system.root.start();
  const isPath = 'steps' in one;
  const points = (point: 'start' | 'end') =>
    Object.entries(isPath ? { [one.machine]: one[point] } : one[point]);
  const names = new Set(points('start').map(([name]) => name));
  const nextOf = readTaken(log);
  // By the id of an entry of the log: where the recording has it.
  const places = new Map<number, number>();
  // Of a recording the others come later.
  const present = points('start').filter(([name]) => isPath || site[name] !== undefined);
  const actorOf = (name: string) => site[name];
  let result = compareAll(0, present, actorOf);
  yield result;
  const entries = entriesOf(one);
  for (const [place, entry] of entries.entries()) {
    if (!result.passed) return;
    result =
      'visitor' in entry
        ? resultOf(place + 1, { reason: leftOver(names, nextOf) })
        : await take(place + 1, entry);
    yield result;
  }
  if (!result.passed) return;
  const absent = isPath ? [] : Object.keys(site).filter((name) => site[name] && !names.has(name));
  yield { ...compareAll(entries.length + 1, points('end'), actorOf), ...notComparedIn(absent) };

  async function take(index: number, step: Step): Promise<StepResult> {
    const { machine, state, context } = step;
    const expected = { state, ...(context && { context }) };
    const actor = site[machine];
    const refused = nextOf.peek(machine) ? undefined : actor ? move(actor, step) : noMachine(machine);
    if (refused !== undefined) return resultOf(index, { expected, reason: refused });
    const name = 'event' in step ? step.event.type : step.outcome;
    const taken = await nextOf.taken(machine, patience);
    if (taken === undefined) return resultOf(index, { expected, reason: `'${name}' did not come` });
    places.set(taken.id, index - 1);
    const result = compared(index, step, taken);
    if (!result.passed || isPath) return result;
    const reason =
      earlierOf(taken, nextOf.first(names)) ?? causeProblem(step, placeOf(taken.cause, log, places));
    return resultOf(index, { ...result, reason });
  }

  /** Does what the page or the world did. @returns why it cannot */
  function move(actor: AnyActor, step: Step): string | undefined {
    if ('outcome' in step) {
      const outcome = outcomesOf(machineOf(actor)).find(({ name }) => name === step.outcome);
      if (outcome === undefined) return `the machine knows no outcome '${step.outcome}'`;
      const { invocation, eventType } = outcome;
      if (comes(system, actor, outcome, step)) return undefined;
      // Of a path the other machines do not move, so that none ends by itself.
      if (step.from !== undefined || step.answer === undefined || invocation === undefined)
        return `nothing is under way that could bring '${step.outcome}'`;
      system.send(actor, { type: eventType, actorId: invocation, ...step.answer });
      return undefined;
    }
    const { event, ignored = false, from } = step;
    if (system.endDelay(actor, event.type)) return undefined;
    if (from !== undefined && names.has(from)) return `${from} did not send ${event.type}`;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const accepts = snapshot.machine.getTransitionData(snapshot, event).length > 0;
    const state = stateInWords(snapshot.value);
    if (accepts && ignored) return `${state} takes ${event.type}, which it should ignore`;
    if (!accepts && !ignored) return `${state} does not take ${event.type}`;
    system.send(actor, event);
    return undefined;
  }
}

/** What came before what a machine has taken, and stands later in the recording. */
const earlierOf = (taken: LoggedEntry, first: LoggedEntry | undefined): string | undefined =>
  first && first.id < taken.id ? `${first.from} sent ${first.to} ${first.name} before it` : undefined;

/** Of what the page or the inspector sends a replay knows no cause. */
function causeProblem({ from = '', cause }: Step, by: number | undefined): string | undefined {
  if (by === cause || ['page', 'inspector'].includes(from)) return undefined;
  const said = (place: number | undefined) => (place === undefined ? 'nothing' : `step ${place + 1}`);
  return `it came of ${said(by)}, and ${said(cause)} is recorded as its cause`;
}

const comes = (
  system: PausedSystem,
  actor: AnyActor,
  { invocation, eventType }: Outcome,
  { answer }: OutcomeStep,
): boolean =>
  invocation === undefined ? system.endDelay(actor, eventType) : system.answer(actor, invocation, answer);

/** What came of the acts before, and stands in no entry. */
function leftOver(
  names: ReadonlySet<string>,
  { first: firstOf }: Pick<ReturnType<typeof readTaken>, 'first'>,
): string | undefined {
  const first = firstOf(names);
  return first && `${first.from} sent ${first.to} ${first.name}, which the recording does not hold`;
}

/** Compares what a machine has taken with the step that it should have been. */
function compared(
  index: number,
  step: Step,
  { name, from, fate, reason, before, after }: LoggedEntry,
): StepResult {
  const { state, context } = step;
  const expected = { state, ...(context && { context }) };
  const actual = summed((fate === 'killed' ? before : after) as AnyMachineSnapshot);
  const awaited = 'event' in step ? step.event.type : step.outcome;
  const sender = step.from === 'inspector' ? 'page' : (step.from ?? from);
  const other = name === awaited ? undefined : `awaited '${awaited}', but '${name}' came`;
  const others = from === sender ? undefined : `${from} sent '${name}', not ${sender}`;
  const stopped = fate === 'killed' ? `the machine stopped: ${reason}` : undefined;
  return resultOf(index, {
    expected,
    actual,
    reason: other ?? others ?? stopped ?? compareWith(expected, actual),
  });
}

const summed = ({ value, context }: AnyMachineSnapshot) => ({
  state: value,
  context: contextSummary(context),
});
