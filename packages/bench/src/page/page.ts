import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable, type Row } from '../markdown.ts';
import { median } from '../timing.ts';
import { type Goal, goalCells, kb, wholeMs } from './goals.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import type { BenchOptions } from './options.ts';
import { makeReference } from './reference.ts';
import { countingServer } from './server.ts';

interface Figure {
  readonly name: string;
  readonly of: Exclude<keyof LighthouseRun, 'marks'>;
  readonly write: (value: number) => string;
  /** Of the page itself, or of its ratio to the reference. */
  readonly goal?: Goal & { readonly isRatio?: boolean };
}

const ratio = (bound: number) => ({ bound, isRatio: true, words: `ratio ≤ ${bound.toFixed(2)}` });

const FIGURES: readonly Figure[] = [
  { name: 'First Contentful Paint', of: 'fcp', write: wholeMs, goal: ratio(1.1) },
  { name: 'Largest Contentful Paint', of: 'lcp', write: wholeMs, goal: ratio(1.25) },
  { name: 'Speed Index', of: 'speedIndex', write: wholeMs, goal: ratio(1.25) },
  { name: 'Total Blocking Time', of: 'tbt', write: wholeMs, goal: { bound: 50, words: '≤ 50 ms' } },
  {
    name: 'Cumulative Layout Shift',
    of: 'cls',
    write: (value) => value.toFixed(4),
    // Shown in as many places: a shift of half a pixel somewhere is none.
    goal: { bound: 0.00005, words: '0' },
  },
  { name: 'transferred', of: 'bytes', write: kb },
  { name: 'requests', of: 'requests', write: String },
  { name: 'score', of: 'score', write: String, goal: { bound: 100, isLeast: true, words: '100' } },
];

/** Measures the page with Lighthouse, in turn with a page of the same picture that does nothing. */
export async function benchPage(site: BenchSite, { dist, runs }: BenchOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bupc-reference-'));
  try {
    await makeReference(site, dist, folder);
    return lighthouseTable(await inTurn(site, [dist, folder], runs));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function inTurn(site: BenchSite, folders: readonly [page: string, reference: string], runs: number) {
  const chromium = site.chromium()?.path;
  const [page, reference] = await Promise.all([
    countingServer(site, folders[0]),
    countingServer(site, folders[1]),
  ]);
  const results: { page: LighthouseRun; reference: LighthouseRun }[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      results.push({
        page: await runLighthouse(page.page, chromium),
        reference: await runLighthouse(reference.page, chromium),
      });
    }
  } finally {
    page.close();
    reference.close();
  }
  return results;
}

/** The table of the medians, page beside reference. */
export function lighthouseTable(
  runs: readonly { readonly page: LighthouseRun; readonly reference: LighthouseRun }[],
): string {
  return markdownTable(
    FIGURES.map(({ name, of, write, goal }): Row => {
      const page = median(runs.map((run) => run.page[of]));
      const reference = median(runs.map((run) => run.reference[of]));
      const parts = page / reference;
      return {
        'median of the runs': name,
        page: write(page),
        reference: write(reference),
        ratio: Number.isFinite(parts) && of !== 'score' ? parts.toFixed(2) : '',
        ...goalCells(goal, goal?.isRatio ? parts : page),
      };
    }),
  );
}
