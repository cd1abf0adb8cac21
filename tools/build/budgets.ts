import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TESTERS_FOLDER } from '../testers-build.mjs';
import { type Bundle, type BundleStats, type FileStats, statsFile } from './bundle-stats.ts';

/** What a file may weigh. */
export interface FileBudget {
  /** Bytes as they are sent, compressed by gzip. */
  readonly gzip: number;
  /** By package the bytes of its code, before they are made smaller. */
  readonly packages: Readonly<Record<string, number>>;
}

/** What a part of the build may weigh. */
export interface Budgets {
  /** Compressed bytes of the entry and of all that it imports at once. */
  readonly first: number;
  /** Compressed bytes of all code and styles that a visitor may be given. */
  readonly all: number;
  readonly files: Readonly<Record<string, FileBudget>>;
}

/** The parts of the build that have budgets, each with its page. */
export const PAGES: Readonly<Record<Bundle, string>> = { site: 'home.html', map: 'peta.html' };

/** The committed budgets of a part of the build. */
export const budgetsFile = (bundle: Bundle): string =>
  resolve(import.meta.dirname, bundle === 'site' ? 'budgets.json' : 'budgets-map.json');

/** Growth of a change that needs no confirmation: in parts of the whole, or in bytes where that is more. */
const ALLOWED = { share: 0.01, sent: 256, code: 1_024 };

const bytes = new Intl.NumberFormat('en');

/**
 * Weighs a build.
 * @param dist where it stands
 * @param root of the project that built it
 * @param bundle which part of it
 * @throws where the build, or what was written down of it, is not there or not of one build
 */
export function weigh(dist: string, root: string, bundle: Bundle = 'site'): Budgets {
  const { files, first } = JSON.parse(readFileSync(statsFile(root, dist, bundle), 'utf8')) as BundleStats;
  const weights = files.map((file) => [file.name, weightOf(file, dist)] as const);
  const sum = (chosen: (name: string) => boolean) =>
    weights.filter(([name]) => chosen(name)).reduce((total, [, { gzip }]) => total + gzip, 0);
  const page = { gzip: compressed(resolve(dist, PAGES[bundle])), packages: {} };
  return {
    first: sum((name) => first.includes(name)),
    all: sum(() => true),
    files: Object.fromEntries([[PAGES[bundle], page], ...weights]),
  };
}

/**
 * Says what a build weighs more than its budgets, each thing in a line that names the package.
 * @returns nothing where the budgets hold
 */
export function overBudget(actual: Budgets, budgets: Budgets): string[] {
  return [
    ...Object.entries(actual.files).flatMap(([name, file]) => fileLines(name, file, budgets.files[name])),
    ...growthLine('what the entry imports at once', actual.first, budgets.first),
    ...growthLine('all code and styles together', actual.all, budgets.all),
  ];
}

/** Writes the budgets again, from the sizes of a build. */
export function main(): void {
  const root = resolve(import.meta.dirname, '../..');
  for (const bundle of Object.keys(PAGES) as Bundle[]) {
    const budgets = weigh(resolve(root, process.env.DIST || TESTERS_FOLDER), root, bundle);
    writeFileSync(budgetsFile(bundle), `${JSON.stringify(budgets, null, 2)}\n`);
    console.log(`${bundle}: ${bytes.format(budgets.first)} bytes compressed that the entry imports at once`);
  }
}

function weightOf({ file, packages }: FileStats, dist: string): FileBudget {
  return { gzip: compressed(resolve(dist, file)), packages };
}

// The build compresses what it serves; what it leaves as it is counts as if it did.
function compressed(file: string): number {
  const twin = statSync(`${file}.gz`, { throwIfNoEntry: false });
  return twin?.size ?? gzipSync(readFileSync(file)).length;
}

function fileLines(name: string, file: FileBudget, budget: FileBudget | undefined): string[] {
  if (budget === undefined) {
    const from = Object.keys(file.packages).join(', ');
    return [`${name} is new: ${bytes.format(file.gzip)} bytes compressed${from && `, of ${from}`}`];
  }
  const packages = Object.entries(file.packages).flatMap(([pack, size]) =>
    packageLine(pack, name, size, budget.packages[pack]),
  );
  return [...packages, ...growthLine(name, file.gzip, budget.gzip)];
}

function packageLine(pack: string, file: string, size: number, allowed: number | undefined): string[] {
  if (allowed === undefined) return [`${pack} is new in ${file}: ${bytes.format(size)} bytes of code`];
  if (size <= allowed + Math.max(ALLOWED.code, allowed * ALLOWED.share)) return [];
  return [`${pack} grew by ${growth(size, allowed)} of code in ${file}`];
}

function growthLine(what: string, size: number, allowed: number): string[] {
  if (size <= allowed + Math.max(ALLOWED.sent, allowed * ALLOWED.share)) return [];
  return [`${what} grew by ${growth(size, allowed)}, to ${bytes.format(size)}, compressed`];
}

const growth = (size: number, before: number): string =>
  `${bytes.format(size - before)} bytes (${Math.round((100 * (size - before)) / before)}%)`;
