import { type Page, test } from '@playwright/test';
import { CARRIED, carriedItems } from '../adapters/files/opened-text.ts';
import { asFarAs, type ContextSummary } from '../domain/context-summary.ts';
import type { Expectation, MachineEvent } from '../domain/path.ts';
import type { Scenario } from '../domain/scenario.ts';
import { movedAlike } from './moved-alike.ts';
import type { Expectations } from './visit-of.ts';
import { AT, WATCHED, type WatchedPage } from './watched-page.ts';

/** The world that a page is opened in: a scenario of the project by its name, or one of its own. */
export type World = string | Scenario;

/** The machines of a page under test. */
export interface WatchedMachines {
  /**
   * Waits until every machine of the page is as it was when this was recorded, states and contexts as a whole, and nothing of the
   * page is broken.
   * @param changes those of which something else is expected than at the last call
   * @param underWay those that are not compared yet, since they were waiting for an answer or a delay
   * @param dragged those that a drag has moved: they must have moved the same way, about as far
   */
  readonly expect: (
    changes: Expectations,
    underWay?: readonly string[],
    dragged?: readonly string[],
  ) => Promise<void>;
  /** The same, as tests call it that were saved before. @deprecated */
  readonly stand: WatchedMachines['expect'];
  /**
   * Lets the page's time run until nothing is under way, and expects that every machine is as at last, and that nothing of the page
   * has broken meanwhile. What was under way at the end of the recording is not compared.
   */
  readonly end: () => Promise<void>;
  /** Sends a machine an event, as its tester did. */
  readonly send: (machine: string, event: MachineEvent) => Promise<void>;
}

/** What a page under test says of itself. */
interface Read {
  readonly snapshots: Expectations;
  readonly failures: readonly string[];
  readonly underWay: readonly string[];
}

/** Reads the machines of a page. */
export const read = (page: Page): Promise<Read> =>
  page.evaluate((name) => {
    const { snapshots, failures, underWay } = Reflect.get(globalThis, name) as WatchedPage;
    return { snapshots: snapshots(), failures: failures(), underWay: underWay() };
  }, AT);

const said = new WeakMap<Page, Set<string>>();

/** Says once of each machine that it is not compared, where every reporter shows it. */
export function say(page: Page, names: readonly string[], how: string): void {
  const known = said.get(page) ?? new Set();
  said.set(page, known);
  const fresh = names.filter((name) => !known.has(`${how} ${name}`));
  if (fresh.length === 0) return;
  for (const name of fresh) {
    known.add(`${how} ${name}`);
    test.info().annotations.push({ type: how, description: name });
  }
  console.log(`${test.info().title}: ${how}: ${fresh.join(', ')}`);
}

/**
 * Gives the address of a page in a world, which the page then has.
 * @param address from the path on
 */
export async function addressIn(page: Page, address: string, world: World): Promise<string> {
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
  return `${pathname}?${searchParams}`;
}

/** Opens a page in a world, with its machines to be read. @param address from the path on */
export async function open(page: Page, address: string, world: World): Promise<void> {
  await page.clock.install();
  await page.goto(`${await addressIn(page, address, world)}&${WATCHED}`);
  await page.waitForFunction((name) => name in globalThis, AT);
}

/**
 * A machine as it is, without the digests that an older recording does not have.
 * @param still how it was before a drag; where that has moved it as in the recording, it counts as what is expected
 */
export function likened(
  expected: Expectation | undefined,
  actual: Expectation | undefined,
  still: Expectation | undefined,
): unknown {
  const like = actual && { ...actual, context: asFarAs(expected?.context, actual.context) as ContextSummary };
  return still && expected && like && movedAlike(still, expected, like) ? expected : like;
}
