import { matchesState } from 'xstate';
import { asFarAs, differingKeys } from '../../domain/context-summary.ts';
import type { Expectation } from '../../domain/path.ts';
import type { ReplayedStep } from '../../domain/replay-view.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { fieldInWords } from '../paths/compare.ts';

/** A field of a machine, as a replay expects and finds it. */
export interface DifferenceRow {
  readonly name: string;
  readonly expected: string;
  readonly actual: string;
  readonly isWrong: boolean;
}

type Found = Partial<Expectation>;

/**
 * Lists what was expected at a step beside what was found, field by field: a summary that differs is a row for each of its counts.
 * @returns no rows where the step says nothing of a single machine
 */
export function differenceRows(step: Pick<ReplayedStep, 'expected' | 'actual'>): readonly DifferenceRow[] {
  const { state, context = {} } = (step.expected ?? {}) as Found;
  const { state: found, context: has = {} } = (step.actual ?? {}) as Found;
  const rows = [...new Set([...Object.keys(context), ...Object.keys(has)])].flatMap((key) =>
    key in context ? rowsOf(key, context[key], has[key] ?? null) : [unsaid(key, has[key])],
  );
  if (!state) return rows;
  const [expected, actual] = [stateInWords(state), found ? stateInWords(found) : 'none'];
  return [{ name: 'state', expected, actual, isWrong: !matchesState(state, found ?? '') }, ...rows];
}

/** Says in words why a step failed: of what was compared, only the fields that differ. */
export function reasonInWords({ reason = '', ...step }: ReplayedStep): string {
  const wrong = differenceRows(step).filter(({ isWrong }) => isWrong);
  if (wrong.length === 0 || !reason.includes(' should be ')) return reason;
  return wrong.map(({ name, expected, actual }) => `${name} should be ${expected}, is ${actual}`).join('; ');
}

const unsaid = (name: string, actual: unknown): DifferenceRow => ({
  name,
  expected: 'not said at this step',
  actual: fieldInWords(actual),
  isWrong: false,
});

function rowsOf(name: string, expected: unknown, found: unknown): readonly DifferenceRow[] {
  const actual = asFarAs(expected, found);
  const isWrong = differingKeys({ [name]: expected }, { [name]: actual }).length > 0;
  const whole = { name, expected: fieldInWords(expected), actual: fieldInWords(actual), isWrong };
  if (!isWrong || !isThing(expected) || !isThing(actual)) return [whole];
  const parts = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) =>
    rowsOf(`${name}.${key}`, expected[key] ?? null, actual[key] ?? null),
  );
  const isDigest = (row: DifferenceRow) => row.name === `${name}.digest`;
  // The digest differs with anything else, and says nothing of it.
  return parts.some((row) => row.isWrong && !isDigest(row)) ? parts.filter((row) => !isDigest(row)) : parts;
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
