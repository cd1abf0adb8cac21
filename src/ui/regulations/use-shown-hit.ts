import { type RefObject, useEffect } from 'react';

/** Scrolls to the chosen hit and marks it as the present one. */
export function useShownHit(body: RefObject<HTMLElement | null>, query: string, at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other hits
  useEffect(() => {
    const hit = at > 0 ? body.current?.querySelectorAll<HTMLElement>('.marked')[at - 1] : undefined;
    if (hit === undefined) return;
    hit.dataset.present = '';
    hit.scrollIntoView({ block: 'center' });
    return () => {
      delete hit.dataset.present;
    };
  }, [body, query, at]);
}
