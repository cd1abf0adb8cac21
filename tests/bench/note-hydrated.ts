/**
 * Runs in the page before it: notes as `hydratedAt` when the page answers by itself. The inlined script hands over what it kept
 * at that moment (src/boot).
 */
export function noteHydrated(): void {
  let kept: { release: () => void } | undefined;
  Object.defineProperty(globalThis, 'earlyInput', {
    configurable: true,
    get: () => kept,
    set: (early: { release: () => void }) => {
      const { release } = early;
      kept = early;
      early.release = () => {
        Object.assign(globalThis, { hydratedAt: performance.now() });
        release();
      };
    },
  });
}
