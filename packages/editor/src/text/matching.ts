import { isRecord, isSame, type Plain } from './same.ts';

/**
 * Finds for each item of the new list the old one that it was: the same, else the one that shares the most fields.
 * @returns the index in the old list; undefined for a new item
 */
export function matched(next: readonly unknown[], old: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const found = next.map((item, at) => {
    // The one that stands there first, so that of two which say the same each keeps its place.
    const index =
      free.has(at) && isSame(old[at], item) ? at : [...free].find((index) => isSame(old[index], item));
    if (index !== undefined) free.delete(index);
    return index;
  });
  return found.map((index, at) => {
    if (index !== undefined) return index;
    const [best] = [...free]
      .map((one) => ({ one, shared: shared(old[one], next[at]), far: Math.abs(one - at) }))
      .filter((candidate) => candidate.shared > 0)
      .sort((a, b) => b.shared - a.shared || a.far - b.far);
    if (best !== undefined) free.delete(best.one);
    return best?.one;
  });
}

function shared(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.entries(one).filter(([key, value]: [string, Plain | undefined]) => isSame(value, other[key]))
    .length;
}
