import type { GuideRule } from '../shared/guide-rule.ts';

/**
 * Picks the rules that the open pages explain, those of the left page first.
 * @param open the first and the last open page, zero-based
 */
export function rulesOnPages(
  rules: readonly GuideRule[],
  [first, last]: readonly [first: number, last: number],
): GuideRule[] {
  return rules
    .filter(({ page }) => page > first && page <= last + 1)
    .toSorted((one, other) => one.page - other.page);
}
