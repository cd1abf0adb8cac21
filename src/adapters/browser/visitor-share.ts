import type { Share, SharedPage } from '../../application/ports/share.ts';

/** The parts of the browser that sharing needs; tests give their own. */
export type ShareBrowser = Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>;

/**
 * Opens the browser's share sheet where it has one, otherwise copies the address.
 * @param browser returns the browser when called, since the build has none
 */
export function createVisitorShare(browser: () => ShareBrowser = () => navigator): Share {
  return {
    async share(page) {
      const visitor = browser();
      if (visitor.share !== undefined && visitor.canShare?.(page) !== false) {
        try {
          await visitor.share({ title: page.title, url: page.url });
          return 'shared';
        } catch (error) {
          if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
        }
      }
      return copied(visitor, page);
    },
  };
}

async function copied({ clipboard }: ShareBrowser, { url }: SharedPage): Promise<'copied'> {
  // Missing on insecure pages.
  if (clipboard === undefined) throw new Error('no clipboard');
  await clipboard.writeText(url);
  return 'copied';
}
