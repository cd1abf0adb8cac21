import { rules } from '#site-rules';
import { columnNeeds, pictureId } from './drive-cell.ts';
import type { DriveItems } from './drive-item.ts';
import { driveReference, viewAddress } from './drive-reference.ts';
import { type FeedRule, limited } from './feed-rule.ts';
import { type KeyOf, STAFF_SHEET } from './sheets.ts';
import type { Row } from './table.ts';
import { sitePath, webLink } from './web-link.ts';

type StaffRow = Row<KeyOf<typeof STAFF_SHEET>>;

const TEXTS = ['id', 'title', 'description', 'date', 'location', 'category'] as const;

/** The feed of the staff: a row without a photo is left out and noted, since the site would not show it. */
export const staffFeed: FeedRule = {
  sheet: STAFF_SHEET,
  needs: ({ rows }) => columnNeeds(rows, 'imageUrl'),
  build({ rows }, items) {
    const staff = (rows as readonly StaffRow[]).flatMap((row) => staffItem(row, items));
    const document = limited(staff, rules.limits.staff, (message) =>
      rows[rules.limits.staff]?.note('title', message),
    );
    return { document, items: document.length };
  },
};

function staffItem(row: StaffRow, items: DriveItems) {
  const imageUrl = photo(row, items);
  if (imageUrl === undefined) return [];
  const texts = Object.fromEntries(
    TEXTS.flatMap((key) => (row.text(key) === '' ? [] : [[key, row.text(key)]])),
  );
  const item = { ...texts, imageUrl };
  if (row.text('title') === '') row.note('title', 'Nama kosong. Tulis nama atau jabatan yang ditampilkan.');
  if (!rules.isShownStaff(item))
    row.note(
      'title',
      'Situs tidak menampilkan orang ini (aturan "ali" dengan "Tim IT"). Ubah nama atau jabatannya.',
    );
  return [item];
}

function photo(row: StaffRow, items: DriveItems): string | undefined {
  const link = row.link('imageUrl');
  if (link === '') {
    row.note('imageUrl', 'Foto kosong. Tempel tautan Google Drive dari fotonya.');
    return undefined;
  }
  if (driveReference(link) === undefined) {
    const other = sitePath(link) ?? webLink(link);
    if (other !== undefined) return other;
  }
  const fileId = pictureId(row, 'imageUrl', link, items);
  return fileId === undefined ? undefined : viewAddress(fileId);
}
