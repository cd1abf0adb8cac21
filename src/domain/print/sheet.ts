import * as texts from './texts.ts';

/** What of the site a sheet of paper holds: the open dialog alone, the legal products, the contact, or the whole page. */
export type SheetSubject = 'dialog' | 'products' | 'contact' | 'page';

/** What a visitor has in front of her as she prints. */
export interface InSight {
  readonly isDialogOpen: boolean;
  readonly isProductListOpen: boolean;
  /** The anchor of the address, with its '#'; empty where there is none. */
  readonly anchor: string;
}

/** Says what a visitor means to have on paper (spec §2 On paper): what lies on top, else the section that she went to. */
export function sheetSubject({ isDialogOpen, isProductListOpen, anchor }: InSight): SheetSubject {
  if (isDialogOpen) return 'dialog';
  if (anchor === '#footer') return 'contact';
  if (isProductListOpen || anchor === '#products') return 'products';
  return 'page';
}

/**
 * Gives the two lines at the foot of every sheet: where it is found, and when it was printed.
 * @param address where the page is found, as a URL
 * @param printed when, as it is read: '21 November 2026, 19.30 WIB'
 */
export function sheetFoot(address: string, printed: string): readonly [where: string, when: string] {
  const { host, pathname, search, hash } = new URL(address);
  return [`${host}${pathname}${search}${hash}`, texts.dicetak(printed)];
}
