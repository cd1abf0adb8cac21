import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ActorOf } from '../../application/machines.ts';

/**
 * The element that scrolls, the machine and its page; the width is that of a page in CSS pixels, undefined until there
 * are pages.
 */
export interface ReadingInputs {
  readonly stage: RefObject<HTMLElement | null>;
  readonly guide: ActorOf<'guide'>;
  readonly index: number;
  readonly width: number | undefined;
}

/**
 * Synchronises the scroll position with the machine's page: the page at a third of the view's height is the present
 * one, and a page that is asked for in another way is scrolled to.
 * @returns the scroll handler of that element
 */
export function useReadingScroll({ stage, guide, index, width }: ReadingInputs): () => void {
  const reported = useRef<number>(undefined);
  const placed = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width asks for the page to be placed again
  useEffect(() => {
    reported.current = undefined;
  }, [width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves every page
  useEffect(() => {
    const scroller = stage.current;
    const sheet = scroller?.children[index];
    if (!scroller || !(sheet instanceof HTMLElement) || reported.current === index) return;
    scroller.scrollTop = sheet.offsetTop;
    placed.current = scroller.scrollTop;
  }, [stage, index, width]);

  return useCallback(() => {
    const scroller = stage.current;
    // The end of a long document may be nearer than the page that was asked for: then it is still that page.
    if (!scroller || Math.abs(scroller.scrollTop - placed.current) < 2) return;
    placed.current = -1;
    const line = scroller.scrollTop + scroller.clientHeight / 3;
    const read = [...scroller.children].findLastIndex(
      (sheet) => sheet instanceof HTMLElement && sheet.offsetTop <= line,
    );
    reported.current = Math.max(read, 0);
    guide.send({ type: 'page.shown', index: reported.current });
  }, [stage, guide]);
}
