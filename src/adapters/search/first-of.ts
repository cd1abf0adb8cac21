/**
 * Gives the items with the highest scores, best first; equal ones keep their order. Far faster than sorting them all.
 * @param most how many at most
 */
export function firstOf<Item>(items: readonly Item[], worthOf: (item: Item) => number, most: number): Item[] {
  const first: { readonly item: Item; readonly worth: number }[] = [];
  for (const item of items) {
    const worth = worthOf(item);
    const last = first.at(-1);
    if (first.length >= most && last !== undefined && worth <= last.worth) continue;
    let index = first.length;
    while (index > 0 && (first[index - 1]?.worth ?? 0) < worth) index -= 1;
    first.splice(index, 0, { item, worth });
    if (first.length > most) first.pop();
  }
  return first.map(({ item }) => item);
}
