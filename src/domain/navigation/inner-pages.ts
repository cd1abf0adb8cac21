import { MAP_DATA } from '../shared/map-data-address.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { HandoffTargets } from './handoff.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH, SITE_MAP_PATH } from './page-paths.ts';
import * as texts from './texts.ts';

/** A page of this site that only says something (contract "Addresses"). */
export interface InnerPage {
  readonly path: string;
  readonly title: string;
}

/** Those pages. Routes, prerendered files, sitemap.xml, the site map and the search are made of this table. */
export const INNER_PAGES = {
  mapData: { path: MAP_DATA, title: texts.mapData },
  siteMap: { path: SITE_MAP_PATH, title: sharedTexts.siteMap },
  privacy: { path: PRIVACY_PATH, title: sharedTexts.privacy },
  accessibility: { path: ACCESSIBILITY_PATH, title: sharedTexts.accessibility },
} as const satisfies Record<string, InnerPage>;

/** The name of such a page. */
export type InnerPageId = keyof typeof INNER_PAGES;

/** The names of those that a build has: the data are those of its own map. */
export function innerPages({ mapUrl }: Pick<HandoffTargets, 'mapUrl'>): readonly InnerPageId[] {
  const all = Object.keys(INNER_PAGES) as readonly InnerPageId[];
  return all.filter((id) => id !== 'mapData' || mapUrl === '');
}
