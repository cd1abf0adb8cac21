import userEvent from '@testing-library/user-event';
import { isDisabled } from 'dom-accessibility-api';
import type { VisitorAct } from '../../domain/visitor-act.ts';
import { findTarget, type Target, targetText } from './find-element.ts';
import { ownAddress } from './own-address.ts';
import { placeIn } from './watch-history.ts';

/** How long to wait for the element of an act, in milliseconds. */
export interface Patience {
  readonly patience?: number;
}

const PATIENCE_MS = 5000;
const LOOK_MS = 40;
/**
 * Does to a page what a visitor did: finds the element by role and name, waits for it where it is not there yet, and uses
 * it as a pointer or a keyboard would.
 * @throws Error that says what is not there, as 'no button "Muat ulang" in the page'
 */
export async function doAct(
  wanted: VisitorAct,
  document: Document,
  { patience = PATIENCE_MS }: Patience = {},
): Promise<void> {
  const { act, key = '', value = '' } = wanted;
  if (act === 'go') return go(wanted, document, patience);
  const element = await awaited(wanted, document, patience);
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
  if (act === 'click') return user.click(element);
  if (act === 'choose') return choose(user, element, value, wanted);
  if (act === 'type') return type(user, element, value);
  if (element !== document.activeElement) (element as HTMLElement).focus();
  return user.keyboard(`{${key}}`);
}

type User = ReturnType<typeof userEvent.setup>;

/** Waits until an element is there and can be used. */
async function awaited(target: Target, document: Document, patience: number): Promise<Element> {
  const until = performance.now() + patience;
  for (;;) {
    const element = findTarget(target, document);
    if (element && !isDisabled(element)) return element;
    if (performance.now() >= until) {
      throw new Error(
        element
          ? `${targetText(target)} is disabled`
          : `no ${targetText(target)}${target.within ? '' : ' in the page'}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function type(user: User, element: Element, value: string): Promise<void> {
  const field = element as HTMLInputElement;
  // Where a field holds the beginning already, only the rest is written.
  const isBegun = value.startsWith(field.value);
  const rest = isBegun ? value.slice(field.value.length) : value;
  if (!isBegun) await user.clear(field);
  if (rest === '') return;
  // In the syntax of user-event these characters open the name of a key.
  const typed = rest.replaceAll('{', '{{').replaceAll('[', '[[');
  await user.type(field, typed, {
    initialSelectionStart: field.value.length,
    initialSelectionEnd: field.value.length,
  });
}

async function choose(user: User, element: Element, value: string, target: Target): Promise<void> {
  const options = [...element.querySelectorAll('option')];
  const option = options.find(({ label }) => label === value);
  if (option === undefined) throw new Error(`no option "${value}" in ${targetText(target)}`);
  await user.selectOptions(element, option);
}

async function go(
  { key, value: address = '' }: VisitorAct,
  document: Document,
  patience: number,
): Promise<void> {
  const window = document.defaultView;
  if (window === null) return;
  // Before its first entry the history leads out of the page, and the tools with it.
  const isFirst = (placeIn(window.history.state) ?? 0) <= 0;
  const steps = key === 'Forward' || (key === undefined && isFirst) ? 1 : -1;
  const hasMoved = (steps > 0 || !isFirst) && (await moves(window, steps, patience));
  const there = ownAddress(window.location);
  if (!hasMoved) throw new Error(`${steps > 0 ? 'Forward' : 'Back'} leads nowhere, not to ${address}`);
  if (there !== address)
    throw new Error(`${steps > 0 ? 'Forward' : 'Back'} leads to ${there}, not to ${address}`);
}

/** @returns false where there is no such entry in the history */
function moves(window: Window, steps: number, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const over = (hasMoved: boolean) => {
      clearTimeout(limit);
      window.removeEventListener('popstate', onPopState);
      resolve(hasMoved);
    };
    const onPopState = () => over(true);
    const limit = setTimeout(() => over(false), patience);
    window.addEventListener('popstate', onPopState);
    window.history.go(steps);
  });
}
