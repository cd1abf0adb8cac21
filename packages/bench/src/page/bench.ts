import type { BenchSite } from '../bench-site.ts';
import { whenAndWhere } from '../machine.ts';
import { writeBlock } from '../markdown.ts';
import { benchHydration } from './hydration.ts';
import { benchInteractions } from './interactions.ts';
import { parseOptions } from './options.ts';
import { benchPage } from './page.ts';
import { benchSlow } from './slow.ts';
import { benchVisit } from './visit.ts';

const PARTS = {
  page: benchPage,
  alive: benchHydration,
  visit: benchVisit,
  interactions: benchInteractions,
  slow: benchSlow,
};

/**
 * Measures a part of the built page and prints its table: Lighthouse beside a reference page, how it is hydrated, what a
 * first and a second visit ask for, interactions on a slow device, or what opens on a slow network. Needs a build; Lighthouse
 * comes from the package registry.
 * @param args `--runs N`, `--dist folder`, `--only words` of the names of interactions and openings, `--path` of a page, and `--write`, which
 *   puts the table into the site's document
 */
export async function benchPart(
  site: BenchSite,
  part: keyof typeof PARTS,
  args: readonly string[],
): Promise<void> {
  const options = parseOptions(args);
  const text = `${whenAndWhere()} ${options.runs} runs.\n\n${await PARTS[part](site, options)}`;
  console.log(`\n== ${part}\n\n${text}\n`);
  if (options.writes) writeBlock(site.document, `bench:${part}`, text);
}
