import { rules } from '#site-rules';
import { columnNeeds, pictureId } from './drive-cell.ts';
import type { DriveItems } from './drive-item.ts';
import { pageAddress } from './drive-reference.ts';
import { type FeedRule, limited } from './feed-rule.ts';
import { quoted } from './note.ts';
import { BANNER_SHEET, type KeyOf } from './sheets.ts';
import type { Row } from './table.ts';

type BannerRow = Row<KeyOf<typeof BANNER_SHEET>>;

/** The feed of the banners: a row without a name, or without a picture on Drive, is left out and noted. */
export const bannerFeed: FeedRule = {
  sheet: BANNER_SHEET,
  needs: ({ rows }) => columnNeeds(rows, 'url'),
  build({ rows }, items) {
    const names = new Map<string, number>();
    const banners = (rows as readonly BannerRow[]).flatMap((row) => banner(row, items, names));
    const document = limited(banners, rules.limits.banners, (message) =>
      rows[rules.limits.banners]?.note('name', message),
    );
    return { document, items: document.length };
  },
};

function banner(row: BannerRow, items: DriveItems, names: Map<string, number>) {
  const name = row.text('name');
  const link = row.link('url');
  if (name === '') row.note('name', 'Nama kosong. Tulis nama banner.');
  if (link === '') row.note('url', 'Gambar kosong. Tempel tautan Google Drive dari gambar itu.');
  if (name === '' || link === '') return [];
  const fileId = pictureId(row, 'url', link, items);
  if (fileId === undefined) return [];
  const first = names.get(name);
  if (first !== undefined) {
    row.note('name', `Nama ${quoted(name)} sudah dipakai di baris ${first}. Tulis nama lain.`);
    return [];
  }
  names.set(name, row.number);
  return [{ name, url: pageAddress({ id: fileId }) }];
}
