import * as v from 'valibot';
import type { GalleryImage } from '../../../domain/gallery/gallery.ts';
import { encodedText } from '../../../domain/shared/well-formed.ts';
import { optionalAddress, optionalNumber, optionalText, requiredText } from './fields.ts';
import { withoutUndefined } from './without-undefined.ts';

/**
 * A photo as the feed gives it (spec §3 Gallery image). Only the file id must be there; an unsafe address makes it bad.
 * A missing address is replaced by another one of the photo, or at last by Drive's own download address.
 */
export const galleryImageSchema = v.pipe(
  v.object({
    imageName: optionalText,
    imageIndex: optionalNumber,
    fileId: requiredText,
    mimeType: optionalText,
    size: optionalNumber,
    width: optionalNumber,
    height: optionalNumber,
    originalUrl: optionalAddress,
    directUrl: optionalAddress,
    thumbnailUrl: optionalAddress,
    downloadUrl: optionalAddress,
  }),
  v.transform(
    ({ imageName, imageIndex, fileId, mimeType, size, width, height, ...addresses }): GalleryImage => {
      const { originalUrl, directUrl, downloadUrl } = addresses;
      const file = directUrl ?? downloadUrl ?? originalUrl ?? driveDownload(fileId);
      return {
        imageName: imageName ?? '',
        imageIndex: imageIndex ?? 0,
        fileId,
        ...withoutUndefined({ mimeType, size, width, height }),
        directUrl: file,
        downloadUrl: downloadUrl ?? file,
      };
    },
  ),
);

function driveDownload(fileId: string): string {
  return `https://drive.google.com/uc?export=download&id=${encodedText(fileId)}`;
}
