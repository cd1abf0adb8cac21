import { rules } from '#site-rules';
import { PHOTO_KINDS } from './drive-cell.ts';
import type { DriveFile, DriveItem } from './drive-item.ts';
import { downloadAddress, viewAddress } from './drive-reference.ts';
import { isReadableText, isZip } from './mime-type.ts';
import { compareNames } from './natural-order.ts';
import { quoted } from './note.ts';

/** The files of a folder, sorted out. */
export interface SortedFiles {
  /** By name as people count; the first one is the cover. */
  readonly photos: readonly DriveFile[];
  readonly zip?: DriveFile;
  /** The document whose text is the caption. */
  readonly caption?: DriveFile;
  /** The files that visitors will not see, with the reasons, for notes. */
  readonly remarks: readonly string[];
}

/** Sorts the files of a folder out: photos that the site shows, one archive, one document with the caption. */
export function sortedFiles({ files = [], unread = [] }: DriveItem): SortedFiles {
  const byName = [...files].sort((a, b) => compareNames(a.name, b.name));
  const images = byName.filter((file) =>
    rules.isShownImage({ mimeType: file.mimeType, imageName: file.name }),
  );
  const photos = images.filter(({ size }) => size > 0);
  const [zip, ...zips] = byName.filter(isZip);
  const texts = byName.filter(({ mimeType }) => isReadableText(mimeType));
  const caption = texts.find(({ name }) => /keterangan|caption|deskripsi/i.test(name)) ?? texts[0];
  const others = byName.filter((file) => !images.includes(file) && !isZip(file) && !texts.includes(file));
  const empty = images.filter(({ size }) => size <= 0);
  const remarks = [
    listed(others, `tidak ditampilkan. Simpan foto sebagai ${PHOTO_KINDS}`),
    listed(empty, 'berukuran 0 byte. Unggah lagi'),
    listed(zips, 'tidak dipakai: hanya satu ZIP per folder. Hapus yang lain'),
    listed(
      unread.map((name) => ({ name })),
      'tidak dapat dibaca dari Google Drive. Unggah lagi',
    ),
    photos.length > rules.limits.photos
      ? `${photos.length} foto; situs hanya memakai ${rules.limits.photos} yang pertama.`
      : '',
  ].filter((remark) => remark !== '');
  return {
    photos: photos.slice(0, rules.limits.photos),
    remarks,
    ...(zip !== undefined && { zip }),
    ...(caption !== undefined && { caption }),
  };
}

/** Describes the photos of a folder. The site shows the highest index first, so that the first photo has it. */
export function photoImages(photos: readonly DriveFile[]) {
  return photos.map(({ id, name, mimeType, size }, place) => ({
    imageName: fileName(name),
    imageIndex: photos.length - place,
    fileId: id,
    mimeType,
    size,
    directUrl: viewAddress(id),
    downloadUrl: downloadAddress(id),
  }));
}

/** A file's name as the feed holds it. */
export const fileName = (name: string) => rules.cutText(rules.wellFormed(name).trim(), rules.limits.text);

function listed(files: readonly { readonly name: string }[], what: string): string {
  if (files.length === 0) return '';
  const names = files.slice(0, 3).map(({ name }) => quoted(name));
  const more = files.length > names.length ? ` dan ${files.length - names.length} lainnya` : '';
  return `${names.join(', ')}${more} ${what}.`;
}
