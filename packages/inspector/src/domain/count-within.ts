/**
 * Counts the items of a sorted list that are within a limit, by binary search.
 * @param isWithin true of the first ones, then false of all that follow
 */
export function countWithin<Thing>(things: readonly Thing[], isWithin: (thing: Thing) => boolean): number {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const thing = things[middle];
    if (thing !== undefined && isWithin(thing)) from = middle + 1;
    else to = middle;
  }
  return from;
}
