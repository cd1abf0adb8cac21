// npm run test:all: what npm test leaves out, each part by itself, and one closing line over all of them. Names of parts behind it
// pick some, `nightly` those that take an hour; `--write` rewrites the table of docs/faults.md and docs/accessibility.json.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
const { TestRun } = await import('./test/run.mjs');
const { build, runBrowser, runPackage, runProjects } = await import('./test/runners.mjs');
const { secondCity } = await import('./test/second-city.mjs');
const { writeAccessibility, writeFaults } = await import('./test/update-documents.mjs');

const root = resolve(import.meta.dirname, '..');
const run = new TestRun();
const writes = process.argv.includes('--write');
const words = process.argv.slice(2).filter((word) => word !== '--write');

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

/** Builds a site of its own, and runs the tests of a tag on it. */
const onBuild = (name, grep, settings, dist) =>
  runBrowser(run, name, ['--grep', grep], { dist, built: build(settings, dist), env: settings });

const vitest = () => {
  runProjects(run, ['content', 'script endpoints', 'builds', 'hosts']);
};

const browser = () => runBrowser(run, 'browser', ['--project', 'rest', '--project', 'recordings']);
const imageProxy = () => onBuild('image proxy', '@proxy', PROXY, 'dist-proxy');

const atNight = (name, args) => runBrowser(run, name, args, { env: { NIGHTLY: 'on' } });
async function accessibility() {
  await atNight('accessibility', ['a11y.spec.ts', 'keyboard.spec.ts']);
  if (writes) writeAccessibility(run.reportOf('accessibility'));
}

async function faults() {
  await atNight('faults', ['tests/browser/faults', '--project', 'rest']);
  await imageProxy();
  if (writes) writeFaults([run.reportOf('faults'), run.reportOf('image proxy')]);
}

const PARTS = [
  ['production build', async () => run.step('production build', await build())],
  ['packages', packages],
  ['vitest', vitest],
  ['browser', browser],
  ['another city', () => onBuild('another city', '@city', otherCity(), 'dist-other')],
  ['everything outside', () => onBuild('everything outside', '@outside', outside(), 'dist-outside')],
  ['image proxy', imageProxy],
];
// What varies or repeats the tests of other parts, and takes an hour.
const NIGHTLY = [
  ['variants', () => atNight('variants', ['--grep', '@variant'])],
  ['faults', faults],
  ['accessibility', accessibility],
  ['paths', () => atNight('paths', ['paths-shown'])],
  ['memory', () => atNight('memory', ['memory.spec'])],
  ['persisted pages', () => runProjects(run, ['components'], ['persisted'], { NIGHTLY: 'on' })],
];

const all = [...PARTS, ...NIGHTLY];
const wanted = words.flatMap((word) => (word === 'nightly' ? NIGHTLY.map(([name]) => name) : [word]));
const unknown = wanted.find((name) => !all.some(([known]) => known === name));
if (unknown !== undefined) {
  console.error(`there is no part '${unknown}'; there are ${all.map(([name]) => name).join(', ')}, nightly`);
  process.exit(2);
}
// A part that is asked for runs on a build of its own making.
const picked = all.filter(([name]) => wanted.includes(name) || name === 'production build');
await run.parts(wanted.length === 0 ? PARTS : picked);
run.end();
