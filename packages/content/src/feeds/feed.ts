import type { ContentFolder } from '../folder/folder.ts';
import type { ImageUse } from '../items.ts';
import type { BuiltPicture } from '../pictures/picture-store.ts';
import type { SitePictures } from '../site-rules.ts';

/** A picture that an item asks for. */
export interface PictureWish {
  /** How the item names it: the path of a file, the file id of a drive, or an address. */
  readonly key: string;
  readonly uses: readonly ImageUse[];
  /** The index of the item in its feed, and the field that names the picture: '[3].images[0]'. */
  readonly item: number;
  readonly field: string;
}

/** Finds the finished picture for an item's reference, or leaves an address unchanged; undefined where there is none. */
export type FindPicture = (key: string) => BuiltPicture | 'unchanged' | undefined;

/** Where an item stands in the folder. */
export interface ItemSource {
  /** From the root of the project. */
  readonly file: string;
  readonly lineOf?: (...path: (string | number)[]) => number;
  /** Lines of the images in the text. */
  readonly images?: readonly number[];
  readonly text?: string;
}

/** All that becomes of the items of a feed; what is absent leaves them as they are. */
export interface Feed<Item extends object, Items extends readonly Item[] = readonly Item[]> {
  /** Its list at the top of the folder, without an ending; absent where it has a folder of its own. */
  readonly list?: string;
  /** Reads its items from the folder; their pictures and documents are named by their paths. */
  readonly read: (folder: ContentFolder) => Items;
  /** Finds where its items stand, in their order; undefined where it cannot be said. */
  readonly sources: (folder: ContentFolder, items: Items) => readonly (ItemSource | undefined)[];
  /** How many entries the folder has, including those that are left out. */
  readonly received: (folder: ContentFolder) => number;
  /** The pictures that its items ask for, in their order. */
  readonly wishes?: (items: Items) => readonly PictureWish[];
  /**
   * Lets the items of an endpoint call each picture by a key that is the same for the same picture in every feed:
   * 'drive:{id}' for a file of a drive, the file id of one that this site holds, else its address.
   */
  readonly keyed?: (items: Items, pictures: SitePictures) => Items;
  /** Replaces the references of pictures by the finished pictures in the site's media. */
  readonly settle?: (items: Items, find: FindPicture) => Items;
  /** Gives its document (contract "Feeds"); the site's own reader gives the same items back. */
  readonly document?: (items: Items) => unknown;
}

/** Gives a picture that was built; undefined for an address, which stays unchanged. */
export const built = (picture: ReturnType<FindPicture>): BuiltPicture | undefined =>
  picture === 'unchanged' ? undefined : picture;
