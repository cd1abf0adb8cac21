import { galleryEnvelope } from '../../../../src/adapters/http/gallery-feed.ts';
import { galleryFolderSchema } from '../../../../src/adapters/http/schemas/gallery-folder.ts';
import { galleryImageSchema } from '../../../../src/adapters/http/schemas/gallery-image.ts';
import { MAX_FOLDERS } from '../../../../src/domain/gallery/gallery.ts';
import { MAX_PHOTOS } from '../../../../src/domain/shared/limits.ts';
import { ADDRESS_FORM } from '../field-forms.ts';
import {
  ADDRESS,
  converted,
  type Described,
  type FeedSchema,
  listOf,
  maybe,
  withFields,
} from '../schema-parts.ts';

/** The feed as its JSON Schema describes it. */
export const feed: FeedSchema = {
  title: 'Gallery',
  description: 'Albums of photos, in an envelope.',
  fields: {
    success: 'Exactly true; anything else is a failure.',
    data: 'What the answer holds.',
    'data.folders': 'The albums. Missing or null: none.',
    'data.folders.*': 'An album. Of several with one id the first is shown.',
    'data.folders.folderId': 'The address of the album: /home?galeri={folderId}.',
    'data.folders.folderName': 'Its name on the card.',
    'data.folders.caption': 'One or two sentences on the card.',
    'data.folders.imageCount': 'How many photos there are; the page counts for itself.',
    'data.folders.images': 'The photos. Missing or null: an empty album.',
    'data.folders.images.*': 'A photo.',
    'data.folders.images.imageName': 'The name under which it is saved.',
    'data.folders.images.imageIndex': 'Its place; the highest is shown first.',
    'data.folders.images.fileId': 'The file id on Drive, or that of a picture of the site.',
    'data.folders.images.mimeType':
      'JPEG, PNG, GIF, WebP and BMP are shown. Where it is missing, the ending of the name decides.',
    'data.folders.images.size': 'Bytes.',
    'data.folders.images.width': 'Pixels of the file that is saved.',
    'data.folders.images.height': 'Pixels of the file that is saved.',
    'data.folders.images.originalUrl': `Stands in where directUrl and downloadUrl are missing. ${ADDRESS}`,
    'data.folders.images.directUrl': `The file itself, for saving. ${ADDRESS}`,
    'data.folders.images.thumbnailUrl': `Not used, but checked. ${ADDRESS}`,
    'data.folders.images.downloadUrl': `Opened where saving fails. ${ADDRESS}`,
    'data.folders.zipFile': 'An archive of the photos.',
    'data.folders.zipFile.downloadUrl': `Where it is; an unsafe one is left out. ${ADDRESS}`,
    'data.folders.createdDate':
      'ISO 8601; without a zone it is time in Asia/Jakarta. Newest albums come first.',
    'data.folders.captionDetails': 'A longer text in the lightbox.',
    'data.folders.captionDetails.source': 'Where the text comes from.',
    'data.folders.captionDetails.fullText': 'The text.',
  },
  schema: gallerySchema,
};

function gallerySchema(): Described {
  const envelope = converted(galleryEnvelope);
  const raw = converted(galleryFolderSchema);
  const folder = withFields(raw, {
    zipFile: withFields(raw.properties?.zipFile as Described, { downloadUrl: ADDRESS_FORM }),
    images: maybe(listOf(converted(galleryImageSchema), MAX_PHOTOS)),
  });
  const data = envelope.properties?.data as Described;
  return withFields(envelope, {
    data: withFields(data, { folders: maybe(listOf(folder, MAX_FOLDERS)) }),
  });
}
