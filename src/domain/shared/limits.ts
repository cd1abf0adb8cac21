/*
 * How much of any feed is read (spec §9 Limits of feeds); how many items, the type of these says. A feed may contain far
 * more than any office sends, by mistake or on purpose; everything beyond a limit is left out, so that the page never freezes.
 */

/** Bytes of a feed's document: 10,000 folders of 20 photos take 23 MB. */
export const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** Photos of a folder: each is a small image in the strip of the lightbox. */
export const MAX_PHOTOS = 1000;

/** Pictures of an article: each is a small image below it. */
export const MAX_PICTURES = 200;

/** Photos or pictures of a whole feed: reading so many takes about a second of a phone's time. */
export const MAX_IMAGES = 250_000;

/** Characters of a text, such as a title or a caption: longer than any of them is meant to be. */
export const MAX_TEXT = 10_000;

/** Characters of an article's content or of a folder's full caption: a book chapter. */
export const MAX_CONTENT = 200_000;

/** Characters of an address: servers commonly refuse longer ones. An address cannot be cut, so that a longer one is bad. */
export const MAX_ADDRESS = 8000;

/** Dropped items of a feed that are logged one by one: what is wrong shows in the first few. */
export const MAX_DROPPED_LINES = 10;

/** Characters of a cached copy: browsers give a site about 5 million in all. */
export const MAX_COPY = 5_000_000;
