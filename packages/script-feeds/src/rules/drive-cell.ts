import { rules } from '#site-rules';
import { type DriveItem, type DriveItems, type DriveNeed, known } from './drive-item.ts';
import { type DriveReference, driveReference } from './drive-reference.ts';
import { GOOGLE_DOCUMENT, SHORTCUT } from './mime-type.ts';
import { quoted } from './note.ts';
import type { Row } from './table.ts';

/** What to do with a file that visitors may not see. */
const SHARE = 'Di Google Drive buka "Bagikan" dan pilih "Siapa saja yang memiliki link".';

/** The kinds of photos that the site shows, as notes name them. */
export const PHOTO_KINDS = 'JPG, PNG, GIF, WEBP atau BMP';

/** What must be read of the file that a link names. */
export function itemNeed({ id, resourceKey }: DriveReference): DriveNeed {
  return { kind: 'item', id, ...(resourceKey !== undefined && { resourceKey }) };
}

/** The needs of the links in a column. */
export function columnNeeds<Key extends string>(rows: readonly Row<Key>[], key: Key): DriveNeed[] {
  return rows.flatMap((row) => {
    const reference = driveReference(row.link(key));
    return reference === undefined || reference.kind === 'folder' ? [] : [itemNeed(reference)];
  });
}

/**
 * Gives the file id of the picture that a link names, or undefined with a note that says why not. A picture that
 * visitors may not see yet stays, with a note.
 */
export function pictureId<Key extends string>(
  row: Row<Key>,
  key: Key,
  link: string,
  items: DriveItems,
): string | undefined {
  const bad = (message: string) => {
    row.note(key, message);
    return undefined;
  };
  const reference = driveReference(link);
  if (reference === undefined)
    return bad(`${quoted(link)} bukan tautan Google Drive. Tempel tautan dari "Bagikan > Salin link".`);
  const item = known(items, 'item', reference.id);
  if (reference.kind === 'folder' || item?.isFolder)
    return bad('Ini tautan folder. Tempel tautan satu gambar.');
  if (item === undefined || !item.found) return bad(missing(link));
  if (!rules.isShownImage({ mimeType: item.mimeType, imageName: item.name ?? '' }))
    return bad(notAPicture(item));
  noteSharing(row, key, item);
  return item.id;
}

/** Notes that visitors may not see a file yet. */
export function noteSharing<Key extends string>(row: Row<Key>, key: Key, item: DriveItem): void {
  if (item.shared === false)
    row.note(key, `${quoted(item.name ?? '')} belum dapat dilihat pengunjung. ${SHARE}`);
}

/** Notes that a link leads to nothing. */
export function missing(link: string): string {
  return `${quoted(link)} tidak ditemukan di Google Drive, atau akun skrip tidak boleh melihatnya. Periksa tautannya.`;
}

function notAPicture({ name = '', mimeType = '' }: DriveItem): string {
  if (mimeType === SHORTCUT) return `${quoted(name)} adalah pintasan. Tempel tautan berkas aslinya.`;
  const kind = mimeType === GOOGLE_DOCUMENT ? 'Google Dokumen' : mimeType;
  return `${quoted(name)} bukan gambar yang bisa ditampilkan (${kind}). Simpan sebagai ${PHOTO_KINDS}.`;
}
