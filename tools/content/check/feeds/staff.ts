import type { FeedItems, FeedRules, ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { firstByKey } from '../../../../src/domain/shared/first-by-key.ts';
import { type StaffItem, staffKey } from '../../../../src/domain/staff/staff-profile.ts';
import { staffProfiles } from '../../../../src/domain/staff/staff-profiles.ts';
import { stripStaffWords } from '../../../../src/domain/staff/strip-staff-words.ts';
import type { OfficeRules } from '../office-rules.ts';
import { repeatedFindings } from '../repeated.ts';

/** What the rules do with the staff. */
export const rules = ({ centre }: OfficeRules): FeedRules<FeedItems['staff']> => ({
  findings: (items) => staffFindings(items, centre.name),
});

function staffFindings(items: readonly StaffItem[], centreName: string): ItemFinding[] {
  const profiles = staffProfiles(firstByKey(items, staffKey), centreName);
  return [
    ...items.flatMap((one, item) => [...droppedStaff(one, item, centreName), ...strippedWords(one, item)]),
    ...repeatedFindings(
      items,
      staffKey,
      said('pegawai yang persis sama', 'the very same staff item'),
      'title',
      ({ id = '', title = id }) => title,
    ),
    ...profileCount(profiles.length, profiles[0]?.title ?? ''),
  ];
}

function profileCount(count: number, first: string): ItemFinding[] {
  if (count === 0) {
    const message = said(
      'tidak ada profil; halaman menampilkan profil contoh',
      'no profile is left; the page shows a sample one',
    );
    return [{ level: 'warning', kind: 'empty', message }];
  }
  if (count === 1) return [];
  return [
    {
      level: 'note',
      kind: 'more',
      message: said(
        `${count} profil; halaman menampilkan yang pertama, '${first}'`,
        `${count} profiles; the page shows the first, '${first}'`,
      ),
    },
  ];
}

function droppedStaff(one: StaffItem, item: number, centreName: string): ItemFinding[] {
  const isShown = (some: StaffItem) => staffProfiles([some], centreName).length > 0;
  if (isShown(one)) return [];
  const hasPhoto = isShown({ imageUrl: one.imageUrl });
  const why = hasPhoto
    ? said(
        "jabatannya memuat 'ali' dan kelompoknya 'tim it'",
        "its title contains 'ali' and its category 'tim it'",
      )
    : said('fotonya tidak ada', 'it has no photo');
  const message = said(
    `'${one.title ?? one.id ?? ''}' ditinggalkan: ${why}`,
    `'${one.title ?? one.id ?? ''}' is left out: ${why} (spec §5 Staff profiles)`,
  );
  return [{ level: 'warning', kind: 'hidden', item, field: hasPhoto ? 'title' : 'imageUrl', message }];
}

function strippedWords({ title, description, category }: StaffItem, item: number): ItemFinding[] {
  return Object.entries({ title, description, category }).flatMap(([field, text = '']): ItemFinding[] => {
    const shown = stripStaffWords(text);
    if (shown === text.replace(/\s+/g, ' ').trim()) return [];
    const message = said(
      `'${text}' tampil sebagai '${shown}'`,
      `'${text}' is shown as '${shown}' (spec §5 Staff profiles)`,
    );
    return [{ level: 'note', kind: 'changed', item, field, message }];
  });
}
