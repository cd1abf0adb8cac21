import type { OnAct, Pixels, VisitorAct } from '../../domain/visitor-act.ts';
import { clickedPart, elementOf, FIELDS, namedPart } from './acted-part.ts';
import { targetOf } from './find-element.ts';

/** Listens to an event of the window that the visitor made. */
export type WatchEvent = <Type extends keyof WindowEventMap>(
  type: Type,
  see: (event: WindowEventMap[Type]) => void,
) => void;

// A finger that presses moves less than this.
const STILL_PX = 5;

interface Press {
  readonly element: Element;
  readonly from: Pixels;
  readonly gesture: object;
  /** Made when it is first asked for: until then the page has not answered. */
  readonly target: () => VisitorAct;
  by?: Pixels;
}

/**
 * Watches a visitor's pointer: clicks, drags, and what hovering makes the page do. A click on a drawing, and one on nothing that has a
 * name, is reported with its place.
 */
export function watchPointer(window: Window, watch: WatchEvent, report: OnAct): void {
  let pressed: Press | undefined;
  let dragged = false;
  let hovered: { readonly over: Element | undefined; readonly gesture: object } | undefined;

  const hover = (event: PointerEvent, target: EventTarget | null) => {
    if (event.pointerType !== 'mouse') return;
    const over = elementOf(target);
    if (hovered === undefined || hovered.over !== over) hovered = { over, gesture: {} };
    // Most of what a pointer passes the page does not answer to, and computing a name takes time.
    report(() => (over ? hoverOn(over, placeOf(event)) : { act: 'leave' }), hovered.gesture, false);
  };
  const dragOf = ({ element, from, by }: Press): VisitorAct => {
    const part = namedPart(element);
    return { act: 'drag', ...(part && targetOf(part)), at: within(part, from), ...(by && { by }) };
  };

  watch('pointerover', (event) => hover(event, event.target));
  // What the pointer leaves hears of it before what it comes to.
  watch('pointerout', (event) => hover(event, event.relatedTarget));
  watch('pointerdown', (event) => {
    dragged = false;
    const element = elementOf(event.target);
    pressed = undefined;
    if (element === undefined || event.button !== 0) return;
    const place = placeOf(event);
    let act: VisitorAct | undefined;
    const target = () => {
      act ??= clickOn(element, clickedPart(element) ?? namedPart(element), place);
      return act;
    };
    pressed = { element, from: place, gesture: {}, target };
    report(target, pressed.gesture, false);
  });
  watch('pointermove', (event) => {
    if (pressed === undefined || event.buttons % 2 === 0 || pressed.element.matches(FIELDS)) return;
    const [across, down] = placeOf(event);
    const by: Pixels = [across - pressed.from[0], down - pressed.from[1]];
    if (pressed.by === undefined && Math.hypot(...by) <= STILL_PX) return;
    pressed.by = by;
    const press = pressed;
    report(() => dragOf(press), press.gesture, false);
  });
  watch('pointerup', () => {
    const press = pressed;
    if (press?.by === undefined) return;
    dragged = true;
    pressed = undefined;
    // Whoever marks words drags nothing.
    if (window.getSelection()?.isCollapsed !== false) report(dragOf(press), press.gesture);
  });
  watch('pointercancel', () => {
    pressed = undefined;
  });
  watch('click', (event) => {
    const isDrag = dragged && event.detail > 0;
    dragged = false;
    const element = elementOf(event.target);
    const part = element && clickedPart(element);
    if (element === undefined || part === null || isDrag) return;
    const press = pressed?.element === element ? pressed : undefined;
    pressed = undefined;
    const act = press?.target() ?? clickOn(element, part, placeOf(event), event.detail > 0);
    report(act, press?.gesture ?? {});
  });
}

const placeOf = ({ clientX, clientY }: MouseEvent): Pixels => [Math.round(clientX), Math.round(clientY)];

/** A place in the window as one in an element, as Playwright counts it: inside its border. */
function within(part: Element | undefined, [across, down]: Pixels): Pixels {
  if (part === undefined) return [across, down];
  const { left, top } = part.getBoundingClientRect();
  return [Math.round(across - left - part.clientLeft), Math.round(down - top - part.clientTop)];
}

function clickOn(element: Element, part: Element | undefined, place: Pixels, hasPlace = true): VisitorAct {
  const isDrawn = part === undefined || element.tagName === 'CANVAS';
  return {
    act: 'click',
    ...(part && targetOf(part)),
    ...(isDrawn && hasPlace && { at: within(part, place) }),
  };
}

function hoverOn(element: Element, place: Pixels): VisitorAct {
  const part = namedPart(element);
  return part ? { act: 'hover', ...targetOf(part) } : { act: 'hover', at: place };
}
