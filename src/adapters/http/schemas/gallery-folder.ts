import * as v from 'valibot';
import { optionalNumber, optionalObject, optionalText, requiredText } from './fields.ts';

/** The archive of a folder, its address still unchecked. */
const zipFile = v.object({
  name: optionalText,
  downloadUrl: optionalText,
  size: optionalNumber,
});

/** A folder as the feed gives it (spec §3 Gallery folder); its images are read one by one afterwards. */
export const galleryFolderSchema = v.object({
  folderId: requiredText,
  folderName: requiredText,
  caption: optionalText,
  imageCount: optionalNumber,
  images: v.optional(v.unknown()),
  zipFile: optionalObject(zipFile),
  createdDate: optionalText,
  captionDetails: optionalObject(v.object({ source: optionalText, fullText: optionalText })),
});

/** A folder that passed the schema. */
export type RawGalleryFolder = v.InferOutput<typeof galleryFolderSchema>;
