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

const KINDS = ['nodes', 'listeners', 'documents', 'timers', 'blobs', 'workers'] as const;
const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 5;

/**
 * Gives what there is more of after some rounds than before, with its counts: not one node may stay of each. What is still on its way
 * at one look is gone at the next. What the first round alone has brought is no
 * growth, such as the last dialog, which React remembers until the next is drawn.
 */
export async function growing(look: () => Promise<Held>, round: () => Promise<void>): Promise<string[]> {
  const seen = [await look()];
  const counts = (kind: keyof Held) => seen.map((held) => held[kind]);
  const more = () =>
    KINDS.filter((kind) =>
      counts(kind)
        .slice(-2)
        .every((count) => count > (counts(kind)[0] ?? 0)),
    );
  do {
    await round();
    seen.push(await look());
  } while (seen.length <= LEAST_ROUNDS || (more().length > 0 && seen.length <= MOST_ROUNDS));
  return more()
    .filter((kind) => (counts(kind).at(-1) ?? 0) > (counts(kind)[1] ?? 0))
    .map((kind) => `${kind}: ${counts(kind).join(' → ')}`);
}
