/**
 * Gives each item once: of those with the same key the first, in the order received.
 * @param keyOf gives what identifies an item
 */
export function firstByKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
