import { outcomesOf, type Path, recordPath, transitionIds } from '@bupc/inspector/node';
import { type Behaviour, type BehaviourSum, sumOfBehaviour } from './behaviour.ts';
import { passagesOf } from './coverage.ts';
import { type Candidate, explore, MOST_ATTEMPTS } from './explore.ts';
import { harvestOutcomes } from './harvest.ts';
import type { Model } from './model.ts';
import { pathName, pathTitle } from './path-name.ts';
import { type Run, runEvents } from './run-path.ts';
import type { CreateSubject } from './subject.ts';

interface WorldCandidate extends Candidate {
  readonly scenario: string;
}

interface FoundPath {
  readonly path: Path;
  /** The states and transitions that it passes through, by id. */
  readonly reached: ReadonlySet<string>;
}

/**
 * Finds few paths that together take every transition of a machine: the graph gives the shortest events to each, the real
 * machine in its paused world shows what is to be expected.
 * @param written existing paths: they may take transitions that the graph does not reach, by events of the machine itself
 * @returns the paths, by name, and what the machine did in all its worlds while they were looked for
 * @throws Error that lists the transitions to which the world takes no candidate of the graph, and those that the model
 *   calls unreachable although they are reached
 */
export async function findPaths(
  model: Model,
  create: CreateSubject,
  written: readonly Path[],
): Promise<{ readonly paths: readonly Path[]; readonly behaviour: Behaviour }> {
  const { candidates, behaviour } = await candidatesOf(model, create);
  const found: FoundPath[] = [];
  const missing: string[] = [];
  const covered = new Set(await passagesOf(written, create));
  for (const [transition, ofTransition] of candidates) {
    const path = await firstPassable(transition, ofTransition, model, create);
    if (path === undefined) missing.push(transition);
    else found.push(path);
    for (const id of path?.reached ?? []) covered.add(id);
  }
  const unreachable = Object.keys(model.unreachable ?? {});
  const uncovered = missing.filter((id) => !covered.has(id));
  const wrong = [
    ...uncovered.filter((id) => !unreachable.includes(id)).map((id) => `no way to ${id}`),
    ...unreachable.filter((id) => !uncovered.includes(id)).map((id) => `not unreachable: ${id}`),
  ];
  if (wrong.length > 0) throw new Error(`${model.machine}: ${wrong.join('; ')}`);
  return { paths: fewest(found).toSorted((one, other) => (one.name < other.name ? -1 : 1)), behaviour };
}

/** Gives, for each transition of the machine, the candidates of all its worlds, the shortest first. */
async function candidatesOf(
  model: Model,
  create: CreateSubject,
): Promise<{
  readonly candidates: ReadonlyMap<string, readonly WorldCandidate[]>;
  readonly behaviour: Behaviour;
}> {
  let sum: BehaviourSum | undefined;
  const candidates = new Map<string, WorldCandidate[]>();
  for (const scenario of model.scenarios) {
    const createHere = () => create(model.machine, scenario);
    const answers = await harvestOutcomes(createHere, model.events);
    const { actor } = createHere();
    for (const id of transitionIds(actor.logic).values()) {
      if (!candidates.has(id)) candidates.set(id, []);
    }
    const names = new Map(outcomesOf(actor.logic).map(({ eventType, name }) => [eventType, name]));
    sum ??= sumOfBehaviour(actor.logic, ({ type }) => names.get(type) ?? type);
    for (const one of explore(actor, model, answers, sum.see)) {
      candidates.get(one.transition)?.push({ ...one, scenario });
    }
  }
  // A stable sort: of two candidates of the same length the one in the plainer world comes first.
  for (const list of candidates.values()) {
    list.sort(
      (one, other) => Number(other.shows) - Number(one.shows) || one.events.length - other.events.length,
    );
  }
  return { candidates, behaviour: sum?.all() ?? {} };
}

async function firstPassable(
  transition: string,
  candidates: readonly WorldCandidate[],
  model: Model,
  create: CreateSubject,
): Promise<FoundPath | undefined> {
  for (const candidate of candidates.slice(0, MOST_ATTEMPTS)) {
    const subject = create(model.machine, candidate.scenario);
    const run = await runEvents(subject, candidate.events);
    if (!agrees(candidate, run)) continue;
    const recording = {
      name: pathName(transition),
      title: pathTitle(transition),
      by: 'make',
      machine: model.machine,
      scenario: candidate.scenario,
    } as const;
    const path = recordPath(recording, subject.actor.logic, run.start, run.happenings);
    return { path, reached: new Set(run.reached.keys()) };
  }
  return undefined;
}

/** Whether the world behaved as the graph says: the same states in between, and the transition itself. */
function agrees(
  { transition, events, values }: WorldCandidate,
  { happenings, reached, refused }: Run,
): boolean {
  return (
    refused === undefined &&
    happenings.length === events.length &&
    reached.has(transition) &&
    values.every((value, index) => JSON.stringify(value) === JSON.stringify(happenings[index]?.state))
  );
}

/** Leaves out each path, short ones first, that passes through nothing but what the others do too. */
function fewest(found: readonly FoundPath[]): readonly Path[] {
  let needed = found.toSorted((one, other) => one.path.steps.length - other.path.steps.length);
  for (const candidate of needed) {
    const others = needed.filter((other) => other !== candidate);
    const isSpare = [...candidate.reached].every((id) => others.some(({ reached }) => reached.has(id)));
    if (isSpare) needed = others;
  }
  return needed.map(({ path }) => path);
}
