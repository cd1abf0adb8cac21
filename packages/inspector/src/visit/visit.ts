// What the Playwright tests that are saved from recordings are made with.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CARRIED, carriedItems } from '../adapters/files/opened-text.ts';
import { asFarAs } from '../domain/context-summary.ts';
import type { Expectation, MachineEvent } from '../domain/path.ts';
import type { Scenario } from '../domain/scenario.ts';
import type { Pixels } from '../domain/visitor-act.ts';
import type { Stand } from './visit-of.ts';
import { AT, WATCHED, type WatchedPage } from './watched-page.ts';

/** The world that a page is opened in: a scenario of the project by its name, or one of its own. */
export type World = string | Scenario;

/** The machines of a page under test. */
export interface WatchedMachines {
  /**
   * Waits until every machine of the page stands as it did when this was recorded, states and contexts as a whole, and nothing of the
   * page is broken.
   * @param changes those that stand otherwise than at the last call
   * @param underWay those that are not compared, since they were waiting for an answer or a delay
   */
  readonly stand: (changes: Stand, underWay?: readonly string[]) => Promise<void>;
  /** Sends a machine an event, as its tester did. */
  readonly send: (machine: string, event: MachineEvent) => Promise<void>;
}

/** Milliseconds between two looks at the machines. */
const OFTEN = [20, 20, 50, 100];
/** How much of the page's time passes before the next look: a tenth of what has passed, so that a state that is soon left is seen. */
const stepAfter = (passed: number): number => Math.max(50, Math.round(passed / 10));
/** How much of the page's time a stand may take, however long that takes a slow machine; only the test's own timeout ends it before. */
const LONGEST_MS = 60_000;
/** Of the page's time: a few frames. */
const DRAWN_MS = 50;
/** Of the page's time, for it to be at rest; more than a slow machine takes to stop it. */
const START_MS = 2_000;

const read = (page: Page): Promise<{ stand: Stand; failures: readonly string[] }> =>
  page.evaluate((name) => {
    const { stand, failures } = Reflect.get(globalThis, name) as WatchedPage;
    return { stand: stand(), failures: failures() };
  }, AT);

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
  const { pathname, searchParams } = new URL(address, 'http://page');
  if (typeof world !== 'string') {
    await page.addInitScript(
      (items) => {
        for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text);
      },
      carriedItems(JSON.stringify(world)),
    );
  }
  searchParams.set('scenario', typeof world === 'string' ? world : CARRIED);
  searchParams.set(WATCHED, '');
  await page.clock.install();
  await page.goto(`${pathname}?${searchParams}`);
  await page.waitForFunction((name) => name in globalThis, AT);
  let start: Stand | undefined;
  let whole: Stand = {};
  // From the first stand on the page's time passes only while one is waited for: what waits for the visitor, such as a menu that is about
  // to close, would else be gone on a slow machine.
  let isStill = false;
  return {
    stand: async (changes, underWay = []) => {
      whole = { ...whole, ...changes };
      start ??= whole;
      const left = [...byTheClock, ...underWay];
      const names = Object.keys(whole).filter((name) => !left.includes(name));
      for (const name of left) test.info().annotations.push({ type: 'not compared', description: name });
      // What has not lived yet stands where it will start.
      const found = (all: Stand, name: string) => all[name] ?? start?.[name];
      const seen = async () => {
        const { stand, failures } = await read(page);
        const machines = names.map((name) => [name, likened(whole[name], found(stand, name))]);
        return { broken: failures, ...Object.fromEntries(machines) };
      };
      const expected = { broken: [], ...Object.fromEntries(names.map((name) => [name, whole[name]])) };
      let passed: number | undefined;
      const look = async () => {
        // The second look and those after it come because the one before found something else.
        const step = isStill && passed !== undefined ? stepAfter(passed) : 0;
        if (step > 0) await page.clock.runFor(step);
        passed = (passed ?? 0) + step;
        const found = await seen();
        if (passed >= LONGEST_MS) expect(found, 'after a minute of the time of the page').toEqual(expected);
        return found;
      };
      await expect.poll(look, { intervals: OFTEN, timeout: 0 }).toEqual(expected);
      if (!isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + START_MS);
      isStill = true;
      // What the machines say may be drawn a frame later, and what is done next asks for it.
      await page.clock.runFor(DRAWN_MS);
    },
    send: (machine, event) =>
      page.evaluate(([name, to, sent]) => (Reflect.get(globalThis, name) as WatchedPage).send(to, sent), [
        AT,
        machine,
        event,
      ] as const),
  };
}

/** A machine as it is, without the digests that an older recording does not have. */
function likened(expected: Expectation | undefined, actual: Expectation | undefined): unknown {
  return actual && { ...actual, context: asFarAs(expected?.context, actual.context) };
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
