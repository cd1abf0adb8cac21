/** Longer than a frame takes; a page in the background has none. */
const NO_FRAME_MS = 250;

/**
 * Runs something once the frame that answers a press has been drawn, so that it holds that frame up no longer.
 * @returns takes it back
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  timer = setTimeout(() => {
    stop();
    run();
  }, NO_FRAME_MS);
  return stop;
}
