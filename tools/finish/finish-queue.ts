/** Files of a build that are made together. */
export interface DeferredTask {
  /** What they are, for whoever looks on: 'pictures'. */
  readonly kind: string;
  /** Says whether a path of the site is one of them: 'media/peta.abcdefghijkl/800.avif'. */
  readonly has: (path: string) => boolean;
  /** Whether it comes next as soon as somebody waits for it; what takes long or needs others waits its turn. */
  readonly isQuick: boolean;
  readonly make: () => Promise<void>;
}

/** How far a kind of files is. */
export interface Progress {
  readonly kind: string;
  readonly made: number;
  readonly of: number;
}

/**
 * Makes what a build deferred, one after the other in the given order; what somebody waits for comes next.
 * @param failed called with the error of what cannot be made; the others are made all the same
 */
export function createFinishQueue(
  files: readonly DeferredTask[],
  {
    report,
    failed,
  }: { readonly report: (progress: Progress) => void; readonly failed: (error: unknown) => void },
) {
  const outcomes = new Map<DeferredTask, boolean>();
  const waiting = new Map<DeferredTask, ((isMade: boolean) => void)[]>();
  const counts = new Map<string, { made: number; of: number }>();
  for (const { kind } of files) counts.set(kind, { made: 0, of: (counts.get(kind)?.of ?? 0) + 1 });
  const made = (one: DeferredTask) =>
    one.make().then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
  return {
    /** Gives whether a path of the site is made, once that is known; false for what was not deferred, or cannot be made. */
    want(path: string): Promise<boolean> {
      const one = files.find((other) => other.has(path));
      const outcome = one === undefined ? false : outcomes.get(one);
      if (one === undefined || outcome !== undefined) return Promise.resolve(outcome ?? false);
      return new Promise((done) => waiting.set(one, [...(waiting.get(one) ?? []), done]));
    },
    /** Makes everything. */
    async run(): Promise<void> {
      const left = new Set(files);
      for (;;) {
        const one = [...waiting.keys()].find(({ isQuick }) => isQuick) ?? [...left][0];
        if (one === undefined) return;
        const outcome = await made(one);
        left.delete(one);
        outcomes.set(one, outcome);
        for (const done of waiting.get(one) ?? []) done(outcome);
        waiting.delete(one);
        const count = counts.get(one.kind);
        if (count === undefined) continue;
        count.made += 1;
        report({ kind: one.kind, ...count });
      }
    },
  };
}
