import { digestOf } from './digest.ts';
import { identityKey } from './identity-key.ts';

/** A context in few words: plain JSON, long lists and texts cut down, with a digest of all that they hold. */
export type ContextSummary = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 120;
const LONGEST_LIST = 8;

/**
 * Shortens a context for a path or the inspector: a list of objects becomes its length with the first and last of them, an
 * object inside the context becomes its identity with its numbers, flags and list lengths, a long text its beginning and its
 * length, each with a digest (digestOf), so that nothing in them can differ unnoticed. Fields that are undefined are left
 * out; a Map, a Set, a Date and a BigInt become an object that names the kind.
 */
export const contextSummary = (context: unknown): ContextSummary => summaryWith(context, withDigest);

/** Shortens a context likewise, without digests: what looks the same to a search for paths. */
export const contextOutline = (context: unknown): ContextSummary => summaryWith(context, withoutDigest);

type Signed = (summary: ContextSummary, of: unknown) => ContextSummary;
const withDigest: Signed = (summary, of) => ({ ...summary, digest: digestOf(of) });
const withoutDigest: Signed = (summary) => summary;

function summaryWith(context: unknown, signed: Signed): ContextSummary {
  if (!isThing(context)) return {};
  return Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, summed(value, signed)]),
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
  return Object.keys(expected).filter(
    (key) => !isSame(expected[key], asFarAs(expected[key], actual[key] ?? null)),
  );
}

/**
 * Names the keys of which an expectation holds less than all: written by hand, or before summaries had digests. Of these a
 * comparison leaves out what stands between the first and the last, and behind the beginning.
 */
export const leftOutOf = (expected: ContextSummary): readonly string[] =>
  Object.keys(expected).filter((key) => isUnsigned(expected[key]));

function isUnsigned(value: unknown): boolean {
  if (typeof value === 'string') return CUT.test(value) && !/, [\da-f]{8}\)$/.test(value);
  if (!isThing(value)) return false;
  if ('digest' in value) return false;
  return 'is' in value || 'count' in value || Object.values(value).some(isUnsigned);
}

/** Gives what there is without the digests that an expectation has not, either. */
export function asFarAs(expected: unknown, actual: unknown): unknown {
  if (typeof actual === 'string')
    return isUnsigned(expected) ? actual.replace(CUT, '… ($1 characters)') : actual;
  if (!isThing(actual) || !isThing(expected)) return actual;
  const { digest, ...rest } = actual;
  const fields = Object.entries(digest === undefined || 'digest' in expected ? actual : rest);
  return Object.fromEntries(fields.map(([key, value]) => [key, asFarAs(expected[key], value)]));
}

function summed(value: unknown, signed: Signed): unknown {
  if (typeof value === 'string') return shortened(value, signed);
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (value instanceof Date) return { date: value.toJSON() };
  if (value instanceof Set) return { set: summedList([...value], signed) };
  if (value instanceof Map) return { map: summedList([...value], signed) };
  if (Array.isArray(value)) return summedList(value, signed);
  if (!isThing(value)) return value;
  const key = identityKey(value);
  const identity = key === undefined ? undefined : value[key];
  return identity === undefined
    ? summaryWith(value, signed)
    : signed({ is: identity, ...measures(value) }, value);
}

/** The countable fields of an object: its numbers and flags, and the lengths of its lists. */
function measures(thing: Readonly<Record<string, unknown>>): ContextSummary {
  return Object.fromEntries(
    Object.entries(thing)
      .map(([key, value]) => [key, Array.isArray(value) ? value.length : value])
      .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
  );
}

function summedList(list: readonly unknown[], signed: Signed): unknown {
  if (list.length <= LONGEST_LIST && !list.some(isComposed)) return list.map((item) => summed(item, signed));
  return signed({ count: list.length, first: named(list[0]), last: named(list.at(-1)) }, list);
}

const isComposed = (item: unknown): boolean => typeof item === 'object' && item !== null;

function named(item: unknown): unknown {
  return isThing(item) ? nameOf(item) : summed(item, withoutDigest);
}

function nameOf(item: Readonly<Record<string, unknown>>): unknown {
  const key = identityKey(item);
  return key === undefined ? contextOutline(item) : item[key];
}

const CUT = /… \((\d+) characters(?:, [\da-f]{8})?\)$/;

function shortened(text: string, signed: Signed): string {
  if (text.length <= LONGEST_TEXT) return text;
  const { digest } = signed({}, text);
  return `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters${digest ? `, ${digest}` : ''})`;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return isComposed(value) && !Array.isArray(value);
}

/** Whether two plain values are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isThing(one) || !isThing(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
