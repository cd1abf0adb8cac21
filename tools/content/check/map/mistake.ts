import type { Finding, Level } from '@bupc/content';
import { said } from '@bupc/content/files';

/** Something wrong in the map's data, before it is known in which file. */
export interface Mistake {
  readonly level: Level;
  /** The kind of the mistake: of each kind a few are reported and the rest counted. */
  readonly sort: string;
  /** The place in the file, what is wrong there, and what to do. */
  readonly message: string;
}

const MOST_OF_A_SORT = 5;

/**
 * Gives the mistakes of a file as findings. Of each kind the first five are reported and the others counted, so that a
 * bad export of thousands hides nothing else.
 */
export function findingsOf(file: string, mistakes: Iterable<Mistake>): Finding[] {
  const bySort = new Map<string, { level: Level; messages: string[]; count: number }>();
  for (const { level, sort, message } of mistakes) {
    const some = bySort.get(sort) ?? { level, messages: [], count: 0 };
    if (some.count < MOST_OF_A_SORT) some.messages.push(message);
    some.count += 1;
    bySort.set(sort, some);
  }
  return [...bySort].flatMap(([sort, { level, messages, count }]) => {
    const more =
      count > messages.length
        ? [
            said(
              `${count - messages.length} lagi seperti ini`,
              `${count - messages.length} more like these (${sort})`,
            ),
          ]
        : [];
    return [...messages, ...more].map((message): Finding => ({ level, kind: 'map', file, message }));
  });
}
