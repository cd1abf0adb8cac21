import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import { markdownTable } from '../markdown.ts';
import { median } from '../timing.ts';
import { launch, newVisitor, visit } from './browser.ts';
import { goalCells, wholeMs } from './goals.ts';
import type { BenchOptions } from './options.ts';
import { type CountingServer, countingServer } from './server.ts';

// 400 kbit/s, as a phone at the edge of a cell; half a round trip before each answer would be kinder than they are.
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const GOAL = { bound: 1000, words: '≤ 1000 ms' };
const LIMIT_MS = 120_000;

/** Milliseconds from the press to something to see, and to the dialog's own content. */
interface Shown {
  readonly frame: number;
  readonly content: number;
}

/** Measures how long each dialog takes to show at 400 kbit/s, on a page of its own whose dialogs have not come yet. */
export async function benchSlow(site: BenchSite, { dist, runs, only }: BenchOptions): Promise<string> {
  const wanted = site.openings.filter(({ name }) => name.includes(only));
  const shown = new Map<string, Shown[]>(wanted.map(({ name }) => [name, []]));
  const server = await countingServer(site, dist);
  const browser = await launch(site);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { name, address } of wanted) shown.get(name)?.push(await open(browser, server, address));
  } finally {
    await browser.close();
    server.close();
  }
  return markdownTable(
    [...shown].map(([id, of]) => {
      const frame = median(of.map((one) => one.frame));
      return {
        'dialog at 400 kbit/s': id,
        'something to see': wholeMs(frame),
        'its content': wholeMs(median(of.map((one) => one.content))),
        ...goalCells(GOAL, frame),
      };
    }),
  );
}

async function open(browser: Browser, server: CountingServer, address: string): Promise<Shown> {
  const context = await newVisitor(browser, 'block');
  const page = await visit(context, server);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  const measured = await pressed(page, address);
  await context.close();
  return measured;
}

const pressed = (page: Page, address: string): Promise<Shown> =>
  page.evaluate(
    ({ to, limit }) =>
      new Promise<Shown>((resolve, reject) => {
        const began = performance.now();
        let frame: number | undefined;
        const look = () => {
          const now = performance.now() - began;
          const dialog = document.querySelector('dialog[open], [role="dialog"]');
          if (dialog) frame ??= now;
          const isWaiting = document.querySelector('dialog[open], [role="dialog"] .loading');
          if (frame !== undefined && dialog && !isWaiting) resolve({ frame, content: now });
          else if (now > limit) reject(new Error(`${to} did not open`));
          else requestAnimationFrame(look);
        };
        history.pushState(null, '', to);
        requestAnimationFrame(look);
      }),
    { to: address, limit: LIMIT_MS },
  );
