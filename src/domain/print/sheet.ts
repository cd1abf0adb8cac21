import * as sharedTexts from '../shared/texts.ts';

/**
 * The part of the site that a printed sheet shows: the open dialog alone, the legal products, the contact, or the whole
 * page.
 */
export type SheetSubject = 'dialog' | 'products' | 'contact' | 'page';

/** What is on the screen when a visitor prints. */
export interface InSight {
  readonly isDialogOpen: boolean;
  readonly isProductListOpen: boolean;
  /** The anchor of the address, with its '#'; empty where there is none. */
  readonly anchor: string;
}

/**
 * Decides what a visitor wants to print (spec §2 On paper): the top dialog, otherwise the section that the address
 * names.
 */
export function sheetSubject({ isDialogOpen, isProductListOpen, anchor }: InSight): SheetSubject {
  if (isDialogOpen) return 'dialog';
  if (anchor === '#footer') return 'contact';
  if (isProductListOpen || anchor === '#products') return 'products';
  return 'page';
}

/**
 * Gives the lines at the foot of every sheet: whether what it holds is in force, the page's address, and when it was printed.
 * @param address of the page, as a URL
 * @param printed when, as text: '21 November 2026, 19.30 WIB'
 * @param state of a regulation; undefined for other pages
 */
export function sheetFoot(address: string, printed: string, state?: string): readonly string[] {
  const { host, pathname, search, hash } = new URL(address);
  return [
    ...(state === undefined ? [] : [state]),
    `${host}${pathname}${search}${hash}`,
    sharedTexts.printedAt(printed),
  ];
}
