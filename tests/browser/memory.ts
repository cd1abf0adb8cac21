import type { CDPSession, Page } from '@playwright/test';

/** What a page holds: of each kind how many. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly timers: number;
  readonly blobs: number;
  readonly workers: number;
}

interface Counts {
  readonly timers: Set<unknown>;
  readonly blobs: Set<string>;
}

/** Counts timers and blob addresses from the start of the page on. Runs in the page, before anything else does. */
export function countRetained(): void {
  const counts: Counts = { timers: new Set(), blobs: new Set() };
  Object.assign(window, { counts });
  const { setTimeout: later, clearTimeout: drop, setInterval: often, clearInterval: stop } = window;
  const timeout = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = later(() => {
      counts.timers.delete(id);
      if (typeof run === 'function') run(...rest);
    }, ms);
    counts.timers.add(id);
    return id;
  };
  const clear = (id?: number) => {
    counts.timers.delete(id);
    drop(id);
  };
  const interval = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = often(run, ms, ...rest);
    counts.timers.add(id);
    return id;
  };
  const clearRepeated = (id?: number) => {
    counts.timers.delete(id);
    stop(id);
  };
  Object.assign(window, {
    setTimeout: timeout,
    clearTimeout: clear,
    setInterval: interval,
    clearInterval: clearRepeated,
  });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    counts.blobs.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    counts.blobs.delete(address);
    revokeObjectURL.call(URL, address);
  };
}

/** Looks at what a page holds, after what nobody needs has been collected. */
export async function held(page: Page, client: CDPSession): Promise<Held> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const counted = await page.evaluate(() => {
    const { counts } = window as unknown as { counts: Counts };
    return { timers: counts.timers.size, blobs: counts.blobs.size };
  });
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
    workers: page.workers().length,
    ...counted,
  };
}

const ROUNDS = 4;

/**
 * Gives what there is more of after every round, with its counts. A leak grows each time; Chromium itself keeps some picture or other
 * that went with its dialog once, and what is still on its way is there once, too.
 */
export async function growing(look: () => Promise<Held>, round: () => Promise<void>): Promise<string[]> {
  let before = await look();
  const seen = [before];
  let kinds: readonly (keyof Held)[] = ['nodes', 'listeners', 'documents', 'timers', 'blobs', 'workers'];
  while (kinds.length > 0 && seen.length <= ROUNDS) {
    await round();
    const last = before;
    const after = await look();
    kinds = kinds.filter((kind) => after[kind] > last[kind]);
    seen.push(after);
    before = after;
  }
  return kinds.map((kind) => `${kind}: ${seen.map((held) => held[kind]).join(' → ')}`);
}
