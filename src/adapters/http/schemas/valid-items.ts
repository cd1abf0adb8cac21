import * as v from 'valibot';

/** An item that passed, with its place in the list that was received. */
export interface ValidItem<T> {
  readonly index: number;
  readonly value: T;
}

/**
 * Reads a list item by item, so that a bad one never takes the others along (contract.md, Feeds).
 * @param items the list; anything else counts as an empty one
 * @param onDrop is told the place of each bad item and what is wrong with it
 */
export function validItems<T>(
  schema: v.GenericSchema<unknown, T>,
  items: unknown,
  onDrop: (index: number, reason: string) => void,
): ValidItem<T>[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const result = v.safeParse(schema, item);
    if (result.success) return [{ index, value: result.output }];
    onDrop(index, reasonOf(result.issues[0]));
    return [];
  });
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
