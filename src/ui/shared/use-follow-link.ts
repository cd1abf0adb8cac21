import { createContext, useContext } from 'react';
import type { VisitorEvent } from '../../application/home/home-events.ts';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from './after-paint.ts';

/** How many open dialogs what stands here is in: 0 on the page beneath. */
export const DialogDepth = createContext(0);

/** What a link of this page leads to. */
type Followed = Omit<Extract<VisitorEvent, { type: 'link.followed' }>, 'type'>;

/**
 * Follows links of this page without leaving it: the address takes what they open, and the page follows the address. The frame that
 * shows what was pressed comes first: it is the one that a press waits for. `following` runs just before the page follows.
 */
export function useFollowLink(): (link: Followed, following?: () => void) => void {
  const { page } = useDependencies();
  const isOver = useContext(DialogDepth) > 0;
  return (link, following) => {
    afterPaint(() => {
      following?.();
      page.send({ type: 'link.followed', isOver, ...link });
    });
  };
}
