import type { ImageAddresses } from '../../application/ports/image-addresses.ts';
import { articlePicture, articleTable } from '../../domain/news/texts.ts';
import { driveFileId } from '../../domain/shared/drive-link.ts';
import { safeAddress } from '../../domain/shared/safe-address.ts';

// The dialog's own headings are the second and third levels.
const FIRST_HEADING = 4;
const LAST_HEADING = 6;

/**
 * Finishes sanitised content, in a document that loads nothing: links open a new tab without opener or referrer or lose
 * their address, images come from allowed hosts or become links, headings start below the dialog's own, and tables
 * scroll inside a region of their own.
 * @param root the element with the content; changed in place
 */
export function dressMarkup(root: ParentNode, images: ImageAddresses): void {
  for (const link of root.querySelectorAll('a')) dressLink(link);
  for (const image of root.querySelectorAll('img')) dressImage(image, images);
  demoteHeadings(root);
  for (const table of root.querySelectorAll('table')) wrapTable(table);
}

function dressLink(link: HTMLAnchorElement): void {
  const address = safeAddress(link.getAttribute('href') ?? '');
  if (address === undefined) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function dressImage(image: HTMLImageElement, images: ImageAddresses): void {
  const address = safeAddress(image.getAttribute('src') ?? '');
  if (address === undefined) {
    image.remove();
    return;
  }
  const shown = addressShown(address, images);
  if (shown === undefined) {
    image.replaceWith(imageLink(image, address));
    return;
  }
  image.setAttribute('src', shown);
  image.setAttribute('alt', image.getAttribute('alt') ?? '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

// An image inside a link becomes its text, since the link already leads somewhere.
function imageLink(image: HTMLImageElement, address: string): Node {
  const text = image.getAttribute('alt')?.trim() || articlePicture;
  if (image.closest('a') !== null) return image.ownerDocument.createTextNode(text);
  const link = image.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.append(text);
  dressLink(link);
  return link;
}

function addressShown(address: string, images: ImageAddresses): string | undefined {
  const fileId = driveFileId(address);
  if (fileId !== undefined) return images.newsDialog(fileId).src;
  return address.startsWith('/') ? address : images.elsewhere(address);
}

function demoteHeadings(root: ParentNode): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element) => Number(heading.localName.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(FIRST_HEADING + levelOf(heading) - highest, LAST_HEADING);
    const lower = heading.ownerDocument.createElement(`h${level}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function wrapTable(table: HTMLTableElement): void {
  const region = table.ownerDocument.createElement('div');
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', table.caption?.textContent?.trim() || articleTable);
  region.setAttribute('tabindex', '0');
  table.replaceWith(region);
  region.append(table);
}
