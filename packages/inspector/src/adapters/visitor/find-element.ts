import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { VisitorAct } from '../../domain/visitor-act.ts';

/** What a visitor calls a part of the page. */
export type Target = Pick<VisitorAct, 'role' | 'name' | 'within' | 'nth'>;

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';
const FIELDS = 'input, select, textarea';
const SAYS_NOTHING = new Set(['presentation', 'none', 'generic']);
// Where elements of a role may be found, so that not every element of the page has to be asked.
const PLACES: Readonly<Record<string, string>> = {
  button: 'button, summary, input',
  link: 'a[href], area[href]',
  textbox: 'input, textarea',
  searchbox: 'input',
  spinbutton: 'input',
  slider: 'input',
  checkbox: 'input',
  radio: 'input',
  combobox: 'select, input',
  listbox: 'select',
  option: 'option',
  img: 'img, svg',
  dialog: 'dialog',
};

/** Gives the role of an element; undefined where it has none that a visitor would name. */
export function roleOf(element: Element): string | undefined {
  const role = getRole(element);
  // Browsers give a password no role, and visitors call it a field all the same.
  if (role === null) return element.tagName === 'INPUT' ? 'textbox' : undefined;
  return SAYS_NOTHING.has(role) ? undefined : role;
}

// Computing a name reads the styles of everything inside. An element with the same text as before keeps its name.
const names = new WeakMap<Element, { readonly text: string | null; readonly name: string }>();

/** Gives the accessible name of an element; empty where it has none. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')?.trim();
  if (label && !element.hasAttribute('aria-labelledby')) return label;
  // The name of a field comes from a label elsewhere, which may have changed.
  if (element.matches(FIELDS)) return computeAccessibleName(element).trim();
  const text = element.textContent;
  const known = names.get(element);
  if (known?.text === text) return known.name;
  const name = computeAccessibleName(element).trim();
  names.set(element, { text, name });
  return name;
}

/** Says how an element is found again: by role and name, the open dialog around it, and its place among several. */
export function targetOf(element: Element): Target {
  const role = roleOf(element);
  if (role === undefined) return {};
  const name = nameOf(element);
  const dialog = element.closest(DIALOGS);
  const within =
    dialog && dialog !== element ? { role: roleOf(dialog) ?? 'dialog', name: nameOf(dialog) } : undefined;
  const scope = within && dialog ? dialog : element.ownerDocument.body;
  const same = hasDouble(element, scope, name) ? elementsIn(scope, role, name) : [element];
  return {
    role,
    name,
    ...(within && { within }),
    ...(same.length > 1 && { nth: same.indexOf(element) }),
  };
}

/** Finds what a target names, the page where it names nothing; undefined where it is not in the page. */
export function findTarget(
  { role, name = '', within, nth = 0 }: Target,
  { body }: Document,
): Element | undefined {
  if (role === undefined) return body;
  const scope = within ? elementsIn(body, within.role, within.name)[0] : body;
  return scope && elementsIn(scope, role, name)[nth];
}

function elementsIn(scope: Element, role: string, name: string): Element[] {
  const places = PLACES[role];
  const selector = places === undefined ? '*' : `${places}, [role="${role}"]`;
  const [firstWord = ''] = name.split(/\s+/);
  return [...scope.querySelectorAll(selector)].filter(
    (element) =>
      roleOf(element) === role &&
      mayBeCalled(element, firstWord) &&
      nameOf(element) === name &&
      !isInaccessible(element),
  );
}

const NAMED_OTHERWISE = '[aria-label], [aria-labelledby], [alt], [title], title, input, select';

/**
 * Whether another element may have the same name. Computing all names of a page at each act of the visitor would take longer
 * than the page takes to answer.
 */
function hasDouble(element: Element, scope: Element, name: string): boolean {
  const text = element.textContent;
  const alike = [...scope.querySelectorAll(element.tagName)].some(
    (other) => other !== element && other.textContent === text,
  );
  const labelled = [...scope.querySelectorAll('[aria-label]')].some(
    (other) => other !== element && other.getAttribute('aria-label') === name,
  );
  return alike || labelled;
}

/** Whether an element may have this name, judged without computing it: that takes too long for every element of a page. */
function mayBeCalled(element: Element, firstWord: string): boolean {
  if (firstWord === '' || (element.textContent ?? '').includes(firstWord)) return true;
  return element.matches(`${NAMED_OTHERWISE}, textarea`) || element.querySelector(NAMED_OTHERWISE) !== null;
}
