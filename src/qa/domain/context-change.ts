/** A value of a context that an event changed; `before` or `after` is absent where there was none. */
export interface ContextChange {
  /** Keys and list places from the context down, such as `folders.3.folderName`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Tells how one context differs from another, value by value, in the order of their keys.
 * @param before plain JSON, as is `after`
 * @param limit how many changes to tell at most
 */
export function contextChanges(before: unknown, after: unknown, limit = 50): ContextChange[] {
  const changes: ContextChange[] = [];
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (changes.length >= limit || Object.is(one, other)) return;
    const comparable = isBranch(one) && isBranch(other) && Array.isArray(one) === Array.isArray(other);
    if (!comparable) {
      changes.push({
        path,
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
      });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(one[key], other[key], path === '' ? key : `${path}.${key}`);
    }
  };
  compare(before, after, '');
  return changes;
}
