/** What a page under attack keeps of itself. */
interface Attacked {
  fired?: Set<unknown>;
  fire?: (which?: unknown) => void;
}

/** Gives the page the function that every vector tries to call. Runs in the page. */
export function armPage(): void {
  const page = globalThis as Attacked;
  const fired = new Set<unknown>();
  page.fired = fired;
  page.fire = (which = 'fired') => void fired.add(which);
}

/** Does to everything inside what a visitor's pointer and keyboard would. Runs in the page. */
export function provoke(root: Element | null): void {
  const events = ['mouseover', 'pointerover', 'focus', 'toggle', 'animationstart', 'wheel', 'beforetoggle'];
  for (const element of root?.querySelectorAll('*') ?? []) {
    // Those that the element itself listens for, as far as it says so, and the usual ones.
    const own = element.getAttributeNames().filter((name) => name.startsWith('on'));
    const types = new Set([...events, ...own.map((name) => name.slice(2))]);
    for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Looks at the open article for what must not be there. Runs in the page; the lists stand here on their own, so that
 * they do not follow the sanitiser's.
 * @returns what is wrong, in words
 */
export function inspectArticle(): string[] {
  const tags = new Set(
    (
      'P BR HR H4 H5 H6 DIV SPAN PRE STRONG B EM I U S DEL INS MARK SMALL SUB SUP CODE ABBR DFN UL OL LI DL DT DD ' +
      'TABLE CAPTION THEAD TBODY TFOOT TR TH TD BLOCKQUOTE Q CITE A IMG FIGURE FIGCAPTION'
    ).split(' '),
  );
  const attributes: Readonly<Record<string, readonly string[]>> = {
    A: ['href', 'target', 'rel'],
    IMG: ['src', 'alt', 'loading', 'decoding', 'referrerpolicy'],
    DIV: ['role', 'aria-label', 'tabindex'],
    OL: ['start'],
    TD: ['colspan', 'rowspan', 'scope'],
    TH: ['colspan', 'rowspan', 'scope'],
  };
  const wrongs: string[] = [];
  for (const element of document.querySelectorAll('.article-content *')) {
    if (!tags.has(element.tagName)) wrongs.push(`element ${element.tagName}`);
    const allowed = ['lang', 'dir', ...(attributes[element.tagName] ?? [])];
    for (const { name, value } of element.attributes) {
      if (!allowed.includes(name)) wrongs.push(`attribute ${name} of ${element.tagName}`);
      if (name === 'src' && !/^\/(?![/\\])/.test(value)) wrongs.push(`picture ${value}`);
      if (name === 'href' && !/^(?:https?:\/\/[^/\\]|\/(?![/\\]))/.test(value)) wrongs.push(`link ${value}`);
    }
    if (element instanceof HTMLAnchorElement) {
      if (element.target !== '_blank' || element.rel !== 'noopener noreferrer')
        wrongs.push('link with opener');
    }
    if (element.shadowRoot) wrongs.push('shadow root');
  }
  const elsewhere = 'iframe, frame, object, embed, applet, form, base, meta[http-equiv], body > script[src]';
  for (const { tagName } of document.querySelectorAll(elsewhere))
    wrongs.push(`element ${tagName} in the page`);
  if ((globalThis as Attacked).fired?.size !== 0) wrongs.push('ran a script');
  return wrongs;
}

/** How many vectors have called. Runs in the page. */
export function firedCount(): number {
  return (globalThis as Attacked).fired?.size ?? 0;
}
