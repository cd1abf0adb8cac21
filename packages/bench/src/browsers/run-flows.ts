import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Flow, NotPossible, type OwnSite, SIZES, type Size } from './flow.ts';
import type { Outcome } from './report.ts';
import type { Browser, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';
import { until } from './wait.ts';

/** How long a flow may take altogether, in milliseconds. */
const LIMIT = 90_000;

/** What running the flows in a browser needs. */
export interface Course {
  readonly origin: string;
  /** The folder of the pictures. */
  readonly pictures: string;
  readonly ownSite: () => Promise<OwnSite>;
  /** Called with each outcome and its time in milliseconds. */
  readonly tell: (outcome: Outcome, took: number) => void;
}

/** Runs flows in a browser, one after the other, each in a tab with an empty storage. */
export async function runFlows(browser: Browser, flows: readonly Flow[], course: Course): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const flow of flows) {
    for (const size of flow.sizes) {
      const begun = performance.now();
      const outcome = await goThrough(browser, flow, size, course);
      course.tell(outcome, performance.now() - begun);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

async function goThrough(browser: Browser, flow: Flow, size: Size, course: Course): Promise<Outcome> {
  const sites: OwnSite[] = [];
  const named = { flow: flow.name, engine: browser.engine, size };
  let tab: Tab | undefined;
  try {
    tab = await browser.newTab(size === 'phone');
    await tab.resize(SIZES[size].width, SIZES[size].height);
    const visitor = new Visitor(tab, course.origin);
    const own = async () => {
      const site = await course.ownSite();
      sites.push(site);
      return site;
    };
    await within(LIMIT, flow.run({ visitor, browser, size, origin: course.origin, ownSite: own }));
    await painted(tab);
    const heard = await tab.heard();
    if (heard.length > 0) throw new Error(`the page said: ${heard.join(' | ').slice(0, 400)}`);
    return { ...named, state: 'passed' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...named, state: error instanceof NotPossible ? 'not possible' : 'failed', reason };
  } finally {
    if (tab) await keepPicture(tab, join(course.pictures, browser.engine), `${flow.name}-${size}`);
    await tab?.close().catch(() => undefined);
    await Promise.all(sites.map((site) => site.remove().catch(() => undefined)));
  }
}

/** Saves a picture of the end of a flow; a browser that has crashed gives none. */
async function keepPicture(tab: Tab, folder: string, name: string): Promise<void> {
  const picture = await tab.picture().catch(() => undefined);
  if (!picture) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace(/\W+/g, '-')}.png`), picture);
}

/** Waits until the images in sight are loaded and drawn; one that cannot be drawn is ignored here. */
async function painted(tab: Tab): Promise<void> {
  const pending = () =>
    tab.run(async () => {
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isInside && image.checkVisibility({ visibilityProperty: true });
      });
      const coming = inSight.filter(({ complete }) => !complete);
      if (coming.length > 0) return coming.map(({ currentSrc, src }) => currentSrc || src);
      // WebKit draws an image some frames after it has come.
      await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [];
    });
  await until(pending, (images) => images.length === 0, 'every image in sight has come');
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`took longer than ${limit / 1000} s`)), limit);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
