import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import * as v from 'valibot';
import type { Album } from '../items.ts';
import { said } from '../language.ts';
import { type Entry, optional, pictures, text } from './entries.ts';
import { type ContentFolder, entriesIn, picturesIn, readText } from './folder.ts';
import { guarded } from './guarded.ts';
import { isThere } from './links.ts';
import { isoOf } from './moments.ts';
import { datedName, isPictureName, titleOf } from './names.ts';
import { type NamedPicture, readPictures } from './read-pictures.ts';
import { isAddress, shownPath } from './references.ts';
import { words } from './words.ts';
import { type PlacedEntry, readYamlRecord } from './yaml-file.ts';

/** The file in a folder of photos that describes the album. */
export const ALBUM_FILE = 'album.yaml';
/** Begins the address of an album's archive until the archive is made. */
export const ZIP_WISH = 'zip:';

/** What may stand in it. */
export const ALBUM = v.strictObject({
  name: words(optional, 'Nama album', 'Bila kosong, dibuat dari nama foldernya.'),
  date: words(
    optional,
    'Tanggal',
    'Hari, dan jam bila perlu: 2024-11-12 atau 2024-11-12 09.30 (WIB). Bila kosong, hari pada nama foldernya.',
    'moment',
  ),
  caption: words(optional, 'Keterangan singkat', 'Satu atau dua kalimat di kartu album.', 'lines'),
  detail: words(optional, 'Keterangan panjang', 'Tampil di samping foto yang dibesarkan.', 'lines'),
  source: words(optional, 'Sumber keterangan', 'Dari mana keterangan panjang itu.'),
  zip: words(
    v.optional(v.union([v.boolean(), v.pipe(text, v.check(isAddress))])),
    'Arsip foto',
    'Pengunjung dapat mengunduh semua foto sekaligus.',
    'switch',
  ),
  photos: words(
    pictures,
    'Foto',
    'Jatuhkan foto ke sini dan atur urutannya. Bila kosong, semua gambar di folder album ini.',
    'photos',
  ),
  id: words(
    optional,
    'Alamat',
    'Akhir alamat album ini, tanpa spasi. Bila kosong, diambil dari nama foldernya.',
  ),
});

const ALONE: PlacedEntry<typeof ALBUM> = { entry: {}, lineOf: () => 1 };

/** Reads content/gallery: a folder of photos an album, newest first. */
export function readGallery(folder: ContentFolder): Album[] {
  const gallery = join(folder.root, 'gallery');
  const albums = entriesIn(folder, gallery, folder.reportUnread).filter((name) =>
    isAlbum(folder, join(gallery, name)),
  );
  const names = new Map<string, string>();
  return albums.flatMap((name) => {
    const path = join(gallery, name);
    const album = guarded(shownPath(folder, path), folder.report, () => readAlbum(folder, path));
    if (album === undefined) return [];
    const other = names.get(album.folderId);
    names.set(album.folderId, name);
    if (other === undefined) return [album];
    folder.report({
      file: shownPath(folder, join(gallery, name)),
      message: said(
        `alamat ${album.folderId} sudah dipakai ${other}; tulis yang lain di ${ALBUM_FILE}: 'id: ${album.folderId}-2'`,
        `the id ${album.folderId} is that of ${other} too; write another one in ${ALBUM_FILE}: 'id: ${album.folderId}-2'`,
      ),
    });
    return [];
  });
}

function isAlbum(folder: ContentFolder, path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return true;
  folder.report({
    file: shownPath(folder, path),
    message: said(
      'berkas ini di samping album; letakkan di foldernya sendiri, seperti gallery/2024-11-12-nama',
      'this stands beside the albums; put it in a folder of its own, such as gallery/2024-11-12-name',
    ),
  });
  return false;
}

function readAlbum(folder: ContentFolder, path: string): Album | undefined {
  const placed = readAlbumFile(folder, join(path, ALBUM_FILE));
  if (placed === undefined) return undefined;
  const { day, rest } = datedName(basename(path));
  const dateText = placed.entry.date ?? day;
  const createdDate = dateText === undefined ? undefined : isoOf(folder.rules, dateText);
  if (createdDate === undefined) {
    folder.report({
      file: shownPath(folder, placed === ALONE ? path : join(path, ALBUM_FILE)),
      line: placed.lineOf('date'),
      message: said(
        "tanggalnya tidak ada atau tidak terbaca; tulis 'date: 2024-11-12', atau awali nama foldernya dengan tanggal",
        "the day is missing or cannot be read; write 'date: 2024-11-12', or let the folder's name begin with it",
      ),
    });
    return undefined;
  }
  tellOfOthers(folder, path);
  return albumOf(placed.entry, photosOf(folder, path, placed), { rest, createdDate });
}

function readAlbumFile(folder: ContentFolder, path: string): PlacedEntry<typeof ALBUM> | undefined {
  if (!isThere(path)) return ALONE;
  const written = readText(folder, path);
  if (written === undefined) return undefined;
  const { entries, mistakes } = readYamlRecord(ALBUM, {
    text: written,
    file: shownPath(folder, path),
    nearestWord: folder.rules.nearestWord,
  });
  for (const mistake of mistakes) folder.report(mistake);
  return entries[0];
}

function photosOf(
  folder: ContentFolder,
  path: string,
  { entry, lineOf }: PlacedEntry<typeof ALBUM>,
): NamedPicture[] {
  const { photos } = entry;
  if (photos === undefined) return picturesIn(folder, path).map((photo) => ({ path: photo, alt: undefined }));
  return readPictures(folder, join(path, ALBUM_FILE), photos, (index) => lineOf('photos', index));
}

function albumOf(
  { id, name, caption, detail, source, zip }: Entry<typeof ALBUM>,
  photos: readonly NamedPicture[],
  { rest, createdDate }: { readonly rest: string; readonly createdDate: string },
): Album {
  // The page shows the photo with the highest index first (spec §5 Gallery).
  const images = photos.map(({ path, name: saved }, position) => ({
    imageName: saved ?? `${rest}-${String(photos.length - position).padStart(3, '0')}${extname(path)}`,
    imageIndex: photos.length - position,
    fileId: path,
    directUrl: path,
    downloadUrl: path,
  }));
  const archive = zip === true ? `${ZIP_WISH}${rest}` : zip || undefined;
  return {
    folderId: id ?? rest,
    folderName: name ?? titleOf(rest),
    caption: caption ?? '',
    imageCount: images.length,
    images,
    ...(archive !== undefined && { zipFile: { downloadUrl: archive } }),
    createdDate,
    ...(detail && { captionDetails: { source: source ?? '', fullText: detail } }),
  };
}

function tellOfOthers(folder: ContentFolder, path: string): void {
  for (const name of entriesIn(folder, path)) {
    if (name === ALBUM_FILE || isPictureName(name)) continue;
    folder.report({
      file: shownPath(folder, join(path, name)),
      message: said(
        `ini bukan gambar; album berisi gambar dan ${ALBUM_FILE}`,
        `this is no picture; an album takes pictures and ${ALBUM_FILE}`,
      ),
    });
  }
}

/** Says whether the archive of an album is an address already. */
export const isZipWish = (downloadUrl: string): boolean =>
  downloadUrl.startsWith(ZIP_WISH) && !isAddress(downloadUrl);
