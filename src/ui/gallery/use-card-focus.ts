import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useDependencies } from '../dependencies.tsx';

/**
 * Focuses the link of a folder's card when its lightbox closes and nothing else has the focus. Headless UI returns the
 * focus only to an element that was focused after its own code had loaded: not after a quick first click, nor where an
 * address opened the folder.
 * @returns the link
 */
export function useCardFocus(folderId: string): RefObject<HTMLAnchorElement | null> {
  const { dialogs } = useDependencies().site;
  const isShown = useSelector(
    dialogs,
    ({ value, context }) => value.lightbox === 'open' && context.galeri === folderId,
  );
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      // After Headless UI has tried.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) link.current?.focus();
      });
    };
  }, [isShown]);
  return link;
}
