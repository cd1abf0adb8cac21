import { mediaAddress } from './addresses.ts';
import type { Album, FeedItems, FeedName } from './items.ts';

const THUMBNAIL_WIDTH = 400;

const DOCUMENTS: { readonly [Name in FeedName]: (items: FeedItems[Name]) => unknown } = {
  banners: (banners) => banners.map(({ name, url }) => ({ name, url })),
  gallery: (folders) => {
    // The newest day of the content, so that the same content gives the same document.
    const made =
      folders
        .map(({ createdDate }) => createdDate)
        .sort()
        .at(-1) ?? '';
    return {
      success: true,
      data: {
        folderName: '',
        folderId: '',
        processedDate: made,
        totalFolders: folders.length,
        totalItems: folders.reduce((sum, { imageCount }) => sum + imageCount, 0),
        folders: folders.map(folderDocument),
        cacheMetadata: {},
        cacheInfo: '',
      },
      timestamp: made,
      endpoint: 'gallery',
    };
  },
  'legal-products': (products) => products,
  staff: (staff) => staff,
  news: (articles) => ({
    articles: articles.map(({ id, title, content, images, createdDate, created, modified }) => ({
      id,
      title,
      content,
      images,
      metadata: { createdDate, dateDetails: { created, modified } },
    })),
  }),
};

function folderDocument(folder: Album) {
  return {
    ...folder,
    images: folder.images.map((image) => ({
      ...image,
      originalUrl: image.directUrl,
      thumbnailUrl: mediaAddress(image.fileId, THUMBNAIL_WIDTH),
    })),
  };
}

/** Writes the items of a feed as its document (contract "Feeds"); the site's own reader gives the same items back. */
export function documentOf<Name extends FeedName>(name: Name, items: FeedItems[Name]): string {
  return `${JSON.stringify(DOCUMENTS[name](items), null, 2)}\n`;
}
