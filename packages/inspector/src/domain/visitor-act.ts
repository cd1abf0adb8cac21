/** A place or a way in a page: across and down, in CSS pixels. */
export type Pixels = readonly [across: number, down: number];

/** What a visitor can do to a page; 'leave' is the way out of it, such as into the inspector. */
export const ACTS = ['click', 'press', 'type', 'choose', 'go', 'hover', 'drag', 'scroll', 'leave'] as const;

/** Something that a visitor did to the page; the element is named as assistive technology names it. */
export interface VisitorAct {
  readonly act: (typeof ACTS)[number];
  readonly role?: string;
  readonly name?: string;
  /** The title of the dialog around it. */
  readonly within?: { readonly role: string; readonly name: string };
  /** Its index among the elements of the same role and name, from 0. */
  readonly nth?: number;
  /** The key that was pressed, with what was held, as 'Shift+Tab'; for 'go' it is 'Back' or 'Forward', where that is known. */
  readonly key?: string;
  /** The text typed or the option chosen; for 'go' the address. */
  readonly value?: string;
  /** Where it was done, from the element's top left, or from the window's where no element is named; absent where any place does. For
   * 'scroll' how far the page is scrolled. */
  readonly at?: Pixels;
  /** How far something was dragged. */
  readonly by?: Pixels;
}

/**
 * Called with what the visitor does, before the page answers.
 * @param act what was done; made when it is needed where it is not certain
 * @param gesture the same for acts of which each replaces the one before: one letter more in the same field
 * @param isCertain false where it counts as an act only if the page answers to it, as with hovering
 */
export type OnAct = (act: VisitorAct | (() => VisitorAct), gesture: object, isCertain?: boolean) => void;

/** Writes what was done, as the log names it: 'click', 'type “sawah”', 'press Escape'. */
export function actInWords({ act, key, value, at, by }: VisitorAct): string {
  if (act === 'press') return `press ${key}`;
  if (act === 'type' || act === 'choose') return `${act} “${value}”`;
  if (act === 'go') return `go to ${value}`;
  if (act === 'drag' && by) return `drag by ${by.join(', ')}`;
  if (act === 'scroll' && at) return `scroll to ${at.join(', ')}`;
  return at ? `${act} at ${at.join(', ')}` : act;
}

/** Writes the element of an act: 'button “Muat ulang”'. */
export function targetInWords({ role, name }: VisitorAct): string {
  if (role === undefined) return 'page';
  return name ? `${role} “${name}”` : role;
}
