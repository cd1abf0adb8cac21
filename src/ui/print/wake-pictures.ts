import type { SheetSubject } from '../../domain/print/sheet.ts';

const WHERE: Readonly<Partial<Record<SheetSubject, string>>> = {
  dialog: '[role="dialog"] img',
  page: 'img',
};

/**
 * Asks for the pictures of a sheet that wait to be scrolled to, and marks those that are not there, so that no empty frame
 * is printed (styles/_print.scss).
 * @returns takes the marks away
 */
export function wakePictures(subject: SheetSubject): () => void {
  const selector = WHERE[subject];
  const pictures = selector ? [...document.querySelectorAll<HTMLImageElement>(selector)] : [];
  for (const picture of pictures) {
    picture.loading = 'eager';
    if (!picture.complete || picture.naturalWidth === 0) picture.dataset.missing = '';
  }
  return () => {
    for (const picture of pictures) delete picture.dataset.missing;
  };
}
