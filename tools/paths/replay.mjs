// npm run paths -- replay [-- word …]: replays every path, or those whose name holds a word, in a real browser on the
// production build, and writes paths-report/index.html: a table of passes with a picture of the page at each end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { ensureBuilt, isBuilt, TESTERS_FOLDER } from '../testers-build.mjs';
import { reportPage } from './report-page.mjs';

const root = resolve(import.meta.dirname, '../..');
const report = join(root, 'paths-report');
const dist = join(root, TESTERS_FOLDER);
const PAGES = 2;
const PATIENCE_MS = 20_000;
const SIZE = { width: 1280, height: 900 };
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** The project's paths, '{machine}/{name}', whose name holds one of the words. */
function wantedPaths(words) {
  const paths = ['qa/paths', '.paths'].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.includes('/'))
      .map((name) => ({ name, file: `${folder}/${name}.json` })),
  );
  const recordings = namesIn('qa/recordings').map((recorded) => ({
    name: `page/${recorded}`,
    file: `qa/recordings/${recorded}.json`,
  }));
  return [...paths, ...recordings].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
}

const namesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace('.json', ''))
    .sort();

/** Replays one path in a page of its own, and takes its picture. */
async function replay(context, origin, { name, file: source }) {
  const page = await context.newPage();
  const { title, scenario, steps, entries } = JSON.parse(readFileSync(join(root, source), 'utf8'));
  const about = { name, title, scenario, steps: (steps ?? entries).length, picture: `${name}.png` };
  try {
    await page.goto(`${origin}/home?path=${name}`);
    const ribbon = page.locator(
      '.ribbon[data-replay="passed"], .ribbon[data-replay="failed"], .ribbon--problem',
    );
    await ribbon.waitFor({ timeout: PATIENCE_MS });
    const passed = (await ribbon.getAttribute('data-replay')) === 'passed';
    return {
      ...about,
      passed,
      reason: passed ? '' : (await ribbon.locator('p').allTextContents()).join('. '),
    };
  } catch (error) {
    return { ...about, passed: false, reason: error.message.split('\n')[0] };
  } finally {
    const file = join(report, about.picture);
    mkdirSync(dirname(file), { recursive: true });
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    await page.screenshot({ path: file });
    await page.close();
  }
}

async function replayAll(wanted) {
  const server = await serve({ dist, port: 0 });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const origin = `http://localhost:${server.address().port}`;
  const waiting = [...wanted];
  const results = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const result = await replay(context, origin, one);
      results.push(result);
      console.log(`${result.passed ? 'passed' : 'FAILED'}  ${one.name}  ${result.reason}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  await browser.close();
  server.close();
  return results.sort((one, other) => one.name.localeCompare(other.name));
}

/** Ends the process with a reason. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const made = spawnSync(process.execPath, ['tools/run.mjs', 'tools/paths/make-paths.ts', '--missing'], {
  cwd: root,
  stdio: 'inherit',
});
if (made.status !== 0) process.exit(1);
const wanted = wantedPaths(process.argv.slice(2));
if (wanted.length === 0) refuse('no path has such a name');
if (!ensureChromium()) refuse('no Chromium; set CHROMIUM_PATH to one');
if (!isBuilt(dist)) {
  console.log(
    'Building first, some minutes; npm test -- unit tools/paths/re replays them without a browser.',
  );
}
if (!(await ensureBuilt(dist))) process.exit(1);
rmSync(report, { recursive: true, force: true });
mkdirSync(report);
const results = await replayAll(wanted);
writeFileSync(join(report, 'index.html'), reportPage(results));
const failed = results.filter(({ passed }) => !passed).length;
console.log(
  `\n${results.length - failed} of ${results.length} paths passed; pictures in paths-report/index.html`,
);
process.exit(failed > 0 ? 1 : 0);
