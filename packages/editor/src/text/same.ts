/** A value as YAML and JSON hold it. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;
/** A record of such values. */
export interface PlainRecord {
  readonly [key: string]: Plain | undefined;
}

/** Whether a value is a record and no list. */
export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values say the same; the order of keys does not matter, a key without a value is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
