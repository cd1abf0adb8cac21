/** An entry of a document's outline with its children; without a page where it leads nowhere in the document. */
export interface OutlineNode {
  readonly title: string;
  /** Zero-based. */
  readonly index?: number | undefined;
  readonly items: readonly OutlineNode[];
}

/** An entry of the list; the level counts from 1. */
export interface OutlineEntry {
  readonly title: string;
  readonly index: number;
  readonly level: number;
}

/**
 * Flattens an outline into a list, in its order. Entries without a title or a page of the document are left out; their
 * children stay and move up a level.
 */
export function flattenOutline(nodes: readonly OutlineNode[], pageCount: number, level = 1): OutlineEntry[] {
  return nodes.flatMap(({ title, index, items }) => {
    const name = title.trim();
    const leads = index !== undefined && index >= 0 && index < pageCount && name !== '';
    return [
      ...(leads ? [{ title: name, index, level }] : []),
      ...flattenOutline(items, pageCount, leads ? level + 1 : level),
    ];
  });
}

/**
 * Gives the index of the list entry that a page belongs to: the last one that starts on it or before it.
 * @returns undefined before the first entry
 */
export function entryOf(entries: readonly OutlineEntry[], index: number): number | undefined {
  let found: number | undefined;
  for (const [entryIndex, entry] of entries.entries()) {
    const best = found === undefined ? -1 : (entries[found]?.index ?? -1);
    if (entry.index <= index && entry.index > best) found = entryIndex;
  }
  return found;
}
