// What names the photo on view and describes its download; the info below the photo has the words.

/** 'Foto {i} dari {n}'. */
export const PLACE_ID = 'lightbox-place';
/** The folder's caption, where it has one. */
export const CAPTION_ID = 'lightbox-caption';
/** The name, pixels and size of the file that a download saves. */
export const FILE_ID = 'lightbox-file';
