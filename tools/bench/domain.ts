import { exponentOf, growthOf, growthRow, isAllowed, type MeasuredRule } from './growth.ts';
import { benchHostileFeeds } from './hostile-feeds.ts';
import { whenAndWhere } from './machine.ts';
import { markdownTable, writeBlock } from './markdown.ts';
import { GALLERY_RULES } from './rules/gallery.ts';
import { LIST_RULES } from './rules/lists.ts';
import { OTHER_RULES } from './rules/others.ts';
import { TEXT_RULES } from './rules/texts.ts';

const RULES: readonly MeasuredRule[] = [...GALLERY_RULES, ...LIST_RULES, ...TEXT_RULES, ...OTHER_RULES];

/**
 * Prints what the rules cost: those of hostile feeds, then each rule at 100, 1,000, 10,000 and 100,000 items, and how it
 * grows.
 * @param args `--write` puts the table into docs/performance.md; any other word picks rules by their name
 */
export function main(args: readonly string[] = []): void {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const rules = RULES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (words.length === 0) benchHostileFeeds();
  const measured = rules.map((rule) => {
    // What the engine learns at the first rule it runs is not that rule's.
    rule.over(100)();
    return growthOf(rule);
  });
  const table = markdownTable(measured.map(growthRow));
  console.log(table);
  const worse = measured.filter(({ times }) => !isAllowed(exponentOf(times)));
  const verdict =
    worse.length === 0
      ? 'Every rule grows as n log n at most.'
      : `Grow faster than n log n: ${worse.map(({ rule }) => rule.name).join('; ')}.`;
  console.log(verdict);
  if (args.includes('--write')) {
    writeBlock('docs/performance.md', 'bench:domain', `${whenAndWhere()}\n\n${table}\n\n${verdict}`);
  }
}
