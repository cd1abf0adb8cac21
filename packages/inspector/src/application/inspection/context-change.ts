import { create, type Delta } from 'jsondiffpatch';
import { identityKey } from '../../domain/identity-key.ts';

/** A value of a context that an event changed; `before` or `after` is absent where there was none. */
export interface ContextChange {
  /** Keys and list places from the context down, such as `folders.3.folderName`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

// Items of a list are matched by their identity, so that a removed one does not count as a change of all that follow.
const diff = create({
  objectHash: (thing) => {
    const fields = thing as Readonly<Record<string, unknown>>;
    const key = identityKey(fields);
    return key === undefined ? JSON.stringify(thing) : `${key} ${String(fields[key])}`;
  },
});

const MOST = 1000;

/**
 * Lists the differences of two contexts, value by value.
 * @param before plain JSON, as is `after`
 * @returns the first thousand
 */
export function contextChanges(before: unknown, after: unknown): ContextChange[] {
  const delta = diff.diff(before, after);
  return delta === undefined ? [] : changesOf(delta, '').slice(0, MOST);
}

function changesOf(delta: Delta, path: string): ContextChange[] {
  if (Array.isArray(delta)) return changeOf(delta, path);
  if (typeof delta !== 'object') return [];
  const { _t: isList, ...parts } = delta as Readonly<Record<string, Delta>>;
  return Object.entries(parts).flatMap(([key, part]) => {
    // jsondiffpatch puts an underscore before the former index of a list item.
    const place = isList ? key.replace('_', '') : key;
    return changesOf(part, path === '' ? place : `${path}.${place}`);
  });
}

function changeOf(delta: readonly unknown[], path: string): ContextChange[] {
  const [first, second, kind] = delta;
  if (delta.length === 1) return [{ path, after: first }];
  if (delta.length === 2) return [{ path, before: first, after: second }];
  // A move within its list changes no value.
  return kind === 0 ? [{ path, before: first }] : [];
}
