import { rules } from '#site-rules';
import { captionOf } from './caption.ts';
import { cellDate, datedName } from './cell-date.ts';
import { missing, noteSharing } from './drive-cell.ts';
import { type DriveItem, type DriveItems, type DriveNeed, known } from './drive-item.ts';
import { downloadAddress } from './drive-reference.ts';
import { type FeedRule, limited } from './feed-rule.ts';
import { fileName, photoImages, type SortedFiles, sortedFiles } from './gallery-folder.ts';
import {
  type GalleryPlace,
  galleryFolderNeeds,
  galleryPlaces,
  namesEverySubfolder,
} from './gallery-places.ts';
import { quoted } from './note.ts';
import { GALLERY_SHEET, type KeyOf } from './sheets.ts';
import type { Row, Table } from './table.ts';

type GalleryRow = Row<KeyOf<typeof GALLERY_SHEET>>;
type GalleryTable = Table<KeyOf<typeof GALLERY_SHEET>>;

/** The feed of the gallery: a folder that is not found, or holds no photo, is left out and noted. */
export const galleryFeed: FeedRule = {
  sheet: GALLERY_SHEET,
  needs(table, items) {
    const { rows } = table as GalleryTable;
    return [...galleryFolderNeeds(rows, items), ...captionNeeds(rows, items)];
  },
  build(table, items, now) {
    const { rows } = table as GalleryTable;
    const seen = new Map<string, number>();
    const folders = galleryPlaces(rows, items).flatMap((place) => folder(place, items, seen));
    const shown = limited(folders, rules.limits.folders, (message) => rows[0]?.note('folder', message));
    const at = new Date(now).toISOString();
    const document = {
      success: true,
      data: {
        processedDate: at,
        totalFolders: shown.length,
        totalItems: shown.reduce((sum, { imageCount }) => sum + imageCount, 0),
        folders: shown,
      },
      timestamp: at,
      endpoint: 'gallery',
    };
    return { document, items: shown.length };
  },
};

function captionNeeds(rows: readonly GalleryRow[], items: DriveItems): DriveNeed[] {
  return galleryPlaces(rows, items).flatMap(({ row, id, own }) => {
    const item = known(items, 'folder', id);
    if (item === undefined || !item.found || (own && row.text('caption') !== '')) return [];
    const { caption } = sortedFiles(item);
    return caption === undefined ? [] : [{ kind: 'text', id: caption.id } as const];
  });
}

function folder({ row, id, own }: GalleryPlace, items: DriveItems, seen: Map<string, number>) {
  const item = known(items, 'folder', id);
  if (item === undefined || !item.found) {
    row.note('folder', missing(own ? row.link('folder') : id));
    return [];
  }
  const first = seen.get(id);
  if (first !== undefined) {
    row.note('folder', `Folder ${quoted(item.name ?? id)} sudah ada di baris ${first}. Hapus baris ini.`);
    return [];
  }
  seen.set(id, row.number);
  const files = sortedFiles(item);
  for (const remark of files.remarks) row.note('folder', `Folder ${quoted(item.name ?? id)}: ${remark}`);
  if (files.photos.length === 0) {
    row.note(
      'folder',
      `Folder ${quoted(item.name ?? id)} belum berisi foto. Unggah foto, atau hapus foldernya.`,
    );
    return [];
  }
  noteSharing(row, 'folder', item);
  return [described(row, item, files, items)];
}

function described(row: GalleryRow, item: DriveItem, files: SortedFiles, items: DriveItems) {
  const own = !namesEverySubfolder(row);
  const dated = datedName(item.name ?? '');
  const name = (own && row.text('name')) || rules.cutText(dated.name, rules.limits.text) || item.id;
  const { photos, zip } = files;
  return {
    folderId: item.id,
    folderName: name,
    folderUrl: `https://drive.google.com/drive/folders/${item.id}`,
    ...captionFields(row, own, files, items),
    imageCount: photos.length,
    status: 'processed',
    images: photoImages(photos),
    ...(zip !== undefined && {
      zipFile: { name: fileName(zip.name), id: zip.id, size: zip.size, downloadUrl: downloadAddress(zip.id) },
    }),
    ...dates(row, own, dated.date, item),
  };
}

function captionFields(row: GalleryRow, own: boolean, { caption: file }: SortedFiles, items: DriveItems) {
  const fromSheet = own ? captionOf(row.text('caption')) : undefined;
  const fromFile = file && captionOf(known(items, 'text', file.id)?.text ?? '');
  const caption = fromSheet ?? fromFile;
  if (caption === undefined) return {};
  const source = fromSheet === undefined && file !== undefined ? fileName(file.name) : GALLERY_SHEET.name;
  return { caption: caption.short, captionDetails: { source, fullText: caption.full } };
}

function dates(row: GalleryRow, own: boolean, named: number | undefined, item: DriveItem) {
  const text = own ? row.text('date') : '';
  const fromSheet = text === '' ? undefined : cellDate(row.value('date'));
  if (text !== '' && fromSheet === undefined)
    row.note(
      'date',
      `Tanggal ${quoted(text)} tidak terbaca. Tulis misalnya 18/11/2024 atau 18 November 2024.`,
    );
  const created = fromSheet ?? named ?? item.created;
  return {
    ...(created !== undefined && { createdDate: new Date(created).toISOString() }),
    ...(item.updated !== undefined && { lastModified: new Date(item.updated).toISOString() }),
  };
}
