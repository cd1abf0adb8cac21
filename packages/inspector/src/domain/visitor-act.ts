/** Something that a visitor did to the page; the element is named as assistive technology names it. */
export interface VisitorAct {
  readonly act: 'click' | 'press' | 'type' | 'choose' | 'go';
  readonly role?: string;
  readonly name?: string;
  /** The title of the dialog around it. */
  readonly within?: { readonly role: string; readonly name: string };
  /** Its index among the elements of the same role and name, from 0. */
  readonly nth?: number;
  /** The key that was pressed; for 'go' it is 'Back' or 'Forward', where that is known. */
  readonly key?: string;
  /** The text typed or the option chosen; for 'go' the address. */
  readonly value?: string;
}

/** Writes what was done, as the log names it: 'click', 'type “sawah”', 'press Escape'. */
export function actInWords({ act, key, value }: VisitorAct): string {
  if (act === 'press') return `press ${key}`;
  if (act === 'type' || act === 'choose') return `${act} “${value}”`;
  return act === 'go' ? `go to ${value}` : act;
}

/** Writes the element of an act: 'button “Muat ulang”'. */
export function targetInWords({ role, name }: VisitorAct): string {
  if (role === undefined) return 'page';
  return name ? `${role} “${name}”` : role;
}
