import type { BenchSite } from './bench-site.ts';

type RunPart = (site: BenchSite, args: readonly string[]) => unknown;

const measured =
  (part: 'page' | 'alive' | 'visit' | 'interactions' | 'slow'): RunPart =>
  async (site, args) =>
    (await import('./page/bench.ts')).benchPart(site, part, args);

/** Everything that is measured of the page, into the document: `npm run bench` does it at each release. */
const release: RunPart = async (site, args) => {
  for (const part of ['page', 'alive', 'visit', 'interactions', 'slow'] as const)
    await measured(part)(site, [...args, '--write']);
};

/** The parts that any site has. */
const PARTS: Readonly<Record<string, RunPart>> = {
  page: measured('page'),
  alive: measured('alive'),
  visit: measured('visit'),
  interactions: measured('interactions'),
  slow: measured('slow'),
  release,
  growth: async (site, args) => (await import('./growth/bench.ts')).benchGrowth(site, args),
};

/**
 * Runs one part; where none is named, `release`.
 * @param site what is measured
 * @param args the part's name, and what the part takes
 * @throws for a part that there is not; the message names those that there are
 */
export async function runPart(
  site: BenchSite,
  [name = 'release', ...args]: readonly string[],
): Promise<void> {
  const own = site.parts[name];
  const part = PARTS[name];
  if (own === undefined && part === undefined) {
    const names = [...Object.keys(PARTS), ...Object.keys(site.parts)].sort();
    throw new Error(`there is no part '${name}'; there are ${names.join(', ')}`);
  }
  if (own) await own(args);
  else await part?.(site, args);
}
