import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Path, Recording } from '@bupc/inspector/node';

type StateValue = Path['start']['state'];

/** The states that machines were in during a run, by machine. */
export type Entered = Readonly<Record<string, readonly StateValue[]>>;

/** The states that a path or a recording goes through, once it has passed. */
export function statesIn(one: Path | Recording): Entered {
  const points =
    'steps' in one
      ? [one.start, ...one.steps, one.end].map(({ state }) => [one.machine, state] as const)
      : [
          ...[one.start, one.end].flatMap((point) =>
            Object.entries(point).map(([machine, { state }]) => [machine, state] as const),
          ),
          ...one.entries.flatMap((entry) =>
            'machine' in entry ? [[entry.machine, entry.state] as const] : [],
          ),
        ];
  const entered: Record<string, StateValue[]> = {};
  for (const [machine, state] of points) entered[machine] = [...(entered[machine] ?? []), state];
  return entered;
}

/** Notes the states of a path or a recording, by its name, where the run asks for that. */
export function noteStatesOf(name: string): void {
  const file = process.env.ENTERED_STATES;
  const places = [`qa/paths/${name}`, `.paths/${name}`, `qa/recordings/${name.replace('page/', '')}`];
  const found = places.map((place) => resolve(`${place}.json`)).find(existsSync);
  if (file && found)
    appendFileSync(file, `${JSON.stringify(statesIn(JSON.parse(readFileSync(found, 'utf8'))))}\n`);
}
