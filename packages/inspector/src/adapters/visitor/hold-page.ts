/** The mark of what the tools draw into a page. */
export const TOOLS = 'data-testers-tools';

const ACTS = ['click', 'auxclick', 'submit'] as const;
// The page hears of none; what a browser does with a key, such as to load the page anew, it still does.
const KEYS = ['keydown', 'input'] as const;

/**
 * Stops clicks, submits and keys while the page shows a past moment. What the tools
 * draw into the page goes on.
 * @param isPast whether it shows one now
 * @returns ends it
 */
export function holdPage(page: Window, isPast: () => boolean): () => void {
  const stop = (event: Event) => {
    const isOfTools = event.target instanceof Element && event.target.closest(`[${TOOLS}]`) !== null;
    if (!isPast() || isOfTools) return false;
    event.stopImmediatePropagation();
    return true;
  };
  const hold = (event: Event) => {
    if (stop(event)) event.preventDefault();
  };
  for (const act of ACTS) page.addEventListener(act, hold, true);
  for (const key of KEYS) page.addEventListener(key, stop, true);
  return () => {
    for (const act of ACTS) page.removeEventListener(act, hold, true);
    for (const key of KEYS) page.removeEventListener(key, stop, true);
  };
}
