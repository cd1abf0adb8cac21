/**
 * Runs in the page before it: notes as `aliveAt` when the page answers by itself. The inlined script hands over what it kept
 * at that moment (src/boot).
 */
export function noteAlive(): void {
  let kept: { release: () => void } | undefined;
  Object.defineProperty(globalThis, 'earlyInput', {
    configurable: true,
    get: () => kept,
    set: (early: { release: () => void }) => {
      const { release } = early;
      kept = early;
      early.release = () => {
        Object.assign(globalThis, { aliveAt: performance.now() });
        release();
      };
    },
  });
}
