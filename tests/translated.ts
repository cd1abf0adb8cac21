/**
 * Does to the page what a browser's translation does, now and to what comes later: each text gives way to
 * `<font><font>…</font></font>`, its words to others. It names nothing outside itself, so that a browser can be handed it.
 * @returns ends it
 */
export function translatePage(): () => void {
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, font, title, svg, [translate=no]')) return;
    if (!text.nodeValue?.trim()) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue.replace(/[A-Za-z]{3,}/g, (word) => `${word}~`);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    all.forEach(wrap);
  };
  translate(document.body);
  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeName !== 'FONT') translate(node);
      }
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}

/** A text of a translated page as it was before. */
export const untranslated = (text: string | null): string => (text ?? '').replaceAll('~', '');
