// npm run test:all: all that npm test leaves out, each part by itself, and one closing line over all of them. Names of parts behind it
// pick some; `--write` puts the tables of docs/faults.md, docs/attacks.md and docs/accessibility.json down anew.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
const { TestRun } = await import('./test/run.mjs');
const { build, runBrowser, runPackage, runProjects } = await import('./test/runners.mjs');
const { secondCity } = await import('./test/second-city.mjs');
const { tryAttacks } = await import('./test/attacks.mjs');
const { writeAccessibility, writeAttacks, writeFaults } = await import('./test/update-documents.mjs');

const root = resolve(import.meta.dirname, '..');
const run = new TestRun();
const writes = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((word) => word !== '--write');

// Whoever edits kantor.yaml is to break no test: what names people, places and hours runs unchanged on another one.
const otherCity = () => ({ CONTENT_DIR: secondCity('other-city') });
// What an office that holds nothing here needs of its policy.
const outside = () => ({
  ...JSON.parse(readFileSync(resolve(root, 'tests/fixtures/everything-outside.json'), 'utf8')),
  CONTENT_DIR: secondCity('outside-city'),
});
const PROXY = { VITE_IMAGE_DELIVERY: 'proxy' };

const packages = () => {
  for (const name of readdirSync(resolve(root, 'packages'))) runPackage(run, name);
};
const rest = (tag, env = {}) =>
  runBrowser(run, tag || 'the rest', ['--project', 'rest', ...(tag ? ['--grep', tag] : [])], { env });

/** Builds a site of its own, and runs the tests of a tag on it. */
async function onBuild(name, grep, settings, dist, env = {}) {
  const built = build(settings, dist);
  await runBrowser(run, name, ['--grep', grep], { dist, built, env: { ...settings, ...env } });
}

// Every feed with every fault; with every state of its cache where they are asked for by name.
async function faults() {
  const env = { FAULTS: 'all' };
  const left = wanted.includes('faults') ? '@proxy' : '@proxy|@all-faults';
  await runBrowser(run, 'faults', ['tests/browser/all/faults', '--grep-invert', left], { env });
  await onBuild('faults of the proxy', '@proxy', PROXY, 'dist-proxy', env);
  if (writes) writeFaults([run.reportOf('faults'), run.reportOf('faults of the proxy')]);
}

async function accessibility() {
  const env = { A11Y: 'all', VARIANTS: 'all' };
  await runBrowser(run, 'accessibility', ['tests/browser/all/a11y.spec.ts'], { env });
  if (writes) writeAccessibility(run.reportOf('accessibility'));
}

async function attacks() {
  const rows = await tryAttacks(run);
  if (writes) writeAttacks(rows);
}

const PARTS = [
  ['production build', async () => run.step('production build', await build())],
  ['packages', packages],
  ['content and builds', () => runProjects(run, ['content', 'script endpoints', 'builds'])],
  ['hosts', () => runProjects(run, ['hosts'])],
  ['browser', () => rest('')],
  ['recordings', () => runBrowser(run, 'recordings', ['--project', 'recordings'])],
  ['another city', () => onBuild('another city', '@city', otherCity(), 'dist-other')],
  ['everything outside', () => onBuild('outside', '@outside', outside(), 'dist-outside', { OUTSIDE: 'all' })],
  ['faults', faults],
];
// Asked for by name alone: what takes an hour, varies what is tested in other parts, or is tested there by its cover.
const BY_NAME = [
  ['variants', () => runBrowser(run, 'variants', ['--grep', '@variant'], { env: { VARIANTS: 'all' } })],
  ['accessibility', accessibility],
  ['paths', () => runBrowser(run, 'paths', ['paths-shown'], { env: { PATHS: 'all' } })],
  ['attacks', attacks],
];

const all = [...PARTS, ...BY_NAME];
const unknown = wanted.find((name) => !all.some(([known]) => known === name));
if (unknown !== undefined) {
  console.error(`there is no part '${unknown}'; there are ${all.map(([name]) => name).join(', ')}`);
  process.exit(2);
}
// A part that is asked for runs on a build of its own making.
const picked = all.filter(([name]) => wanted.includes(name) || name === 'production build');
await run.parts(wanted.length === 0 ? PARTS : picked);
run.end();
