import { useEffect } from 'react';

/**
 * Gives the focus to a folder's card when the lightbox goes and nothing else has it. Headless UI gives it back only to
 * what was focused after its own code had come: not at a first quick click, nor when an address opened the folder.
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
