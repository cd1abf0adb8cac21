import { rules } from '#site-rules';
import { missing, noteSharing, pictureId } from './drive-cell.ts';
import { type DriveItems, type DriveNeed, known } from './drive-item.ts';
import { type DriveReference, driveReference, pageAddress, viewAddress } from './drive-reference.ts';
import { sortedFiles } from './gallery-folder.ts';
import type { KeyOf, NEWS_SHEET } from './sheets.ts';
import type { Row } from './table.ts';

type NewsRow = Row<KeyOf<typeof NEWS_SHEET>>;

/** What has to be known for the pictures of an article: each file, and each folder with its files. */
export function pictureNeeds(row: NewsRow, items: DriveItems): DriveNeed[] {
  return links(row).flatMap((link): DriveNeed[] => {
    const reference = driveReference(link);
    if (reference === undefined) return [];
    const { kind, ...rest } = reference;
    if (kind === 'folder') return [{ kind: 'folder', ...rest }];
    const isFolder = known(items, 'item', rest.id)?.isFolder === true;
    return [{ kind: 'item', ...rest }, ...(isFolder ? [{ kind: 'folder', ...rest } as const] : [])];
  });
}

/**
 * Gives the pictures of an article, each with a description: its line of the column 'Keterangan Foto', or the title
 * with its number. The site shows them in the reverse of their order, so that the first one of the sheet comes last.
 */
export function articlePictures(row: NewsRow, title: string, items: DriveItems) {
  const ids = [...new Set(links(row).flatMap((link) => idsBehind(row, link, items)))];
  if (ids.length > rules.limits.pictures)
    row.note(
      'pictures',
      `Terlalu banyak: ${ids.length} foto. Situs hanya memakai ${rules.limits.pictures} yang pertama.`,
    );
  const captions = row.text('captions').split('\n');
  const pictures = ids.slice(0, rules.limits.pictures).map((id, index) => ({
    id,
    url: viewAddress(id),
    originalUrl: pageAddress({ id }),
    description: captions[index]?.trim() || `${title}, foto ${index + 1}`,
  }));
  return pictures.reverse();
}

function links(row: NewsRow): string[] {
  return row
    .link('pictures')
    .split(/[\s,;]+/)
    .filter((link) => link !== '');
}

function idsBehind(row: NewsRow, link: string, items: DriveItems): string[] {
  const folder = folderBehind(driveReference(link), items);
  if (folder === undefined) {
    const id = pictureId(row, 'pictures', link, items);
    return id === undefined ? [] : [id];
  }
  const item = known(items, 'folder', folder);
  if (item === undefined || !item.found) {
    row.note('pictures', missing(link));
    return [];
  }
  noteSharing(row, 'pictures', item);
  const { photos, remarks } = sortedFiles(item);
  for (const remark of remarks) row.note('pictures', remark);
  if (photos.length === 0)
    row.note('pictures', 'Folder ini belum berisi foto. Unggah foto, atau hapus tautannya.');
  return photos.map(({ id }) => id);
}

function folderBehind(reference: DriveReference | undefined, items: DriveItems): string | undefined {
  if (reference === undefined) return undefined;
  const isFolder = reference.kind === 'folder' || known(items, 'item', reference.id)?.isFolder === true;
  return isFolder ? reference.id : undefined;
}
