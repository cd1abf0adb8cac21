import type { Album, Article, Banner, FeedName, ImageUse, Person, Product } from './items.ts';

/** The items of each feed, in the domain's own types: what a folder and an endpoint both give. */
export interface FeedItems extends Record<FeedName, readonly object[]> {
  readonly banners: readonly Banner[];
  readonly gallery: readonly Album[];
  readonly 'legal-products': readonly Product[];
  readonly staff: readonly Person[];
  readonly news: readonly Article[];
}

/** A picture that an item asks for. */
export interface PictureWish {
  /** How the item names it: the path of a file, the file id of a drive, or an address. */
  readonly key: string;
  readonly uses: readonly ImageUse[];
  /** The index of the item in its feed, and the field that names the picture: '[3].images[0]'. */
  readonly item: number;
  readonly field: string;
}

const IMAGE_TAG = /(<img\b[^>]*?\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')([^>]*>)/gi;

/**
 * Replaces the addresses of the images in an article's content.
 * @param replace gives the new address; undefined leaves the image out
 */
export function withContentImages(content: string, replace: (address: string) => string | undefined): string {
  return content.replace(
    IMAGE_TAG,
    (_tag, before: string, double: string | undefined, single: string | undefined, after: string) => {
      const address = replace((double ?? single ?? '').replaceAll('&amp;', '&'));
      return address === undefined ? '' : `${before}"${address.replaceAll('&', '&amp;')}"${after}`;
    },
  );
}

const wish = (key: string, uses: readonly ImageUse[], item: number, field: string): PictureWish => ({
  key,
  uses,
  item,
  field,
});

const WISHES: { readonly [Name in FeedName]: (items: FeedItems[Name]) => PictureWish[] } = {
  banners: (banners) => banners.map(({ fileId }, item) => wish(fileId, ['banner'], item, 'url')),
  gallery: (folders) =>
    folders.flatMap(({ images }, item) =>
      images.map(({ fileId }, index) => wish(fileId, ['gallery'], item, `images[${index}]`)),
    ),
  'legal-products': () => [],
  staff: (staff) =>
    staff.flatMap(({ imageUrl }, item) =>
      imageUrl === '' ? [] : [wish(imageUrl, ['portrait'], item, 'imageUrl')],
    ),
  news: (articles) =>
    articles.flatMap(({ images, content }, item) => {
      const inContent: PictureWish[] = [];
      withContentImages(content, (address) => {
        inContent.push(wish(address, ['newsDialog'], item, 'content'));
        return address;
      });
      return [
        ...images.map(({ id }, index) => wish(id, ['newsCard', 'newsDialog'], item, `images[${index}]`)),
        ...inContent,
      ];
    }),
};

/** Gives the pictures that the items of a feed ask for, in their order. */
export function wishesOf<Name extends FeedName>(name: Name, items: FeedItems[Name]): PictureWish[] {
  return WISHES[name](items);
}
