import * as v from 'valibot';
import { optionalNumber, optionalObject, optionalText, requiredText } from './fields.ts';

/** A folder as the feed gives it (spec §3 Gallery folder); its images are read one by one afterwards. */
export const galleryFolderSchema = v.object({
  folderId: requiredText,
  folderName: requiredText,
  caption: optionalText,
  imageCount: optionalNumber,
  images: v.optional(v.unknown()),
  // The address of the zip is not checked yet.
  zipFile: optionalObject(v.object({ downloadUrl: optionalText })),
  createdDate: optionalText,
  captionDetails: optionalObject(v.object({ source: optionalText, fullText: optionalText })),
});

/** A folder that passed the schema. */
export type RawGalleryFolder = v.InferOutput<typeof galleryFolderSchema>;
