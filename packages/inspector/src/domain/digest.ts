const hashes = new WeakMap<object, number>();

/**
 * A short sign of everything in a value, whatever the order of its keys: two values with the same sign are the same. Fields
 * that are undefined count as absent; what a Map, a Set or an Error holds counts as well. Objects may not change afterwards.
 * @returns eight hexadecimal digits
 */
export const digestOf = (value: unknown): string => (hashOf(value) >>> 0).toString(16).padStart(8, '0');

function hashOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return hashOfText(`${typeof value} ${String(value)}`);
  const known = hashes.get(value);
  if (known !== undefined) return known;
  // What holds itself is met here again.
  hashes.set(value, 0);
  const hash = partsOf(value).reduce<number>(mixed, hashOfText(kindOf(value)));
  hashes.set(value, hash);
  return hash;
}

function partsOf(value: object): readonly number[] {
  if (value instanceof Date) return [value.getTime()];
  if (Array.isArray(value) || value instanceof Set) return Array.from(value, hashOf);
  if (value instanceof Map) return Array.from(value).flatMap((pair) => pair.map(hashOf));
  if (value instanceof Error) return [hashOf(value.name), hashOf(value.message)];
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.sort(([one], [other]) => (one < other ? -1 : 1)).flatMap((field) => field.map(hashOf));
}

const kindOf = (value: object): string => Object.prototype.toString.call(value);

// FNV-1a, of 32 bits.
const PRIME = 0x01000193;
const START = 0x811c9dc5;
const mixed = (hash: number, part: number): number =>
  [part, part >>> 8, part >>> 16, part >>> 24].reduce(
    (sum, byte) => Math.imul(sum ^ (byte & 255), PRIME),
    hash,
  );

function hashOfText(text: string): number {
  let hash = START;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), PRIME);
  return hash;
}
