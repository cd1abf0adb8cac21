import { whenAndWhere } from './machine.ts';
import { writeBlock } from './markdown.ts';
import { benchInteractions } from './page/interactions.ts';
import { type Part, parseOptions } from './page/options.ts';
import { benchPage } from './page/page.ts';
import { benchSlow } from './page/slow.ts';
import { benchVisit } from './page/visit.ts';

const DOCUMENT = 'docs/performance.md';

const PARTS: Readonly<Record<Part, typeof benchPage>> = {
  page: benchPage,
  visit: benchVisit,
  interactions: benchInteractions,
  slow: benchSlow,
};

/**
 * npm run bench: measures the built page and prints tables: Lighthouse beside a reference page, what a first and a second
 * visit ask for, interactions on a slow device, and dialogs on a slow network. Needs a build; Lighthouse comes from the package registry.
 * @param args names of parts, all without any; `--runs N`, `--dist folder`, `--only words` of the names of interactions,
 *   and `--write`, which puts the tables into docs/performance.md
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const options = parseOptions(args);
  for (const part of options.parts) {
    const when = whenAndWhere();
    const text = `${when} ${options.runs} runs.\n\n${await PARTS[part](options)}`;
    console.log(`\n== ${part}\n\n${text}\n`);
    if (options.writes) writeBlock(DOCUMENT, `bench:${part}`, text);
  }
}
