import { PURPOSE_PARAMETER, STARTED_PARAMETER, withActivity, withParcel } from '../shared/carried-parcel.ts';
import { readSearch } from '../shared/search-parameters.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import type { Activity, MapConfig } from './map-config.ts';
import type { PanelTab } from './sheet.ts';

// The first answers of 'Mau membangun apa?' (spec §2 Service finder), by words of an activity; any other is a business.
const ANSWERS: readonly (readonly [answer: string, words: RegExp])[] = [
  ['perumahan', /\b(pengembang|real estat|siteplan)\b/],
  ['rumah', /\b(rumah tinggal|hunian|tempat tinggal)\b/],
  ['bersama', /\b(ibadah|sekolah|paud|balai warga|panti|puskesmas|pos keamanan|pemakaman)\b/],
];

const BUSINESS = 'usaha';

/** The need of a business that opens where nothing is built, in an office's langkah.yaml (docs/content.md). */
export const BUSINESS_NEED = 'buka-usaha';

/**
 * Gives where an activity is arranged on a parcel (spec §2 Map page): the service finder with its first answer given, or the
 * need of a business where the office has one.
 * @param parcel its number, which goes along with the activity
 */
export function arrangeActivity(
  { id, name, words }: Activity,
  parcel: string,
  { needs }: Pick<MapConfig, 'needs'>,
): string {
  const text = normalizeSearch([name, ...words].join(' '));
  const hasBusinessNeed = needs.some((need) => need.id === BUSINESS_NEED);
  const business = hasBusinessNeed ? BUSINESS_NEED : BUSINESS;
  const [answer = business] = ANSWERS.find(([, pattern]) => pattern.test(text)) ?? [];
  return withActivity(withParcel(`/home?mulai=${answer}`, parcel), id);
}

/**
 * Gives the tab that a parcel opens at (spec §2 Map page): that of the activities for who came to ask for one.
 * @param search the query of the page's address, with what was begun before
 */
export function tabOfParcel(search: string): PanelTab {
  return readSearch(search)[STARTED_PARAMETER] === BUSINESS_NEED ? 'activity' : 'place';
}

/**
 * Gives the tab that says how to choose a parcel to who came for one from something begun; undefined for anyone else.
 * @param search the query of the page's address
 */
export function tabWithoutPlace(search: string): PanelTab | undefined {
  const said = readSearch(search);
  return said[STARTED_PARAMETER] || said[PURPOSE_PARAMETER] ? tabOfParcel(search) : undefined;
}

/** Gives the first of an activity's names as it stands within a sentence: 'warung', 'PAUD'. */
export function briefName({ name }: Pick<Activity, 'name'>): string {
  const [first = name] = name.split(' dan ');
  return /^.[a-z]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
}
