import { withParcel } from '../shared/carried-parcel.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import type { Activity } from './map-config.ts';

// The first answers of 'Mau membangun apa?' (spec §2 Service finder), by words of an activity; any other is a business,
// which has a need of its own in langkah.yaml: it may be opened where nothing is built.
const ANSWERS: readonly (readonly [answer: string, words: RegExp])[] = [
  ['perumahan', /\b(pengembang|real estat|siteplan)\b/],
  ['rumah', /\b(rumah tinggal|hunian|tempat tinggal)\b/],
  ['bersama', /\b(ibadah|sekolah|paud|balai warga|panti|puskesmas|pos keamanan|pemakaman)\b/],
];

const BUSINESS = 'buka-usaha';

/**
 * Gives where an activity is arranged on a parcel (spec §2 Map page): the service finder with its first answer given, or the need of a
 * business.
 * @param parcel its number, which goes along
 */
export function arrangeActivity({ name, words }: Activity, parcel: string): string {
  const text = normalizeSearch([name, ...words].join(' '));
  const [answer = BUSINESS] = ANSWERS.find(([, pattern]) => pattern.test(text)) ?? [];
  return withParcel(`/home?mulai=${answer}`, parcel);
}

/** Gives the first of an activity's names as it stands within a sentence: 'warung', 'PAUD'. */
export function briefName({ name }: Pick<Activity, 'name'>): string {
  const [first = name] = name.split(' dan ');
  return /^.[a-z]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
}
