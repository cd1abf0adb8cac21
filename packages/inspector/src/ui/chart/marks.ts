import type { MachineMoment } from '../../application/inspection/log-index.ts';
import {
  activeStates,
  type Chart,
  type ChartTransition,
  eventText,
  stateName,
  transitionsFrom,
} from '../../domain/chart.ts';

/** The marks on a chart at a moment, by the ids of states and transitions. */
export interface Marks {
  /** The states the machine is in, those around them included. */
  readonly active: ReadonlySet<string>;
  /** The innermost of them. */
  readonly now: ReadonlySet<string>;
  /** The transitions that the last event took. */
  readonly taken: ReadonlySet<string>;
  /** Whether the machine has stopped. */
  readonly isStopped: boolean;
  /** The transitions of the event that stopped it. */
  readonly killers: ReadonlySet<string>;
}

/** Gives the marks for a machine at a moment. */
export function marksOf(chart: Chart, { value, entry, killer }: MachineMoment): Marks {
  const active = activeStates(chart, value);
  const killers = killer === undefined ? [] : transitionsFrom(chart, value, killer.name);
  return {
    active: new Set(active),
    now: new Set(active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))),
    taken: new Set(entry?.effect?.taken),
    isStopped: killer !== undefined,
    killers: new Set(killers.map(({ id }) => id)),
  };
}

/** Says where a machine is: 'loaded.fromFeed after loadFeed done'. */
export function statusInWords(chart: Chart, marks: Marks, { value, entry, killer }: MachineMoment): string {
  const names = [...marks.now].map((id) => stateName(chart, id)).join(', ');
  if (value === undefined) return 'not started';
  if (killer !== undefined) return `died in ${names} at ${killer.name}`;
  return entry === undefined ? names : `${names} after ${entry.name}`;
}

/** Reads a state aloud: 'state loading.fetching, now, 18 paths'. */
export function stateSentence(chart: Chart, id: string, paths: number, marks: Marks): string {
  const present = marks.isStopped ? 'died here' : 'now';
  return [
    `state ${stateName(chart, id)}`,
    ...(marks.now.has(id) ? [present] : marks.active.has(id) ? ['is in it'] : []),
    pathsInWords(paths),
  ].join(', ');
}

/** Reads a transition aloud: 'loadFeed done, from loading.fetching to loaded.fromFeed, taken last, 6 paths'. */
export function transitionSentence(
  chart: Chart,
  transition: ChartTransition,
  paths: number,
  marks: Marks,
): string {
  const { id, source, targets, guard, stays } = transition;
  const from = source === chart.root.id ? 'any state' : stateName(chart, source);
  const to = targets.map((target) => stateName(chart, target)).join(' and ');
  return [
    `${eventText(transition)}${guard === undefined ? '' : ` if ${guard}`}`,
    stays ? `stays in ${from}` : `from ${from} to ${to}`,
    ...(marks.killers.has(id) ? ['killed it'] : marks.taken.has(id) ? ['taken last'] : []),
    pathsInWords(paths),
  ].join(', ');
}

/** Counts committed paths: '1 path', 'on no path'. */
export function pathsInWords(paths: number): string {
  return paths === 0 ? 'on no path' : `${paths} ${paths === 1 ? 'path' : 'paths'}`;
}
