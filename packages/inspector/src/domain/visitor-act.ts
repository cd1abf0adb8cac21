/** Something that a visitor did to the page, by what assistive technology calls it. */
export interface VisitorAct {
  readonly act: 'click' | 'press' | 'type' | 'choose' | 'go';
  readonly role?: string;
  readonly name?: string;
  /** The dialog that it stands in. */
  readonly within?: { readonly role: string; readonly name: string };
  /** Its place among those of the same role and name, from 0. */
  readonly nth?: number;
  /** The key that was pressed; of 'go' 'Back' or 'Forward', where it is known. */
  readonly key?: string;
  /** What was typed or chosen; of 'go' the address. */
  readonly value?: string;
}

/** Writes what was done, as the log names it: 'click', 'type “sawah”', 'press Escape'. */
export function actInWords({ act, key, value }: VisitorAct): string {
  if (act === 'press') return `press ${key}`;
  if (act === 'type' || act === 'choose') return `${act} “${value}”`;
  return act === 'go' ? `go to ${value}` : act;
}

/** Writes what it was done to: 'button “Muat ulang”'. */
export function targetInWords({ role, name }: VisitorAct): string {
  if (role === undefined) return 'page';
  return name ? `${role} “${name}”` : role;
}
