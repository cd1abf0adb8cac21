import type { BenchSite } from '../bench-site.ts';
import { whenAndWhere } from '../machine.ts';
import { markdownTable, writeBlock } from '../markdown.ts';
import { exponentOf, growthOf, growthRow, isAllowed } from './growth.ts';

/**
 * Prints what each rule of a site costs at 100, 1,000, 10,000 and 100,000 items, and how it grows.
 * @param args `--write` puts the table into the site's document; any other word picks rules by their name
 */
export function benchGrowth(site: BenchSite, args: readonly string[]): void {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const rules = site.rules.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
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
    writeBlock(site.document, 'bench:growth', `${whenAndWhere()}\n\n${table}\n\n${verdict}`);
  }
}
