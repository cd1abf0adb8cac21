import * as texts from './texts.ts';

/** What search engines, and the search of the site, say of the pages about the site. */
export const PAGE_DESCRIPTIONS = {
  mapData: texts.mapDataDescription,
  siteMap: texts.siteMapDescription,
  privacy: texts.privacyDescription,
  accessibility: texts.accessibilityDescription,
} as const;
