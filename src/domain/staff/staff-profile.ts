/** Staff items: one of them is shown, and no city has more people in one office (spec §9 Limits of feeds). */
export const MAX_STAFF = 1000;

/** A staff item as the feed gives it: everything but the photo may be missing (spec §3 Staff profile item). */
export interface StaffItem {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly imageUrl: string;
  readonly date?: string;
  readonly location?: string;
  readonly category?: string;
}

/** Identifies a staff item: two rows of a feed are the same only where every field is; an id may stand at several people. */
export const staffKey = ({ id, title, description, imageUrl, date, location, category }: StaffItem): string =>
  JSON.stringify([id, title, description, imageUrl, date, location, category]);

/** A staff profile after defaults, stripping and ordering (spec §3 Staff profile item, §5 Staff profiles). */
export interface StaffProfile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly date: string;
  readonly location: string;
  readonly category: string;
  /** Sorted as text, never as a number (spec §5 Staff profiles). */
  readonly order: string;
  readonly name: string;
  readonly position: string;
  /** Set where the profile stands in for people: nobody is meant by it. */
  readonly isSample?: boolean;
}
