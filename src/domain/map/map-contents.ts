import type { MapConfig, MapContents } from './map-config.ts';
import { PANEL_TABS, type PanelTab } from './sheet.ts';
import * as texts from './texts.ts';

/** Gives the tabs of the panel: none for activities where the office has no table of them (spec §2 Map page). */
export function panelTabs({ activities }: Pick<MapConfig, 'activities'>): readonly PanelTab[] {
  return activities.length > 0 ? PANEL_TABS : PANEL_TABS.filter((tab) => tab !== 'activity');
}

/** What the field of the search says: its name, and what stands in it while it is empty. */
export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  /** On a phone. */
  readonly brief: string;
}

/** Gives the words of the search for what the map has data of (spec §2 Map page). */
export function searchWords(has: MapContents): SearchWords {
  if (has.parcels && has.streets && has.kelurahan) {
    return {
      label: texts.searchLabel,
      placeholder: texts.searchPlaceholder,
      brief: texts.searchBriefPlaceholder,
    };
  }
  return {
    label: texts.searchLabelOf(listed(searchedFor(has))),
    placeholder: capitalized(listed(shortly(has))),
    brief: capitalized(listed(shortly(has).slice(0, 2))),
  };
}

/** Says that nothing was found, and what may be looked for (spec §2 Map page). */
export function nothingFound(
  query: string,
  { has, activities }: Pick<MapConfig, 'has' | 'activities'>,
): string {
  if (has.parcels && has.streets && has.kelurahan && activities.length > 0) return texts.noMatches(query);
  return texts.noMatchesOf({ query, kinds: searchedFor(has).join(', ') });
}

const searchedFor = ({ parcels, streets, kelurahan }: MapContents): string[] => [
  ...(streets ? [texts.streetNameKind] : []),
  ...(kelurahan ? [texts.kelurahanKind] : []),
  ...(parcels ? [texts.parcelNumberKind] : []),
  texts.coordinatesKind,
];

// What the field itself says has to fit into it on a phone.
const shortly = ({ parcels, streets, kelurahan }: MapContents): string[] => [
  ...(streets ? [texts.streetKind] : []),
  ...(kelurahan ? [texts.kelurahanKind] : []),
  ...(parcels ? [texts.parcelKind] : []),
  texts.coordinatesKind,
];

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${texts.or} ${words.at(-1)}`;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
