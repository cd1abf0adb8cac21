// What the Playwright tests that are saved from recordings are made with.
import { appendFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Pixels } from '../domain/visitor-act.ts';
import { elsewhere, visitByActs } from './acts-alone.ts';
import { likened, open, read, say, type WatchedMachines, type World } from './page-under-test.ts';
import type { Expectations } from './visit-of.ts';
import { AT, type WatchedPage } from './watched-page.ts';

/** Milliseconds between two looks at the machines. */
const OFTEN = [20, 20, 50, 100];
/** How much of the page's time passes before the next look: a tenth of what has passed, so that a state that is soon left is seen. */
const stepAfter = (passed: number): number => Math.max(50, Math.round(passed / 10));
/** How much of the page's time an expectation may take, however long that takes a slow machine; only the test's own timeout ends it before. */
const LONGEST_MS = 60_000;
/** Of the page's time: a few frames. */
const DRAWN_MS = 50;
/** Of the page's time, for what breaks soon after the last act. */
const SOON_MS = 5_000;
/** Of the page's time, for it to be at rest; more than a slow machine takes to stop it. */
const START_MS = 2_000;

/**
 * Opens a page so that a test can read its machines.
 * @param address from the path on
 * @param byTheClock machines that are never compared, since something of the page moves them by the clock
 */
export async function visit(
  page: Page,
  address: string,
  world: World,
  byTheClock: readonly string[] = [],
): Promise<WatchedMachines> {
  const other = elsewhere();
  if (other) return visitByActs(page, address, world, other);
  await open(page, address, world);
  let start: Expectations | undefined;
  let whole: Expectations = {};
  let left: readonly string[] = byTheClock;
  // The machines that a drag has moved, as they were before it.
  let still: Expectations = {};
  // From the first expectation on the page's time passes only while one is waited for: what waits for the visitor, such as a menu that is about
  // to close, would else be gone on a slow machine.
  let isStill = false;
  const expected = () => ({
    broken: [],
    ...Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name))),
  });
  const seen = async () => {
    const { snapshots, failures } = await read(page);
    const machines = Object.keys(expected()).flatMap((name) => {
      if (name === 'broken') return [];
      // What has not lived yet is where it will start.
      return [[name, likened(whole[name], snapshots[name] ?? start?.[name], still[name])]];
    });
    return { broken: failures, ...Object.fromEntries(machines) };
  };
  /** Looks again and again, and lets more and more of the page's time pass before each look but the first. */
  const poll = async (first: number, look: (isLast: boolean) => Promise<unknown>, end: unknown) => {
    let passed: number | undefined;
    await expect
      .poll(
        async () => {
          const step = !isStill ? 0 : passed === undefined ? first : stepAfter(passed);
          if (step > 0) await page.clock.runFor(step);
          passed = (passed ?? 0) + step;
          return look(passed >= LONGEST_MS);
        },
        { intervals: OFTEN, timeout: 0 },
      )
      .toEqual(end);
  };
  const expectAll: WatchedMachines['expect'] = async (changes, underWay = [], dragged = []) => {
    still = Object.fromEntries(dragged.map((name) => [name, still[name] ?? whole[name] ?? { state: {} }]));
    whole = { ...whole, ...changes };
    start ??= whole;
    left = [...byTheClock, ...underWay];
    say(page, dragged, 'compared in its way alone');
    const look = async (isLast: boolean) => {
      const found = await seen();
      if (isLast) expect(found, 'after a minute of the time of the page').toEqual(expected());
      return found;
    };
    await poll(0, look, expected());
    if (!isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + START_MS);
    isStill = true;
    // What the machines say may be drawn a frame later, and what is done next asks for it.
    await page.clock.runFor(DRAWN_MS);
  };
  return {
    expect: expectAll,
    stand: expectAll,
    end: async () => {
      const { snapshots } = await read(page);
      say(page, [...left, ...Object.keys(snapshots).filter((name) => !(name in whole))], 'not compared');
      const look = async (isLast: boolean) => {
        const { underWay } = await read(page);
        return isLast ? [] : underWay.filter((name) => !byTheClock.includes(name));
      };
      await poll(SOON_MS, look, []);
      expect(await seen(), 'once the page is at rest').toEqual(expected());
      await noteStates(page);
    },
    send: (machine, event) =>
      page.evaluate(([name, to, sent]) => (Reflect.get(globalThis, name) as WatchedPage).send(to, sent), [
        AT,
        machine,
        event,
      ] as const),
  };
}

/** Notes in which states the machines of the page have been, where the run asks for that. */
async function noteStates(page: Page): Promise<void> {
  const { ENTERED_STATES: file } = process.env;
  if (!file) return;
  const entered = await page.evaluate((name) => (Reflect.get(globalThis, name) as WatchedPage).entered(), AT);
  appendFileSync(file, `${JSON.stringify(entered)}\n`);
}

const STEPS = 10;

/**
 * Drags something, and stands still before it is let go, so that it does not glide on.
 * @param part the element in which it begins, or the page
 */
export async function drag(
  part: Locator | Page,
  [across, down]: Pixels,
  [right, below]: Pixels,
): Promise<void> {
  const page = 'goto' in part ? part : part.page();
  if (!('goto' in part)) await part.scrollIntoViewIfNeeded();
  const box = 'goto' in part ? null : await part.boundingBox();
  const from: Pixels = [(box?.x ?? 0) + across, (box?.y ?? 0) + down];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + right, from[1] + below, { steps: STEPS });
  await page.mouse.move(from[0] + right, from[1] + below);
  await page.mouse.up();
}

/**
 * Leaves the page with pointer and focus, as for the inspector.
 * @public for tests that are saved from recordings
 */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    elsewhere.remove();
  });
}
