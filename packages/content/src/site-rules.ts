import type { ArticlePicture, ImageUse } from './items.ts';

/** Where a picture is found in its widths, and what is asked when it fails. */
export interface PictureSource {
  readonly src: string;
  readonly srcset: readonly { readonly src: string; readonly width: number }[];
  readonly fallbacks: readonly string[];
}

/** Gives the addresses at which a page asks for pictures: by their file id, a portrait by its address. */
export type PictureAddresses = Readonly<Record<ImageUse, (key: string) => PictureSource>> & {
  /** For a picture of another host; undefined where the page may not ask it. */
  readonly elsewhere: (url: string) => string | undefined;
};

/** How a site shows and finds pictures. */
export interface SitePictures {
  /** The width of `src` and those of `srcset`, in pixels, by use. */
  readonly widths: Readonly<Record<ImageUse, { readonly src: number; readonly srcset: readonly number[] }>>;
  /** Finds the id of a file on a drive in its address. */
  readonly driveFileId: (address: string) => string | undefined;
  /** Gives the file id by which the page asks for a picture of an article; '' for one that has its address alone. */
  readonly articleImageId: (picture: ArticlePicture) => string;
  /** Gives the addresses behind an image proxy. */
  readonly proxied: (proxyUrl: string) => PictureAddresses;
}

/** The rules by which what an office writes is read. */
export interface SiteRules {
  /** Gives back an address that a link or a picture may have, else undefined. */
  readonly safeAddress: (text: string) => string | undefined;
  /** Whether a variable may hold it as the address of a host. */
  readonly isHttpAddress: (text: string) => boolean;
  /** Whether a variable may hold it as a path of the site. */
  readonly isSitePath: (text: string) => boolean;
  /** Reads ISO 8601 in the time zone of the office, in milliseconds since 1970. */
  readonly isoTime: (text: string) => number | undefined;
  /** Reads day/month/year with a time in the time zone of the office, in milliseconds since 1970. */
  readonly formattedTime: (text: string) => number | undefined;
  /** Reads a Retry-After header, in milliseconds from `now` on. */
  readonly retryAfterMs: (header: string | null, now: number) => number | undefined;
  /** Files at the top of the folder that something else reads. */
  readonly otherFiles: readonly string[];
  /** Finds the word that was meant where one was misspelt. */
  readonly nearestWord: (word: string, words: readonly string[]) => string | undefined;
  /** The most bytes of a feed's document that a page reads. */
  readonly maxDocumentBytes: number;
}

/** The widths of pictures by use. */
export type ImageWidths = SitePictures['widths'];
