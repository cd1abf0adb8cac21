import type { FeedItems, FeedRules, ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { folderDateLabel } from '../../../../src/domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../../../src/domain/gallery/gallery.ts';
import { prepareFolder } from '../../../../src/domain/gallery/prepare-gallery.ts';
import { isShownImage } from '../../../../src/domain/shared/image-type.ts';
import { isoTime } from '../../../../src/domain/shared/jakarta-time.ts';
import { repeatedFindings } from '../repeated.ts';

/** What the rules do with the albums, and their archives. */
export const rules = (): FeedRules<FeedItems['gallery']> => ({
  findings: galleryFindings,
  links: (folders) =>
    folders.flatMap(({ zipFile }, item) =>
      zipFile === undefined ? [] : [{ item, field: 'zipFile', address: zipFile.downloadUrl }],
    ),
});

function galleryFindings(folders: readonly GalleryFolder[]): ItemFinding[] {
  const empty: ItemFinding = {
    level: 'warning',
    kind: 'empty',
    message: said(
      "tidak ada album; halaman menulis 'Tidak Ada Galeri'",
      "no album; the page says 'Tidak Ada Galeri'",
    ),
  };
  return [
    ...(folders.length === 0 ? [empty] : []),
    ...repeatedFindings(
      folders,
      ({ folderId }) => folderId,
      said('album dengan alamat ini', 'an album of this id'),
      'folderId',
    ),
    ...folders.flatMap((folder, item) => [...folderFindings(folder, item), ...hiddenPhotos(folder, item)]),
  ];
}

function folderFindings(folder: GalleryFolder, item: number): ItemFinding[] {
  const { createdDate, folderName } = folder;
  const findings: ItemFinding[] = [];
  if (isoTime(createdDate) === undefined) {
    const message = said(
      `tanggal '${folderName}' tidak terbaca; tampil sebagai '${folderDateLabel(createdDate)}', sesudah semua yang lain`,
      `'${folderName}' has no date that can be read; it is shown as '${folderDateLabel(createdDate)}', behind all others`,
    );
    findings.push({ level: 'warning', kind: 'date', item, field: 'createdDate', message });
  }
  if (prepareFolder(folder).imageCount === 0) {
    const message = said(
      `tidak ada foto '${folderName}' yang tampil; kartunya menulis 'Folder galeri ini kosong'`,
      `'${folderName}' has no photo that is shown; its card says 'Folder galeri ini kosong'`,
    );
    findings.push({ level: 'warning', kind: 'empty', item, field: 'images', message });
  }
  return findings;
}

function hiddenPhotos({ images }: GalleryFolder, item: number): ItemFinding[] {
  return images.flatMap((image, index): ItemFinding[] => {
    if (isShownImage(image)) return [];
    const what = image.mimeType
      ? said(`jenisnya ${image.mimeType}`, `its type is ${image.mimeType}`)
      : said(`akhiran nama '${image.imageName}' lain`, `its name '${image.imageName}' ends otherwise`);
    const message = said(
      `satu foto tidak tampil: ${what}; yang tampil JPEG, PNG, GIF, WebP, dan BMP`,
      `a photo is not shown: ${what}; JPEG, PNG, GIF, WebP and BMP are (spec §5 Gallery)`,
    );
    return [{ level: 'warning', kind: 'hidden', item, field: `images[${index}]`, message }];
  });
}
