import { expect, type Page } from '@playwright/test';
import { addressIn, say, type WatchedMachines, type World } from './page-under-test.ts';

/** Under what a saved test runs other than as it was recorded. */
export interface Elsewhere {
  /** The origin of the page that is visited; it may be one without testers' tools. */
  readonly origin?: string | undefined;
  /** The width of the window, in CSS pixels. */
  readonly width?: number | undefined;
}

/** Reads from the environment under what saved tests run: VISIT_ORIGIN, VISIT_WIDTH. Undefined where it is as they were recorded. */
export function elsewhere(): Elsewhere | undefined {
  const { VISIT_ORIGIN: origin, VISIT_WIDTH: width } = process.env;
  if (!origin && !width) return undefined;
  return { origin: origin || undefined, width: width ? Number(width) : undefined };
}

// What a browser itself says of a request that failed; a page that shows that is not broken.
const OF_A_REQUEST = /^Failed to load resource/;

/**
 * Opens a page of which a test does what the visitor did and no more: machines are otherwise in another window, and a deployed page does
 * not show them. The page must have what is acted on, by role and name, and may write no error.
 * @param address from the path on
 */
export async function visitByActs(
  page: Page,
  address: string,
  world: World,
  { origin, width }: Elsewhere,
): Promise<WatchedMachines> {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !OF_A_REQUEST.test(line.text())) broken.push(line.text());
  });
  if (width !== undefined)
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? width });
  await page.goto(
    origin === undefined ? await addressIn(page, address, world) : new URL(address, origin).href,
  );
  await page.waitForLoadState('networkidle');
  say(page, ['every machine'], 'not compared');
  const isWhole = async () => expect(broken, 'the page has written no error').toEqual([]);
  return {
    expect: isWhole,
    stand: isWhole,
    send: async (machine) => say(page, [`what the inspector sent ${machine}`], 'left out'),
    end: async () => {
      await page.waitForLoadState('networkidle');
      await isWhole();
    },
  };
}
