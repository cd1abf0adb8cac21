import purifier from 'dompurify';
import type { ImageAddresses } from '../../application/ports/image-addresses.ts';
import { lineBreaks } from '../../domain/news/line-breaks.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../domain/news/markup-allow-list.ts';
import { dressMarkup } from './dress-markup.ts';

/**
 * Makes an article's content safe. Line breaks come first, so that the result is sanitised too; then the allow-list;
 * then links, images, headings and tables get the site's own form.
 * @param content raw markup
 * @param images gives the addresses of images inside the content
 */
export function purifiedContent(content: string, images: ImageAddresses): string {
  const fragment = purifier.sanitize(lineBreaks(content), {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  dressMarkup(fragment, images);
  // Uses the fragment's own document, which loads nothing while the content is written out.
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
