import type { ParcelFacts } from '../shared/parcel/parcel-facts.ts';
import type { Procedure, Step } from './procedure.ts';

/** The things that a citizen has at hand, by name: documents, and results of steps. */
export type Ticked = readonly string[];

/** The most ticks that are stored; the names of one office are far fewer. */
export const MOST_TICKS = 200;
/** The most characters of a name that are stored. */
export const LONGEST_TICK = 200;

/** How many of some things are ticked. */
export interface Count {
  readonly ticked: number;
  readonly all: number;
}

/** Ticks a thing, or unticks it. */
export function toggled(ticked: Ticked, name: string): Ticked {
  if (ticked.includes(name)) return ticked.filter((one) => one !== name);
  return [...ticked, name].slice(-MOST_TICKS);
}

/**
 * Merges what two tabs of a device have ticked: what the device has now, with what this tab has ticked and unticked since it
 * last agreed with the device.
 * @param agreed what this tab and the device last had both
 * @param mine what is ticked in this tab
 * @param stored what the device has now
 */
export function mergedTicks(agreed: Ticked, mine: Ticked, stored: Ticked): Ticked {
  const rest = stored.filter((name) => mine.includes(name) || !agreed.includes(name));
  const added = mine.filter((name) => !agreed.includes(name) && !rest.includes(name));
  return [...rest, ...added].slice(-MOST_TICKS);
}

/** Names what the steps need and give, each thing once: one that two steps name is ticked in both (spec §2 Steps). */
export function thingsOf(steps: readonly Step[]): readonly string[] {
  return [
    ...new Set(steps.flatMap(({ documents, result }) => [...documents.map(({ name }) => name), result.name])),
  ];
}

/** Counts the ticks among some things. */
export function countOf(names: readonly string[], ticked: Ticked): Count {
  return { ticked: names.filter((name) => ticked.includes(name)).length, all: names.length };
}

/**
 * Whether the map has been looked up by having chosen a parcel: not where it depends on an activity that is not
 * known yet, or that the parcel's zone forbids (spec §5 Steps).
 * @param parcel what is known of the parcel that goes along
 */
export function isLookedUp(
  { asksActivity }: Pick<Procedure, 'asksActivity'>,
  parcel: Pick<ParcelFacts, 'activity'> | undefined,
): boolean {
  if (parcel === undefined) return false;
  return (
    asksActivity !== true || (parcel.activity !== undefined && parcel.activity.permission !== 'forbidden')
  );
}

/**
 * Whether a step is done: its result is at hand, or it is to look up the map, and that is done (spec §5 Steps).
 * @param isLookedUp whether the choice of a parcel has done that
 */
export function isDone({ id, result }: Step, ticked: Ticked, isLookedUp: boolean): boolean {
  return ticked.includes(result.name) || (id === LOOK_UP && isLookedUp);
}

/** The step that is done on the map. */
export const LOOK_UP = 'persil';

/**
 * Gives the step that is open at first: the first that is neither done nor may be left out (spec §5 Steps).
 * @returns undefined where all are done
 */
export function nextStep(steps: readonly Step[], ticked: Ticked, isLookedUp: boolean): Step | undefined {
  const open = steps.filter((step) => !isDone(step, ticked, isLookedUp));
  return open.find(({ skip }) => skip === undefined) ?? open[0];
}

/** Gives the number of the step, from 1, that gives a thing which another needs; undefined where none does. */
export function givenByStep(steps: readonly Step[], name: string): number | undefined {
  const index = steps.findIndex(({ result }) => result.name === name);
  return index < 0 ? undefined : index + 1;
}

/**
 * Reads stored ticks: names alone, no more and no longer than are stored.
 * @param stored a list of texts; anything else counts as none
 */
export function readTicks(stored: unknown): Ticked {
  if (!Array.isArray(stored)) return [];
  const names = stored.filter((one): one is string => typeof one === 'string' && one.length <= LONGEST_TICK);
  return [...new Set(names)].slice(-MOST_TICKS);
}
