import type { OnAct, Pixels, VisitorAct } from '../../domain/visitor-act.ts';
import { elementOf, FIELDS, isKind, isWrittenOn, namedPart } from './acted-part.ts';
import { type Target, targetOf } from './find-element.ts';
import { watchHistory } from './watch-history.ts';
import { type WatchEvent, watchPointer } from './watch-pointer.ts';

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
const HELD = ['Control', 'Alt', 'Meta', 'Shift'] as const;

/**
 * Watches what a visitor does to a page: clicks, drags, keys that do something, fields that change, Back and Forward, how far
 * the page was scrolled before, and hovering and other keys where the page answers to them. The wheel over a drawing is left out.
 * @param window of the page
 * @param isOfVisitor whether the visitor, not the page itself, made an event
 * @returns ends the watch
 */
export function watchVisitor(
  window: Window,
  onAct: OnAct,
  isOfVisitor: (event: Event) => boolean = ({ isTrusted }) => isTrusted,
): () => void {
  const watching = new AbortController();
  const watch: WatchEvent = (type, see) =>
    // While the event is captured: the act is logged before what the page does in answer, and its element still exists.
    window.addEventListener(
      type,
      (event) => {
        if (isOfVisitor(event)) see(event);
      },
      { capture: true, signal: watching.signal },
    );
  let typing: { readonly field: Element; readonly target: Target } | undefined;
  let last: VisitorAct | undefined;
  let previous: object | undefined;
  let place: Pixels = placeOf(window);
  const report: OnAct = (act, gesture, isCertain = true) => {
    if (!isCertain) return onAct(act, gesture, false);
    if (gesture !== typing) typing = undefined;
    last = typeof act === 'function' ? act() : act;
    const scrolled = placeOf(window);
    // While one field is written in, the browser scrolls by itself.
    if (last.act !== 'go' && gesture !== previous && scrolled.some((one, index) => one !== place[index])) {
      onAct({ act: 'scroll', at: scrolled }, {}, true);
    }
    place = scrolled;
    previous = gesture;
    onAct(last, gesture, true);
  };

  watchPointer(window, watch, report);
  watch('input', ({ target }) => {
    const field = elementOf(target);
    if (!isWrittenOn(field)) return;
    const value = field.type === 'password' ? HIDDEN_VALUE : field.value;
    // One letter more in the same field: its name is known already.
    if (typing?.field !== field) typing = { field, target: targetOf(field) };
    report({ act: 'type', ...typing.target, value }, typing);
  });
  watch('change', ({ target }) => {
    const field = elementOf(target);
    if (!isKind<HTMLSelectElement>(field, 'SELECT')) return;
    const [option] = field.selectedOptions;
    report({ act: 'choose', ...targetOf(field), value: option?.label ?? field.value }, {});
  });
  watch('focusout', ({ relatedTarget }) => {
    if (relatedTarget && elementOf(relatedTarget) === undefined) report(() => ({ act: 'leave' }), {}, false);
  });
  watch('keydown', (event) => {
    const element = elementOf(event.target);
    if (element === undefined || HELD.some((key) => key === event.key)) return;
    const held = HELD.filter((key) => key !== 'Shift' || event.key.length > 1);
    const key = [...held.filter((name) => event.getModifierState(name)), event.key].join('+');
    report(
      () => ({ act: 'press', ...targetOf(focusedPart(element)), key }),
      {},
      doesSomething(event.key, element),
    );
  });
  const unwatchHistory = watchHistory(window, ({ address, direction, isNew }) => {
    // A link to a part of the page fires the same event as Back.
    const isLink = isNew && last?.act === 'click' && last.role === 'link';
    if (!isLink) report({ act: 'go', ...(direction && { key: direction }), value: address }, {});
  });
  return () => {
    unwatchHistory();
    watching.abort();
  };
}

const placeOf = ({ scrollX, scrollY }: Window): Pixels => [Math.round(scrollX), Math.round(scrollY)];

const focusedPart = (element: Element): Element =>
  (element.matches(FIELDS) ? element : namedPart(element)) ?? element;

/** Whether a key is an act of its own, and not recorded as the click, text or choice that it causes. */
function doesSomething(key: string, element: Element): boolean {
  if (key === 'Escape') return true;
  const isField = element.matches(FIELDS);
  if (key === 'Enter') return isWrittenOn(element) && element.tagName === 'INPUT';
  if (MOVING.has(key)) return !isField && !element.matches('[contenteditable]');
  // In dialogs the page moves the focus, not the browser.
  return key === 'Tab' && element.closest('[role="dialog"], dialog[open]') !== null;
}
