import type { StaffItem, StaffProfile } from './staff-profile.ts';
import { stripStaffWords } from './strip-staff-words.ts';
import * as texts from './texts.ts';

/** The texts of a profile, stripped, with the defaults in the gaps. */
export type StaffTexts = Pick<
  StaffProfile,
  'id' | 'title' | 'description' | 'date' | 'location' | 'category' | 'name' | 'position'
>;

/**
 * Strips an item's texts and fills the gaps (spec §3 Staff profile item, §5 Staff profiles). A text that is missing,
 * blank, or empty once stripped is a gap. The name is the stripped title; the position is the stripped category, or the
 * description where the feed names no category.
 * @param index zero-based position in the received list; the n of the defaults is one more
 */
export function staffTexts(item: StaffItem, index: number, centreName: string): StaffTexts {
  const title = stripped(item.title) ?? texts.unnamedProfile(index + 1);
  const description =
    stripped(item.description) ?? texts.undescribedProfile({ name: title, centre: centreName });
  const category = stripped(item.category);
  return {
    id: given(item.id) ?? `profile-${index + 1}`,
    title,
    description,
    date: given(item.date) ?? '2024',
    location: given(item.location) ?? centreName,
    category: category ?? texts.unnamedTeam,
    name: title,
    position: category ?? description,
  };
}

function stripped(text: string | undefined): string | undefined {
  return text === undefined ? undefined : given(stripStaffWords(text));
}

function given(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}
