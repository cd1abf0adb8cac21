import { nameOf, roleOf } from './find-element.ts';

// Acts on the testers' tools are not the visitor's.
const OWN = '.dock, .ribbon, [data-testers-tools]';
const PRESSED = 'button, a[href], summary, label, input, select, option, textarea';
const ROLES =
  '[role="button"], [role="link"], [role="tab"], [role="option"], [role="menuitem"], [role="switch"]';
/** What is written in, or chosen from. */
export const FIELDS = 'input, textarea, select';
// Inputs that are clicked, not typed into.
const CLICKED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'color']);

/** The element of the page that an event is about; undefined where it is one of the tools. */
export function elementOf(target: EventTarget | null): Element | undefined {
  // Not tested by instanceof: the element may belong to another window.
  const element = target as Element | null;
  return element?.nodeType === 1 && element.closest(OWN) === null ? element : undefined;
}

/** Whether an element is of a kind. */
export const isKind = <T extends Element>(element: Element | undefined, tagName: string): element is T =>
  element?.tagName === tagName;

/** Whether an element is a field that is written in. */
export function isWrittenOn(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  if (isKind<HTMLInputElement>(element, 'INPUT')) return !CLICKED.has(element.type);
  return isKind<HTMLTextAreaElement>(element, 'TEXTAREA');
}

/**
 * The part that a click is about: what can be pressed, else the nearest that has a name.
 * @returns undefined for the page itself, null where another act records the same
 */
export function clickedPart(element: Element): Element | undefined | null {
  const pressed = element.closest(`${PRESSED}, ${ROLES}`);
  if (pressed === null) return namedPart(element);
  // A click on a label is repeated on its control; clicks on fields and lists are recorded as what is typed or chosen.
  if (isKind<HTMLLabelElement>(pressed, 'LABEL')) return pressed.control === null ? namedPart(element) : null;
  if (isWrittenOn(pressed) || pressed.matches('select, option')) return null;
  return pressed;
}

/** The nearest part around an element that has a role and a name; undefined where only the page is. */
export function namedPart(element: Element): Element | undefined {
  for (let part: Element | null = element; part && part.tagName !== 'BODY'; part = part.parentElement) {
    if (roleOf(part) !== undefined && nameOf(part) !== '') return part;
  }
  return undefined;
}
