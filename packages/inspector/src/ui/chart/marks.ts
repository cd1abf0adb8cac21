import {
  activeStates,
  type Chart,
  type ChartTransition,
  stateName,
  statesWithin,
  transitionsFrom,
} from '../../domain/chart.ts';
import type { StateValue } from '../../domain/state-value.ts';
import { eventText } from './event-text.ts';

/** The marks on a chart, by the ids of states and transitions. */
export interface Marks {
  /** The states the machine is in, those around them included. */
  readonly active: ReadonlySet<string>;
  /** The innermost of them. */
  readonly now: ReadonlySet<string>;
  /** The transitions that the last event took. */
  readonly taken: ReadonlySet<string>;
  /** The machine has stopped. */
  readonly isStopped: boolean;
  /** The transitions of the event that stopped it. */
  readonly killers: ReadonlySet<string>;
  /** The matches of a search, and the current one. */
  readonly hits: ReadonlySet<string>;
  readonly hit: string | undefined;
  readonly chosen: string | undefined;
  readonly showPaths: boolean;
}

/** Gives the marks for the present state of the machine. */
export function marksOf(
  chart: Chart,
  value: StateValue | undefined,
  taken: readonly string[],
  killer: string | undefined,
): Pick<Marks, 'active' | 'now' | 'taken' | 'isStopped' | 'killers'> {
  const active = activeStates(chart, value);
  const killers =
    killer === undefined ? [] : transitionsFrom(chart, value, killer).map((transition) => transition.id);
  return {
    active: new Set(active),
    now: new Set(active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))),
    taken: new Set(taken),
    isStopped: killer !== undefined,
    killers: new Set(killers),
  };
}

/**
 * Finds the states and transitions of a chart whose names contain every word of a text.
 * @returns their ids, states first; none for an empty text
 */
export function searchChart(chart: Chart, text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holdsAll = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const states = statesWithin(chart.root).filter(({ id, label }) => id !== chart.root.id && holdsAll(label));
  const transitions = chart.transitions.filter((one) => holdsAll(`${eventText(one)} ${one.guard ?? ''}`));
  return [...states, ...transitions].map(({ id }) => id);
}

/** Reads a state aloud: 'state loading.fetching, now, 18 paths'. */
export function stateSentence(chart: Chart, id: string, paths: number, marks: Marks): string {
  const present = marks.isStopped ? 'died here' : 'now';
  const words = [
    `state ${stateName(chart, id)}`,
    ...(marks.now.has(id) ? [present] : marks.active.has(id) ? ['is in it'] : []),
  ];
  return withPaths(words, paths, marks);
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
  const words = [
    `${eventText(transition)}${guard === undefined ? '' : ` if ${guard}`}`,
    stays ? `stays in ${from}` : `from ${from} to ${to}`,
    ...(marks.killers.has(id) ? ['killed it'] : marks.taken.has(id) ? ['taken last'] : []),
  ];
  return withPaths(words, paths, marks);
}

function withPaths(words: readonly string[], paths: number, { showPaths }: Marks): string {
  const count = paths === 0 ? 'on no path' : `${paths} ${paths === 1 ? 'path' : 'paths'}`;
  return [...words, ...(showPaths ? [count] : [])].join(', ');
}
