import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';

const root = resolve(import.meta.dirname, '../..');
const FOLDER = join(root, 'docs/pictures');
const SIZE = { width: 1440, height: 900 };
const WIDTH = 1200;
const QUALITY = 80;
const REST_MS = 1200;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** The pictures of docs/qa.md: each by its file's name, with what is done before it is taken, and of which window. */
const PICTURES: Readonly<Record<string, (open: Open) => Promise<Page>>> = {
  'qa-scenario': async ({ page, visit }) => {
    await visit('/home?scenario=gallery-expired-cache');
    await page.locator('#gallery').evaluate((section) => section.scrollIntoView());
    return page;
  },
  'qa-inspector': async ({ page, visit }) => {
    await visit('/home?scenario=gallery-expired-cache&inspect');
    const docked = inspectorOf(page);
    await choose(docked, 'gallery');
    await page.locator('#gallery').evaluate((section) => section.scrollIntoView());
    return page;
  },
  'qa-moment': async ({ page, visit, search }) => {
    await visit('/home?scenario=all-well&inspect');
    const inspector = inspectorOf(page);
    await choose(inspector, 'gallery');
    await search('sawah');
    await inspector.getByRole('row', { name: /"saw"/ }).click();
    await inspector.getByRole('tab', { name: 'Context' }).click();
    return page;
  },
  'qa-replay': async ({ page, visit, openFile }) => {
    await visit('/home?inspect');
    const inspector = inspectorOf(page);
    const text = readFileSync(join(root, 'qa/paths/gallery/flow-not-found.json'), 'utf8');
    await openFile(inspector, withDifference(text));
    await inspector
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: 'Replay' })
      .click();
    await inspector.getByLabel('Speed').selectOption('at once');
    await inspector.getByRole('button', { name: /^Play/ }).first().click();
    await inspector.getByText('Stopped at a difference').waitFor();
    return page;
  },
};

/** What a picture is arranged with. */
interface Open {
  readonly page: Page;
  readonly visit: (path: string) => Promise<void>;
  /** Types into the gallery's search, as a visitor. */
  readonly search: (text: string) => Promise<void>;
  readonly openFile: (inspector: FrameLocator, text: string) => Promise<void>;
}

const inspectorOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="State inspector"]');

const choose = (inspector: FrameLocator, machine: string): Promise<void> =>
  inspector.getByRole('navigation', { name: 'Actors' }).getByText(machine, { exact: true }).click();

/** A path whose last step but one expects another state than there is. */
function withDifference(text: string): string {
  const path = JSON.parse(text);
  const [end] = path.steps.slice(-1);
  return JSON.stringify({
    ...path,
    steps: [...path.steps.slice(0, -1), { ...end, context: { ...end.context, page: 2 } }],
  });
}

async function arranged(browser: Browser, origin: string, name: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // A font that comes late waits for the next page.
  await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
  const taken = await PICTURES[name]?.({
    page,
    visit: async (path) => {
      await page.goto(`${origin}${path}`);
      await page.locator('.footer__status').filter({ hasText: 'sekarang' }).waitFor();
      if (path.includes('inspect'))
        await inspectorOf(page).getByRole('navigation', { name: 'Views' }).waitFor();
    },
    search: async (text) => {
      await page.getByPlaceholder('Cari folder galeri...').click();
      await page.keyboard.type(text, { delay: 120 });
    },
    openFile: async (inspector, text) => {
      const buffer = Buffer.from(text);
      const reloaded = page.waitForEvent('load');
      await inspector
        .getByLabel('Open a file')
        .setInputFiles({ name: 'opened.json', mimeType: 'application/json', buffer });
      await reloaded;
      await page.getByRole('button', { name: 'Buka halaman uji' }).click();
    },
  });
  if (taken === undefined) throw new Error(`there is no picture '${name}'`);
  // Layouts, fonts and what moves come to rest.
  await taken.waitForTimeout(REST_MS);
  const picture = await taken.screenshot();
  await context.close();
  return picture;
}

const webp = (png: Buffer): Promise<Buffer> =>
  sharp(png).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer();

/**
 * Takes the pictures of docs/qa.md again, from a build of its own.
 * @param words takes only those whose names contain one of them; all without any
 * @throws where the build fails, or a picture cannot be arranged
 */
export async function takePictures(words: readonly string[]): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'bupc-pictures-'));
  const args = [join(root, 'tools/vite.mjs'), 'build', '--outDir', dist, '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TESTERS: 'on' },
  });
  if (status !== 0) throw new Error('the build failed');
  const server = await serve({ dist, port: 0 });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the server has no port');
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
  for (const name of Object.keys(PICTURES)) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const picture = await webp(await arranged(browser, `http://localhost:${place.port}`, name));
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    console.log(`${name}.webp, ${Math.round(picture.length / 1024)} KB`);
  }
  await browser.close();
  server.close();
  rmSync(dist, { recursive: true });
}
