/** The mark of what the tools draw into a page. */
export const TOOLS = 'data-testers-tools';

const ACTS = ['click', 'auxclick', 'submit'] as const;

/**
 * Keeps a page from taking anything while it shows a past moment: links lead nowhere, forms are not sent. What the tools
 * draw into the page goes on.
 * @param isPast whether it shows one now
 * @returns ends it
 */
export function holdPage(page: Window, isPast: () => boolean): () => void {
  const hold = (event: Event) => {
    const isOfTools = event.target instanceof Element && event.target.closest(`[${TOOLS}]`) !== null;
    if (!isPast() || isOfTools) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const act of ACTS) page.addEventListener(act, hold, true);
  return () => {
    for (const act of ACTS) page.removeEventListener(act, hold, true);
  };
}
