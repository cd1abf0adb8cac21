// A phone on a slow network that opens the map, in a Chromium that draws by software.
import { chromium } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';

/** How much slower than this machine the phone is. */
export const CPU = 4;
// Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms there and back.
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, serviceWorkers: 'block' };
const DRAWING = ['--no-sandbox', '--disable-quic', '--use-gl=angle', '--use-angle=swiftshader'];

/** Starts the browser. */
export function launch() {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...DRAWING, '--enable-unsafe-swiftshader'],
  });
}

const isDrawn = () => performance.getEntriesByName('map-drawn')[0]?.startTime;

/**
 * Opens a page and waits until its map is drawn.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ slow: boolean, watch?: (devtools: import('@playwright/test').CDPSession) => void }} options slow: the
 *   network and the processor; watch is told before anything is asked for
 */
export async function opened(browser, address, { slow, watch }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slow || watch) await devtools.send('Network.enable');
  watch?.(devtools);
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  }
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(isDrawn, undefined, { timeout: 120_000 });
  return { page, devtools, context, drawn: await drawn.jsonValue() };
}

/** @param {readonly number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
