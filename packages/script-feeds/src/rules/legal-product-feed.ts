import { rules } from '#site-rules';
import { columnNeeds, missing, noteSharing } from './drive-cell.ts';
import { type DriveItem, type DriveItems, known } from './drive-item.ts';
import { driveReference, pageAddress } from './drive-reference.ts';
import { type FeedRule, limited } from './feed-rule.ts';
import { SHORTCUT, TYPE_WORDS, typeOfEnding, typeOfWord } from './mime-type.ts';
import { quoted } from './note.ts';
import { type KeyOf, LEGAL_PRODUCT_SHEET } from './sheets.ts';
import type { Row } from './table.ts';
import { webLink } from './web-link.ts';

type ProductRow = Row<KeyOf<typeof LEGAL_PRODUCT_SHEET>>;

/** The feed of the legal products: a row without a name or without a link that can be opened is left out and noted. */
export const legalProductFeed: FeedRule = {
  sheet: LEGAL_PRODUCT_SHEET,
  needs: ({ rows }) => columnNeeds(rows, 'url'),
  build({ rows }, items) {
    const products = (rows as readonly ProductRow[]).flatMap((row) => product(row, items));
    const document = limited(products, rules.limits.products, (message) =>
      rows[rules.limits.products]?.note('name', message),
    );
    return { document, items: document.length };
  },
};

function product(row: ProductRow, items: DriveItems) {
  const target = linkOf(row, items);
  const name = row.text('name');
  if (name === '') row.note('name', 'Nama kosong. Tulis nama produk hukum.');
  if (name === '' || target === undefined) return [];
  const type = typeOf(row, target.url, target.item);
  const [category, year] = [row.text('category'), yearOf(row)];
  if (rules.isWordType(type) || name.toLowerCase().includes('.docx'))
    row.note(
      'name',
      'Situs tidak menampilkan dokumen Word (.docx). Unggah versi PDF dan tempel tautannya di sini.',
    );
  return [
    {
      name,
      ...(type !== '' && { type }),
      url: target.url,
      ...(category !== '' && { category }),
      ...(year !== '' && { year }),
    },
  ];
}

function linkOf(row: ProductRow, items: DriveItems) {
  const bad = (message: string) => {
    row.note('url', message);
    return undefined;
  };
  const link = row.link('url');
  if (link === '') return bad('Berkas kosong. Tempel tautan Google Drive dari dokumennya.');
  const reference = driveReference(link);
  const url = webLink(link);
  if (reference === undefined) {
    if (url !== undefined) return { url };
    return bad(`${quoted(link)} bukan tautan. Tempel tautan lengkap yang diawali https://.`);
  }
  if (reference.kind === 'folder') return bad('Ini tautan folder. Tempel tautan satu berkas.');
  const item = known(items, 'item', reference.id);
  if (item === undefined || !item.found) return bad(missing(link));
  if (item.isFolder) return bad('Ini tautan folder. Tempel tautan satu berkas.');
  if (item.mimeType === SHORTCUT)
    return bad(`${quoted(item.name ?? '')} adalah pintasan. Tempel tautan berkas aslinya.`);
  noteSharing(row, 'url', item);
  return { url: url ?? pageAddress(reference), item };
}

function typeOf(row: ProductRow, url: string, item: DriveItem | undefined): string {
  const word = row.text('type');
  const named = word === '' ? undefined : typeOfWord(word);
  if (word !== '' && named === undefined)
    row.note('type', `Jenis ${quoted(word)} tidak dikenal. Tulis salah satu: ${TYPE_WORDS}, atau kosongkan.`);
  return named ?? item?.mimeType ?? typeOfEnding(url) ?? '';
}

function yearOf(row: ProductRow): string {
  const said = row.text('year');
  const year = /^(\d{4})(?:-\d{2}-\d{2})?$/.exec(said)?.[1];
  if (said !== '' && year === undefined)
    row.note('year', `Tahun ${quoted(said)} tidak terbaca. Tulis empat angka, misalnya 2024.`);
  return year ?? '';
}
