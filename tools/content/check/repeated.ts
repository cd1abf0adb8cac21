import type { ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { firstByKey } from '../../../src/domain/shared/first-by-key.ts';

/** Finds the items that are left out, since one before them has the same key. */
export function repeatedFindings<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string,
  what: string,
  field: string,
  nameOf = keyOf,
): ItemFinding[] {
  const first = new Set(firstByKey(items, keyOf));
  return items.flatMap((one, item): ItemFinding[] =>
    first.has(one)
      ? []
      : [
          {
            level: 'warning',
            kind: 'repeated',
            item,
            field,
            message: said(
              `sudah ada ${what}, '${nameOf(one)}'; yang ini tidak tampil`,
              `there is ${what} before it, '${nameOf(one)}'; this one is not shown`,
            ),
          },
        ],
  );
}
