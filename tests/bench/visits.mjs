// What a visit asks of the host, counted by the host: requests, and bytes with their headers.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import { serve } from '../../tools/serve.mjs';

const QUIET = 2500;

/** Serves a build, and counts what it sends. */
async function countingServer(dist) {
  const server = await serve({ dist, port: 0, host: '127.0.0.1' });
  const sockets = new Set();
  const seen = { requests: 0, unchanged: 0, last: Date.now() };
  server.on('connection', (socket) => sockets.add(socket));
  server.on('request', (_, response) => {
    seen.requests += 1;
    seen.last = Date.now();
    response.on('close', () => {
      seen.last = Date.now();
      if (response.statusCode === 304) seen.unchanged += 1;
    });
  });
  const count = () => ({
    requests: seen.requests,
    unchanged: seen.unchanged,
    bytes: [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  });
  const quiet = async () => {
    while (Date.now() - seen.last < QUIET) await new Promise((later) => setTimeout(later, 100));
  };
  return { server, count, quiet, url: `http://127.0.0.1:${server.address().port}/home` };
}

const minus = (after, before) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]));

async function visit(browser, dist, isKept) {
  const { server, count, quiet, url } = await countingServer(dist);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  const look = async (andScroll) => {
    const before = count();
    const page = await context.newPage();
    await page.goto(url);
    await quiet();
    const [first, end] = [minus(count(), before), await page.evaluate(() => document.body.scrollHeight)];
    for (let top = 0; andScroll && top < end; top += 600) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(150);
    }
    await quiet();
    const whole = minus(count(), before);
    await page.close();
    return { first, whole };
  };
  const kept = isKept ? ', with what is kept for a visit without network' : '';
  const one = await look(true);
  const two = await look(true);
  await context.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return [
    { visit: `first${kept}`, ...one.first },
    { visit: `first${kept}, scrolled to the end`, ...one.whole },
    { visit: `second${kept}, scrolled to the end`, ...two.whole },
  ];
}

/**
 * Visits /home of a build twice, without the service worker and with it.
 * @param {string} dist
 * @returns {Promise<{ visit: string, requests: number, unchanged: number, bytes: number }[]>} `unchanged` counts the 304s
 */
export async function measureVisits(dist) {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    return [...(await visit(browser, dist, false)), ...(await visit(browser, dist, true))];
  } finally {
    await browser.close();
  }
}
