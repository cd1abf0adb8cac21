import * as v from 'valibot';
import type { Logger } from '../../application/ports/logger.ts';
import { folderKey, type GalleryFolder, MAX_FOLDERS } from '../../domain/gallery/gallery.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import { MAX_PHOTOS } from '../../domain/shared/limits.ts';
import { safeAddress } from '../../domain/shared/safe-address.ts';
import { asItIs } from './schemas/as-it-is.ts';
import { type FeedReport, reported } from './schemas/feed-report.ts';
import { galleryFolderSchema, type RawGalleryFolder } from './schemas/gallery-folder.ts';
import { galleryImageSchema } from './schemas/gallery-image.ts';
import { validItems } from './schemas/valid-items.ts';
import { withoutUndefined } from './schemas/without-undefined.ts';

const FEED = 'gallery';

/** The envelope around the folders (contract "Feeds"). */
export const galleryEnvelope = v.object({
  success: v.literal(true),
  data: v.object({ folders: v.optional(v.unknown()) }),
});

/**
 * Reads a gallery document (spec §5 Gallery, contract "Feeds"). If the folders are not a list, the result is an empty
 * list.
 * @throws FeedError 'format' when the success flag is not set or there is no data
 */
export function parseGallery(json: unknown, logger: Logger): GalleryFolder[] {
  const result = v.safeParse(galleryEnvelope, json);
  if (!result.success) throw FeedError.format();
  return parseGalleryFolders(result.output.data.folders, logger);
}

/**
 * Reads a list of folders from the feed or a cache. A folder without an id or a name is dropped and logged; a bad
 * image, or a zip without a safe address, is left out of its folder and logged. Anything but a list is an empty list.
 */
export function parseGalleryFolders(folders: unknown, logger: Logger): GalleryFolder[] {
  return reported(FEED, logger, (report) => {
    const make = (raw: RawGalleryFolder, index: number) => galleryFolder(raw, index, report);
    return validItems(galleryFolderSchema, make, folders, { report, limit: MAX_FOLDERS, keyOf: folderKey });
  });
}

function galleryFolder(raw: RawGalleryFolder, index: number, report: FeedReport): GalleryFolder {
  const images = validItems(galleryImageSchema, asItIs, raw.images, {
    report,
    limit: MAX_PHOTOS,
    item: index,
  });
  return {
    folderId: raw.folderId,
    folderName: raw.folderName,
    caption: raw.caption ?? '',
    imageCount: raw.imageCount ?? images.length,
    images,
    ...withoutUndefined({ zipFile: galleryZip(raw, index, report), captionDetails: captionDetails(raw) }),
    createdDate: raw.createdDate ?? '',
  };
}

function galleryZip({ zipFile }: RawGalleryFolder, item: number, report: FeedReport) {
  if (zipFile?.downloadUrl === undefined) return undefined;
  const downloadUrl = safeAddress(zipFile.downloadUrl);
  if (downloadUrl === undefined) {
    report.dropped('feed.zip-dropped', { item, reason: 'unsafe address' });
    return undefined;
  }
  return { downloadUrl };
}

function captionDetails({ captionDetails: details }: RawGalleryFolder) {
  if (details?.fullText === undefined) return undefined;
  return { source: details.source ?? '', fullText: details.fullText };
}
