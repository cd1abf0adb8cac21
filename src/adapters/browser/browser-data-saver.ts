import type { DataSaver } from '../../application/ports/data-saver.ts';
import { savesData } from '../../domain/shared/data-saving.ts';

const REDUCED = '(prefers-reduced-data: reduce)';

/** What this reads of the browser. */
export interface DataBrowser {
  readonly navigator: object;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

/** What only Chromium has. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Asks the browser whether its visitor wants to be sent less: its data saver, or the media query of the system.
 * @param browser gives the browser when asked, since the build has none
 */
export function createBrowserDataSaver(browser: () => DataBrowser = () => window): DataSaver {
  return {
    isSaving: () => {
      const page = browser();
      const { connection }: WithConnection = page.navigator;
      return savesData({
        saveData: connection?.saveData,
        prefersReduced: page.matchMedia(REDUCED).matches,
      });
    },
  };
}
