import { isYes } from './cell.ts';
import { missing } from './drive-cell.ts';
import { type DriveItems, type DriveNeed, known } from './drive-item.ts';
import { type DriveReference, driveReference } from './drive-reference.ts';
import { compareNames } from './natural-order.ts';
import { quoted } from './note.ts';
import type { GALLERY_SHEET, KeyOf } from './sheets.ts';
import type { Row } from './table.ts';

type GalleryRow = Row<KeyOf<typeof GALLERY_SHEET>>;

/** A folder of the gallery with the row that names it. */
export interface GalleryPlace {
  readonly row: GalleryRow;
  readonly id: string;
  /** The row names this one folder, so that its name, caption and date count. */
  readonly own: boolean;
  readonly resourceKey?: string;
}

/** Whether a row means every folder inside of the one that it names. */
export const namesEverySubfolder = (row: GalleryRow) => isYes(row.value('every'));

/** Gives the folders that the rows mean, as far as they are known. */
export function galleryPlaces(rows: readonly GalleryRow[], items: DriveItems): GalleryPlace[] {
  return rows.flatMap((row): GalleryPlace[] => {
    const reference = folderReference(row);
    if (reference === undefined) return [];
    const { id, resourceKey } = reference;
    if (!namesEverySubfolder(row))
      return [{ row, id, own: true, ...(resourceKey !== undefined && { resourceKey }) }];
    const parent = known(items, 'folders', id);
    if (parent?.found === false) row.note('folder', missing(row.link('folder')));
    return [...(parent?.folders ?? [])]
      .sort((a, b) => compareNames(a.name, b.name))
      .map((folder) => ({ row, id: folder.id, own: false }));
  });
}

/** The folders to be listed: those whose folders are meant, and those whose photos are. */
export function galleryFolderNeeds(rows: readonly GalleryRow[], items: DriveItems): DriveNeed[] {
  const parents = rows.filter(namesEverySubfolder).flatMap((row) => {
    const reference = folderReference(row);
    return reference === undefined ? [] : [need('folders', reference)];
  });
  return [...parents, ...galleryPlaces(rows, items).map((place) => need('folder', place))];
}

function folderReference(row: GalleryRow): DriveReference | undefined {
  const link = row.link('folder');
  const reference = link === '' ? undefined : driveReference(link);
  if (link === '') row.note('folder', 'Folder kosong. Tempel tautan folder Google Drive.');
  else if (reference === undefined)
    row.note(
      'folder',
      `${quoted(link)} bukan tautan folder Google Drive. Tempel tautan dari "Bagikan > Salin link".`,
    );
  else if (reference.kind === 'file') row.note('folder', 'Ini tautan berkas. Tempel tautan foldernya.');
  return reference?.kind === 'file' ? undefined : reference;
}

function need(
  kind: 'folder' | 'folders',
  { id, resourceKey }: { id: string; resourceKey?: string },
): DriveNeed {
  return { kind, id, ...(resourceKey !== undefined && { resourceKey }) };
}
