import type { VisitorAct } from '../../domain/visitor-act.ts';
import { nameOf, roleOf, targetOf } from './find-element.ts';
import { watchHistory } from './watch-history.ts';

/**
 * Called with what the visitor does, before the page answers.
 * @param continues true where the act replaces the one before it: one letter more in the same field
 */
export type OnAct = (act: VisitorAct, continues: boolean) => void;

// Acts on the testers' tools are not the visitor's.
const OWN = '.dock, .ribbon';
const PRESSED = 'button, a[href], summary, label, input, select, option, textarea';
const ROLES =
  '[role="button"], [role="link"], [role="tab"], [role="option"], [role="menuitem"], [role="switch"]';
const FIELDS = 'input, textarea, select';
// Inputs that are clicked, not typed into.
const CLICKED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'color']);
const HIDDEN_VALUE = '•••';
const MOVING = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Watches what a visitor does to a page: clicks, keys that do something, fields that change, Back and Forward.
 * @param window of the page
 * @param isOfVisitor tells an event of the visitor from one that the page makes itself
 * @returns ends the watch
 */
export function watchVisitor(
  window: Window,
  onAct: OnAct,
  isOfVisitor: (event: Event) => boolean = ({ isTrusted }) => isTrusted,
): () => void {
  let typedIn: Element | undefined;
  let last: VisitorAct | undefined;
  const tell = (act: VisitorAct, field?: Element) => {
    const continues = field !== undefined && field === typedIn;
    typedIn = field;
    last = act;
    onAct(act, continues);
  };

  const onClick = (event: Event) => {
    const element = elementOf(event);
    const clicked = element && clickedPart(element);
    if (clicked) tell({ act: 'click', ...targetOf(clicked) });
    else if (element && clicked === undefined) tell({ act: 'click' });
  };
  const onInput = (event: Event) => {
    const field = elementOf(event);
    if (!isWrittenOn(field)) return;
    const value = field.type === 'password' ? HIDDEN_VALUE : field.value;
    // One letter more in the same field: its name is known already.
    const { role, name, within, nth } = (field === typedIn && last) || targetOf(field);
    const target = {
      ...(role !== undefined && { role }),
      ...(name !== undefined && { name }),
      ...(within && { within }),
      ...(nth !== undefined && { nth }),
    };
    tell({ act: 'type', ...target, value }, field);
  };
  const onChange = (event: Event) => {
    const field = elementOf(event);
    if (!isKind<HTMLSelectElement>(field, 'SELECT')) return;
    const [option] = field.selectedOptions;
    tell({ act: 'choose', ...targetOf(field), value: option?.label ?? field.value });
  };
  const onKeyDown = (event: Event) => {
    const element = elementOf(event);
    if (element === undefined || !isKeyDown(event) || !doesSomething(event.key, element)) return;
    tell({ act: 'press', ...targetOf(focusedPart(element)), key: event.key });
  };

  const watched: readonly (readonly [string, (event: Event) => void])[] = [
    ['click', onClick],
    ['input', onInput],
    ['change', onChange],
    ['keydown', onKeyDown],
  ];
  const listeners = watched.map(([type, see]) => {
    const listener = (event: Event) => {
      if (isOfVisitor(event)) see(event);
    };
    // While the event is captured: the act is logged before what the page does in answer, and its element still exists.
    window.addEventListener(type, listener, { capture: true });
    return () => window.removeEventListener(type, listener, { capture: true });
  });
  const unwatchHistory = watchHistory(window, ({ address, direction, isNew }) => {
    // A link to a part of the page fires the same event as Back.
    const isLink = isNew && last?.act === 'click' && last.role === 'link';
    if (!isLink) tell({ act: 'go', ...(direction && { key: direction }), value: address });
  });
  return () => {
    unwatchHistory();
    for (const remove of listeners) remove();
  };
}

// Elements of the tools are left out. Not tested by instanceof: the element may belong to another window.
function elementOf({ target }: Event): Element | undefined {
  const element = target as Element | null;
  return element?.nodeType === 1 && element.closest(OWN) === null ? element : undefined;
}

const isKind = <T extends Element>(element: Element | undefined, tagName: string): element is T =>
  element?.tagName === tagName;

function isWrittenOn(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  if (isKind<HTMLInputElement>(element, 'INPUT')) return !CLICKED.has(element.type);
  return isKind<HTMLTextAreaElement>(element, 'TEXTAREA');
}

/**
 * The part that a click is about: what can be pressed, else the nearest that has a name.
 * @returns undefined for the page itself, null where another act records the same
 */
function clickedPart(element: Element): Element | undefined | null {
  const pressed = element.closest(`${PRESSED}, ${ROLES}`);
  if (pressed === null) return nearestNamed(element);
  // A click on a label is repeated on its control; clicks on fields and lists are recorded as what is typed or chosen.
  if (isKind<HTMLLabelElement>(pressed, 'LABEL'))
    return pressed.control === null ? nearestNamed(element) : null;
  if (isWrittenOn(pressed) || pressed.matches('select, option')) return null;
  return pressed;
}

function nearestNamed(element: Element): Element | undefined {
  for (let part: Element | null = element; part && part.tagName !== 'BODY'; part = part.parentElement) {
    if (roleOf(part) !== undefined && nameOf(part) !== '') return part;
  }
  return undefined;
}

const focusedPart = (element: Element): Element =>
  (element.matches(FIELDS) ? element : nearestNamed(element)) ?? element;

const isKeyDown = (event: Event): event is KeyboardEvent => 'key' in event;

/** Whether a key is an act of its own, and not recorded as the click, text or choice that it causes. */
function doesSomething(key: string, element: Element): boolean {
  if (key === 'Escape') return true;
  const isField = element.matches(FIELDS);
  if (key === 'Enter') return isWrittenOn(element) && element.tagName === 'INPUT';
  if (MOVING.has(key)) return !isField && !element.matches('[contenteditable]');
  // Tab is recorded inside dialogs alone: there the page moves the focus, not the browser.
  return key === 'Tab' && element.closest('[role="dialog"], dialog[open]') !== null;
}
