import type { SheetSubject } from '../../domain/print/sheet.ts';

const WHERE: Readonly<Partial<Record<SheetSubject, string>>> = {
  dialog: '[role="dialog"] img',
  page: 'img',
};

/**
 * Loads the lazy pictures of a sheet, and marks missing ones, so that no empty frame is printed (styles/_print.scss).
 * @returns removes the marks
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
