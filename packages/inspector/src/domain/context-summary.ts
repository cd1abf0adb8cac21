import { identityKey } from './identity-key.ts';

/** A context in few words: plain JSON, long lists and texts cut down to what tells them apart. */
export type ContextSummary = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 120;
const LONGEST_LIST = 8;

/**
 * Shortens a context for a path or the inspector: a list of objects becomes its length with the first and last of them, an
 * object inside the context becomes its identity with its numbers, flags and list lengths, a long text its beginning and its
 * length. Fields that are undefined are left out.
 */
export function contextSummary(context: unknown): ContextSummary {
  if (!isThing(context)) return {};
  return Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, summed(value)]),
  );
}

/**
 * Gives the fields that changed from one summary to the next; null for a field that is gone.
 * @returns undefined where nothing changed
 */
export function summaryChange(before: ContextSummary, after: ContextSummary): ContextSummary | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isSame(before[key], after[key]));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]));
}

/**
 * Compares a summary with the expected one.
 * @param expected the fields that matter; null for a field that must be absent
 * @returns the keys that differ
 */
export function differingKeys(expected: ContextSummary, actual: ContextSummary): readonly string[] {
  return Object.keys(expected).filter((key) => !isSame(expected[key], actual[key] ?? null));
}

function summed(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value)) return summedList(value);
  if (!isThing(value)) return value;
  const key = identityKey(value);
  const identity = key === undefined ? undefined : value[key];
  return identity === undefined ? contextSummary(value) : { is: identity, ...measures(value) };
}

/** The countable fields of an object: its numbers and flags, and the lengths of its lists. */
function measures(thing: Readonly<Record<string, unknown>>): ContextSummary {
  return Object.fromEntries(
    Object.entries(thing)
      .map(([key, value]) => [key, Array.isArray(value) ? value.length : value])
      .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  );
}

function summedList(list: readonly unknown[]): unknown {
  if (list.length <= LONGEST_LIST && !list.some(isThing)) return list.map(summed);
  return { count: list.length, first: named(list[0]), last: named(list.at(-1)) };
}

function named(item: unknown): unknown {
  return isThing(item) ? nameOf(item) : item;
}

function nameOf(item: Readonly<Record<string, unknown>>): unknown {
  const key = identityKey(item);
  return key === undefined ? contextSummary(item) : item[key];
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)`;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two plain values are the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isThing(one) || !isThing(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
