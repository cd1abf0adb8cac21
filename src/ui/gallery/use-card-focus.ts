import { useEffect } from 'react';

/**
 * Focuses the card of a folder when its lightbox closes and nothing else has the focus. Headless UI returns the focus
 * only to an element that was focused after its own code had loaded: not after a quick first click, nor where an
 * address opened the folder.
 */
export function useCardFocus(folderId: string | undefined): void {
  useEffect(() => {
    if (folderId === undefined) return;
    return () => {
      // After Headless UI has tried.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== null && activeElement !== document.body) return;
        const card = document.querySelector(`[data-folder="${CSS.escape(folderId)}"]`);
        card?.querySelector<HTMLElement>('.folder-card__open')?.focus();
      });
    };
  }, [folderId]);
}
