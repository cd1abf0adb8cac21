import type { DataSaver } from '../../application/ports/data-saver.ts';
import { savesData } from '../../domain/shared/data-saving.ts';

const REDUCED = '(prefers-reduced-data: reduce)';

/** The part of the browser that this file reads. */
export interface DataBrowser {
  readonly navigator: object;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

/** Fields that only Chromium has. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Whether the visitor asks for less data: by the browser's data saver, or by the system's media query.
 * @param browser returns the browser when called, since the build has none
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
