import { useEffect } from 'react';
import { useInspector } from '../use-inspector.tsx';

/** Puts the focus where the tester left it when they come from the page by key. */
export function useFocusGiven(): void {
  const { session } = useInspector();
  useEffect(() => {
    if (session.focused === 0) return;
    const isSomewhere = document.activeElement !== null && document.activeElement !== document.body;
    window.focus();
    if (!isSomewhere) document.querySelector<HTMLElement>('.log__frame, .actors [tabindex="0"]')?.focus();
  }, [session.focused]);
}
