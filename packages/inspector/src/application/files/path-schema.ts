import * as v from 'valibot';
import { type Answer, AUTHORS, type Expectation, type Path, type PathStep } from '../../domain/path.ts';
import type { Knowledge } from '../shared/knowledge.ts';
import { meant, nothing, strict } from '../shared/schema-problems.ts';
import { kebab, title } from './fields.ts';

const STATE = 'the name of a state, or an object of states';
const stateValue: v.GenericSchema<unknown, Expectation['state']> = meant(
  (input): v.GenericSchema<unknown, Expectation['state']> =>
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? v.record(
          v.string(),
          v.lazy(() => stateValue),
        )
      : v.pipe(v.string(), v.description(STATE)),
  STATE,
);

/** The fields of an expectation: what must be true of a machine. */
const expectation = {
  state: stateValue,
  context: v.exactOptional(v.record(v.string(), v.unknown())),
};
/** An expectation as an object of its own. */
export const expected: v.GenericSchema<unknown, Expectation> = strict('an expectation', expectation);

const answer = meant((input): v.GenericSchema<unknown, Answer> => {
  if (typeof input === 'object' && input !== null && 'error' in input) {
    const error = strict('an error', { name: v.string(), message: v.string() });
    return strict('an answer', { error });
  }
  return strict('an answer', { output: v.exactOptional(v.unknown()) });
}, 'an object with output or error');

/**
 * Makes the schema of a step: an event or an outcome.
 * @param more further fields, as a recording has them
 */
export function stepSchema<const Fields extends v.ObjectEntries>(more: Fields) {
  // The payload of the event is checked later, against its machine.
  const event = v.looseObject({ type: title });
  const eventStep = strict('a step', {
    event,
    ignored: v.exactOptional(v.boolean()),
    ...expectation,
    ...more,
  });
  const outcomeStep = strict('a step', {
    outcome: title,
    answer: v.exactOptional(answer),
    ...expectation,
    ...more,
  });
  const neither = nothing('needs an event or an outcome');
  const both = nothing('has an event and an outcome; a step has one of them');
  return meant((input): typeof eventStep | typeof outcomeStep | typeof neither => {
    const has = (key: string) => typeof input === 'object' && input !== null && key in input;
    if (has('event')) return has('outcome') ? both : eventStep;
    return has('outcome') ? outcomeStep : neither;
  }, 'an event or an outcome');
}

const step: v.GenericSchema<unknown, PathStep> = stepSchema({});

export const pathSchema = ({ world }: Knowledge): v.GenericSchema<unknown, Path> =>
  strict('a path', {
    name: kebab,
    title,
    by: v.picklist(AUTHORS),
    machine: title,
    scenario: kebab,
    world: v.exactOptional(world),
    start: expected,
    steps: v.array(step),
    end: expected,
  });
