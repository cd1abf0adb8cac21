import { foreignPageTitle } from '../../domain/ribbon/texts.ts';

/** What a page is called that somebody else may have made, in its tab and in lists of pages. */
export const FOREIGN_TITLE = foreignPageTitle;

/**
 * Locks a document that somebody else may have made: its title is ours, and no link of it leads to another host, to a
 * call or to a message, whatever is done with it.
 */
export function lockForeignPage(document: Document): void {
  const lock = () => {
    if (document.title !== FOREIGN_TITLE) document.title = FOREIGN_TITLE;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.origin === document.location.origin) continue;
      link.removeAttribute('href');
      link.removeAttribute('target');
    }
  };
  lock();
  new MutationObserver(lock).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['href'],
  });
}
