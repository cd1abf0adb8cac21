/**
 * Gives the entries of a list in turn, the last one again and again.
 * @param list not empty
 */
export const inTurn = <T>(list: readonly T[]): (() => T) => inTurnWith(list, new Map(), list);

/**
 * Gives the entries of a list in turn, likewise, to all who use it together.
 * @param used how many entries were given by the name of the list; is updated
 */
export const inTurnWith =
  <T, Name>(list: readonly T[], used: Map<Name, number>, name: Name): (() => T) =>
  () => {
    const next = used.get(name) ?? 0;
    used.set(name, next + 1);
    return list[Math.min(next, list.length - 1)] as T;
  };

/**
 * Cuts a list down to what inTurn needs to give it again.
 * @param usual what is given where there is no list
 * @returns undefined where no list is needed
 */
export function onlyWhatDiffers<T>(list: readonly T[], usual?: T): readonly T[] | undefined {
  const isSame = (one: T | undefined, other: T | undefined) => JSON.stringify(one) === JSON.stringify(other);
  let length = list.length;
  while (length > 1 && isSame(list[length - 1], list[length - 2])) length -= 1;
  const isUsual = length === 0 || (length === 1 && usual !== undefined && isSame(list[0], usual));
  return isUsual ? undefined : list.slice(0, length);
}
