import type { VisitorAct } from '../../domain/visitor-act.ts';
import { findTarget } from './find-element.ts';
import { TOOLS } from './hold-page.ts';

// Around a place that has no element.
const AROUND_PX = 12;

// A smooth scroll that was under way is stopped by one without, yet what the compositor was ahead still moves the page, a frame or
// more later.
const SCROLLED_FRAMES = 10;

/**
 * Makes what marks the part of a page that an act was done to. Where the page draws more of itself later, the mark goes along.
 * @returns marks the part of an act, and brings it into sight; takes the mark away where there is none
 */
export function markPart(document: Document): (act: VisitorAct | undefined) => void {
  const mark = document.createElement('div');
  mark.className = 'acted-part';
  mark.setAttribute(TOOLS, '');
  let marked: VisitorAct | undefined;
  const place = () => {
    const part = marked && marked.act !== 'leave' ? findTarget(marked, document) : undefined;
    if (marked === undefined || part === undefined) return mark.remove();
    const { left, top, width, height } = boxOf(part, marked);
    const { scrollX = 0, scrollY = 0 } = document.defaultView ?? {};
    Object.assign(mark.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(mark);
    bringIntoSight(mark);
  };
  const grown = new ResizeObserver(place);
  return (act) => {
    marked = act;
    grown.disconnect();
    place();
    if (mark.isConnected) grown.observe(document.body);
  };
}

function bringIntoSight(mark: Element, frames = SCROLLED_FRAMES): void {
  mark.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (frames > 0 && mark.isConnected) requestAnimationFrame(() => bringIntoSight(mark, frames - 1));
}

function boxOf(part: Element, { role, at }: VisitorAct): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const box = part.getBoundingClientRect();
  if (at === undefined) return box;
  const [left, top] = role === undefined ? at : [box.left + at[0], box.top + at[1]];
  return { left: left - AROUND_PX, top: top - AROUND_PX, width: 2 * AROUND_PX, height: 2 * AROUND_PX };
}
