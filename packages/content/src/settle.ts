import { mediaAddress } from './addresses.ts';
import { withContentImages } from './feed-items.ts';
import type { FeedItems, FeedName } from './items.ts';
import type { BuiltPicture } from './pictures/picture-store.ts';

/** Finds the picture that stands ready for what an item calls it, or keeps an address; undefined where there is none. */
export type FindPicture = (key: string) => BuiltPicture | 'kept' | undefined;

const PHOTO_WIDTH = 800;
const ARTICLE_WIDTH = 1000;
const WIDEST = 2000;

const built = (picture: ReturnType<FindPicture>): BuiltPicture | undefined =>
  picture === 'kept' ? undefined : picture;

const SETTLE: {
  readonly [Name in FeedName]: (items: FeedItems[Name], find: FindPicture) => FeedItems[Name];
} = {
  banners: (banners, find) =>
    banners.flatMap(({ name, fileId }) => {
      const picture = built(find(fileId));
      return picture ? [{ name, fileId: picture.fileId, url: mediaAddress(picture.fileId, WIDEST) }] : [];
    }),
  gallery: (folders, find) =>
    folders.map((folder) => {
      const images = folder.images.flatMap(({ imageName, imageIndex, fileId }) => {
        const picture = built(find(fileId));
        if (picture === undefined) return [];
        const address = mediaAddress(picture.fileId, PHOTO_WIDTH);
        return [
          {
            imageName: `${imageName.replace(/\.[a-z]{3,4}$/i, '')}.webp`,
            imageIndex,
            fileId: picture.fileId,
            mimeType: 'image/webp',
            size: picture.sizes.get(`${PHOTO_WIDTH}.webp`) ?? 0,
            directUrl: address,
            downloadUrl: address,
          },
        ];
      });
      return { ...folder, images, imageCount: images.length };
    }),
  'legal-products': (products) => products,
  staff: (staff, find) =>
    staff.map((item) => {
      const picture = find(item.imageUrl);
      if (picture === 'kept') return item;
      return { ...item, imageUrl: picture ? mediaAddress(picture.fileId, WIDEST) : '' };
    }),
  news: (articles, find) =>
    articles.map((article) => ({
      ...article,
      content: withContentImages(article.content, (address) => {
        const picture = find(address);
        if (picture === 'kept') return address;
        return picture && mediaAddress(picture.fileId, ARTICLE_WIDTH);
      }),
      images: article.images.flatMap(({ id, description }) => {
        const picture = built(find(id));
        if (picture === undefined) return [];
        const address = mediaAddress(picture.fileId, ARTICLE_WIDTH);
        return [{ id: picture.fileId, url: address, originalUrl: address, description }];
      }),
    })),
};

/**
 * Gives the items of a feed with the pictures that stand ready in the site's media in place of what they were called. A
 * banner, photo or picture of an article without one is left out; a staff item loses its photo.
 */
export function settle<Name extends FeedName>(
  name: Name,
  items: FeedItems[Name],
  find: FindPicture,
): FeedItems[Name] {
  return SETTLE[name](items, find);
}
