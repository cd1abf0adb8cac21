import { isSame } from '../../domain/context-summary.ts';
import type { Path } from '../../domain/path.ts';
import type { RecordedEntry, RecordedStep, Recording } from '../../domain/recording.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { machineOf } from '../shared/machines.ts';
import { stateNodes } from '../shared/outcomes.ts';
import type { Message } from './post.ts';
import type { ReplaySubjects } from './replay-subject.ts';

/** Compares who sent what in a recording with what its machines send when they are replayed. */
export interface Senders {
  /** Notes what a machine has sent during a step, the last one by default. */
  readonly note: (machine: string, place?: number) => void;
  /**
   * Finds out whether an entry came from whom it says.
   * @returns why not; undefined where it did, or where that cannot be known
   */
  readonly problemOf: (entry: RecordedEntry) => string | undefined;
}

interface Sent extends Message {
  readonly from: string;
  /** The entry during which it was sent; -1 for the start. */
  readonly place: number;
}

/** Who sends events and is no machine. */
const OUTSIDE: readonly string[] = ['page', 'inspector'];

/** Of a path, which is of one machine alone, nothing is known. */
const NOTHING: Senders = { note: () => undefined, problemOf: () => undefined };

/**
 * Makes what compares the senders of a replay.
 * @param subjects one that does not note its post sends nothing: what others hear from it is as recorded
 */
export function sendersOf(
  one: Path | Recording,
  subjects: ReplaySubjects,
  portName: NonNullable<Knowledge['portName']> = (_, src) => src,
): Senders {
  if ('steps' in one) return NOTHING;
  const { start, entries } = one;
  let pending: Sent[] = [];
  const isRunning = runningIn(subjects);

  const claimed = ({ machine, from, event }: RecordedStep & { readonly event: object }) => {
    const isIt = (sent: Sent) => sent.to === machine && sent.from === from && isSame(sent.event, event);
    const found = pending.find(isIt);
    pending = pending.filter((sent) => sent !== found);
    return found !== undefined;
  };
  const leftOver = () => {
    const [left] = pending;
    if (left === undefined) return undefined;
    const when = left.place < 0 ? 'at the start' : `at step ${left.place + 1}`;
    return `${left.from} sent ${left.to} ${left.event.type} ${when}, which the recording does not hold`;
  };
  const saidByAnother = ({ machine, from, event }: RecordedStep & { readonly event: object }) => {
    const other = pending.find((sent) => sent.to === machine && isSame(sent.event, event));
    return other && `${other.from} sent it, not ${from}`;
  };
  const nobody = ({ from, machine }: RecordedStep) =>
    OUTSIDE.includes(from) || subjects.has(from)
      ? undefined
      : `nobody who is called '${from}' sends ${machine} anything`;
  const causeProblem = ({ from, cause }: RecordedStep, sender: string) => {
    const by = cause === undefined ? undefined : entries[cause];
    if (by === undefined || ('machine' in by && by.machine === sender)) return undefined;
    const what = 'machine' in by ? by.machine : 'the visitor';
    return `${from} should have sent it, but step ${Number(cause) + 1}, its cause, is of ${what}`;
  };
  const problemOfOutcome = (entry: RecordedStep & { readonly outcome: string }) => {
    const { machine, from, outcome } = entry;
    const [src = '', end] = outcome.split(' ');
    const port = end === 'over' ? 'timer' : portName(machine, src);
    if (from !== port) return `'${outcome}' comes from ${port}, not from ${from}`;
    return causeProblem(entry, machine);
  };

  return {
    note: (machine, place = -1) => {
      const messages = subjects.get(machine)?.post?.take() ?? [];
      const heard = messages.filter((sent) => sent.to in start && (sent.isChild || isRunning(sent.to)));
      pending.push(...heard.map((sent) => ({ ...sent, from: machine, place })));
    },
    problemOf: (entry) => {
      // By then everything has been delivered that a step before led to.
      if ('visitor' in entry) return leftOver();
      if ('outcome' in entry) return leftOver() ?? problemOfOutcome(entry);
      const { from, machine, event } = entry;
      if (subjects.get(from)?.post === undefined) return nobody(entry) ?? saidByAnother(entry);
      if (!claimed(entry)) return `${from} did not send ${machine} ${event.type} as recorded`;
      return causeProblem(entry, from);
    },
  };
}

/** Whether a machine runs: one that another machine invokes runs as long as that has it. */
function runningIn(subjects: ReplaySubjects): (name: string) => boolean {
  const hosts = new Map(
    [...subjects.values()].flatMap(({ actor }) =>
      stateNodes(machineOf(actor).root)
        .flatMap(({ invoke }) => invoke)
        .map(({ systemId }) => [systemId, actor] as const),
    ),
  );
  return (name) => {
    const host = hosts.get(name);
    if (host === undefined) return true;
    const { children } = host.getSnapshot();
    return Object.values<{ readonly systemId?: string } | undefined>(children).some(
      (child) => child?.systemId === name,
    );
  };
}
