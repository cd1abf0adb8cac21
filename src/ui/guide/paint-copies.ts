/**
 * Draws on the copies that the engine makes of a page while it turns: the copy of a canvas element is empty.
 * @param block the element that holds the pages
 * @returns ends the drawing
 */
export function paintCopies(block: Element): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) if (node instanceof HTMLElement) paint(block, node);
      for (const node of removedNodes) if (node instanceof HTMLElement) empty(node);
    }
  });
  observer.observe(block, { childList: true });
  return () => observer.disconnect();
}

function paint(block: Element, copy: HTMLElement): void {
  const original = block.querySelector(`[data-index="${copy.dataset.index}"]`);
  if (original === copy) return;
  const [from, to] = [original?.querySelector('canvas'), copy.querySelector('canvas')];
  if (from && to && from.width > 0 && from.height > 0) to.getContext('2d')?.drawImage(from, 0, 0);
}

// What a canvas holds is freed at once when it has no size.
function empty(copy: HTMLElement): void {
  if (copy.isConnected) return;
  for (const canvas of copy.querySelectorAll('canvas')) canvas.width = 0;
}
