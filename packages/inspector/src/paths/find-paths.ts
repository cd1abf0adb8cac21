import { recordPath } from '../application/paths/record.ts';
import type { Path } from '../domain/path.ts';
import type { Scenario } from '../domain/scenario.ts';
import { uncoveredBy } from './coverage.ts';
import { type Candidate, explore, MOST_ATTEMPTS } from './explore.ts';
import { harvestOutcomes } from './harvest.ts';
import type { Model } from './model.ts';
import { pathName, pathTitle } from './path-name.ts';
import { type Run, runEvents } from './run-path.ts';
import type { Surroundings } from './surroundings.ts';
import { transitionIds } from './transitions.ts';

interface Way extends Candidate {
  readonly scenario: Scenario;
}

interface FoundPath {
  readonly path: Path;
  readonly taken: ReadonlySet<string>;
}

/**
 * Finds few paths that together take every transition of a machine: the graph gives a shortest way to each, the real
 * machine in its held world says what is to be expected.
 * @param kept paths that are there already: the graph knows no way to what only an event of the machine's own takes
 * @returns the paths, by name
 * @throws Error that lists the transitions to which graph and world know no common way, and those of the model's
 *   unreachable ones that have one
 */
export async function findPaths(
  model: Model,
  surroundings: Surroundings,
  kept: readonly Path[],
): Promise<readonly Path[]> {
  const ways = await waysOf(model, surroundings);
  const found: FoundPath[] = [];
  const missing: string[] = [];
  const uncoveredByKept = (await uncoveredBy(kept, model.machine, surroundings)).transitions;
  const covered = new Set([...ways.keys()].filter((id) => !uncoveredByKept.includes(id)));
  for (const [transition, candidates] of ways) {
    const way = await firstPassable(transition, candidates, model, surroundings);
    if (way === undefined) missing.push(transition);
    else found.push(way);
    for (const id of way?.taken ?? []) covered.add(id);
  }
  const unreachable = Object.keys(model.unreachable ?? {});
  const uncovered = missing.filter((id) => !covered.has(id));
  const wrong = [
    ...uncovered.filter((id) => !unreachable.includes(id)).map((id) => `no way to ${id}`),
    ...unreachable.filter((id) => !uncovered.includes(id)).map((id) => `not unreachable: ${id}`),
  ];
  if (wrong.length > 0) throw new Error(`${model.machine}: ${wrong.join('; ')}`);
  return fewest(found).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Gives, for each transition of the machine, the ways of all its worlds, the shortest first. */
async function waysOf(
  model: Model,
  { scenarios, create: createIn }: Surroundings,
): Promise<ReadonlyMap<string, readonly Way[]>> {
  const ways = new Map<string, Way[]>();
  for (const name of model.scenarios) {
    const scenario = scenarios.get(name);
    if (scenario === undefined) throw new Error(`${model.machine}: there is no scenario '${name}'`);
    const create = () => createIn(model.machine, scenario);
    const answers = await harvestOutcomes(create, model.events);
    const { actor } = create();
    for (const id of transitionIds(actor.logic).values()) if (!ways.has(id)) ways.set(id, []);
    for (const way of explore(actor, model, answers)) ways.get(way.transition)?.push({ ...way, scenario });
  }
  // Stable: of two ways of the same length the one in the plainer world comes first.
  for (const list of ways.values()) {
    list.sort(
      (one, other) => Number(other.shows) - Number(one.shows) || one.events.length - other.events.length,
    );
  }
  return ways;
}

async function firstPassable(
  transition: string,
  ways: readonly Way[],
  model: Model,
  { create }: Surroundings,
): Promise<FoundPath | undefined> {
  for (const way of ways.slice(0, MOST_ATTEMPTS)) {
    const subject = create(model.machine, way.scenario);
    const run = await runEvents(subject, way.events);
    if (!agrees(way, run)) continue;
    const recording = {
      name: pathName(transition),
      title: pathTitle(transition),
      by: 'make',
      machine: model.machine,
      scenario: way.scenario.name,
    } as const;
    return { path: recordPath(recording, subject.actor.logic, run.start, run.happenings), taken: run.taken };
  }
  return undefined;
}

/** Whether the world took the graph's way: through the same states, and the transition itself. */
function agrees({ transition, events, values }: Way, { happenings, taken, refused }: Run): boolean {
  return (
    refused === undefined &&
    happenings.length === events.length &&
    taken.has(transition) &&
    values.every((value, index) => JSON.stringify(value) === JSON.stringify(happenings[index]?.state))
  );
}

/** Leaves out each path, short ones first, whose transitions the others take too. */
function fewest(found: readonly FoundPath[]): readonly Path[] {
  let kept = found.toSorted((one, other) => one.path.steps.length - other.path.steps.length);
  for (const candidate of kept) {
    const others = kept.filter((other) => other !== candidate);
    const isSpare = [...candidate.taken].every((id) => others.some(({ taken }) => taken.has(id)));
    if (isSpare) kept = others;
  }
  return kept.map(({ path }) => path);
}
