// npm run a11y: axe over every page, dialog, state and scenario, at three widths and in five ways of showing them, on the
// production build. Writes its figures to docs/accessibility.json, from which /aksesibilitas tells them. It builds first;
// DIST names a build that is there already, and what follows picks tests by their name.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { axeFigures } from './a11y-figures.mjs';
import { bin } from './bin.mjs';
import { ensureChromium } from './chromium.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bupc-a11y-'));
const picked = process.argv.slice(2);

if (!ensureChromium()) {
  console.error('no Chromium; set CHROMIUM_PATH to one');
  process.exit(1);
}
const DIST = process.env.DIST || 'dist';
if (!process.env.DIST && !bin('vite/bin/vite.js', ['build', '--logLevel', 'warn'])) process.exit(1);
const TEST_REPORT = join(folder, 'report.json');
const args = ['test', 'tests/browser/a11y.spec.ts', ...picked.flatMap((name) => ['--grep', name])];
const passed = bin('@playwright/test/cli.js', args, { DIST, TEST_REPORT, A11Y: 'all', VARIANTS: 'all' });
const report = JSON.parse(readFileSync(TEST_REPORT, 'utf8'));
rmSync(folder, { recursive: true });

const { version } = JSON.parse(readFileSync(resolve(root, 'node_modules/axe-core/package.json'), 'utf8'));
const figures = axeFigures(report, version);
console.log(figures);
if (picked.length === 0) {
  const file = resolve(root, 'docs/accessibility.json');
  writeFileSync(file, JSON.stringify(figures));
  bin('@biomejs/biome/bin/biome', ['format', '--write', file]);
  console.log('docs/accessibility.json has them');
}
process.exit(passed ? 0 : 1);
