import { isSame } from '../../domain/context-summary.ts';
import type { Path } from '../../domain/path.ts';
import type { RecordedEntry, RecordedStep, Recording } from '../../domain/recording.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { machineOf } from '../shared/machines.ts';
import { stateNodes } from '../shared/outcomes.ts';
import { causesOf } from './causes.ts';
import { createDelivery } from './delivery.ts';
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
  readonly problemOf: (entry: RecordedEntry, place: number) => string | undefined;
  /** The machines that have run and stand in no part of the recording: nothing of them is compared. */
  readonly notCompared: () => readonly string[];
}

interface Sent extends Message {
  readonly from: string;
  /** The entry during which it was sent; -1 for the start. */
  readonly place: number;
}

/** Who sends events and is no machine. */
const OUTSIDE: readonly string[] = ['page', 'inspector'];

/** Of a path, which is of one machine alone, nothing is known. */
const NOTHING: Senders = { note: () => undefined, problemOf: () => undefined, notCompared: () => [] };

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
  const order = createDelivery<Sent>();
  const absent = [...subjects.keys()].filter((name) => !(name in start));
  const ran = new Set<string>();
  const causes = causesOf(entries, subjects);

  const claimed = ({ machine, from, event }: RecordedStep & { readonly event: object }) => {
    const isIt = (sent: Sent) => sent.to === machine && sent.from === from && isSame(sent.event, event);
    const found = pending.find((sent) => isIt(sent) && mayCome(sent)) ?? pending.find(isIt);
    pending = pending.filter((sent) => sent !== found);
    return found;
  };
  // What was sent as the machines started has no order: a replay starts them one by one.
  const mayCome = (sent: Sent) => sent.place < 0 || order.mayCome(sent);
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
  const fromOutside = (entry: RecordedStep, place: number) =>
    OUTSIDE.includes(entry.from) ? causes.ofPage(entry, place) : undefined;
  const problemOfOutcome = (entry: RecordedStep & { readonly outcome: string }) => {
    const { machine, from, outcome } = entry;
    const [src = '', end] = outcome.split(' ');
    const port = end === 'over' ? 'timer' : portName(machine, src);
    if (from !== port) return `'${outcome}' comes from ${port}, not from ${from}`;
    return causes.ofOutcome(entry);
  };
  const problemOfMessage = (entry: RecordedStep & { readonly event: object & { readonly type: string } }) => {
    const { from, machine, event } = entry;
    const next = order.next();
    const sent = claimed(entry);
    if (sent === undefined) return `${from} did not send ${machine} ${event.type} as recorded`;
    const isInTurn = mayCome(sent);
    order.arrived(machine, sent);
    if (!isInTurn && next) return `${next.from} sent ${next.to} ${next.event.type} before it`;
    return sent.place < 0 ? undefined : causes.ofMessage(entry, sent.place);
  };

  return {
    note: (machine, place = -1) => {
      const messages = subjects.get(machine)?.post?.take() ?? [];
      const heard = messages.filter((sent) => sent.to in start && (sent.isChild || isRunning(sent.to)));
      const sent = heard.map((one) => ({ ...one, from: machine, place }));
      pending.push(...sent);
      if (place >= 0) order.sent(sent);
      causes.note(machine, place);
      for (const name of absent) if (isRunning(name)) ran.add(name);
    },
    problemOf: (entry, place) => {
      if (!('event' in entry)) {
        // By then everything has been delivered that a step before led to.
        const left = leftOver();
        order.settled();
        if ('visitor' in entry) return left;
        order.arrived(entry.machine);
        return left ?? problemOfOutcome(entry);
      }
      if (subjects.get(entry.from)?.post !== undefined) return problemOfMessage(entry);
      order.arrived(entry.machine);
      return nobody(entry, subjects) ?? saidByAnother(entry) ?? fromOutside(entry, place);
    },
    notCompared: () => [...ran].sort(),
  };
}

const nobody = ({ from, machine }: RecordedStep, subjects: ReplaySubjects): string | undefined =>
  OUTSIDE.includes(from) || subjects.has(from)
    ? undefined
    : `nobody who is called '${from}' sends ${machine} anything`;

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
