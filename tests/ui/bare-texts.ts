import { afterEach, beforeEach, expect } from 'vitest';

// React draws a text that is all that an element has by the element; any other it holds as a node, which it marks.
const isBare = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE &&
  node.nodeValue?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

// A translation puts its own element in place of a text.
const isOfReact = ({ addedNodes }: MutationRecord) => addedNodes[0]?.nodeName !== 'FONT';

/** The texts that React changed, added, took away or put something before, each as a node of its own. */
const movedTexts = (records: readonly MutationRecord[]): Node[] =>
  records
    .filter(isOfReact)
    .flatMap(({ target, addedNodes, removedNodes, nextSibling }) => [
      ...[target, ...addedNodes, ...removedNodes].filter(isBare),
      ...(addedNodes.length > 0 && isBare(nextSibling) ? [nextSibling] : []),
    ]);

/**
 * Fails a test in which a text changes, comes or goes that does not stand alone in its element: on a page that is translated
 * it would stay what it was, or end the page (record 83).
 */
export function expectNoBareTexts(): void {
  const moved: Node[] = [];
  const see = (records: readonly MutationRecord[]) => moved.push(...movedTexts(records));
  const watch = new MutationObserver(see);
  beforeEach(() =>
    watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true }),
  );
  afterEach(() => {
    see(watch.takeRecords());
    watch.disconnect();
    const texts = moved.splice(0).map(({ nodeValue }) => nodeValue);
    expect(texts, 'texts that need an element of their own').toEqual([]);
  });
}
