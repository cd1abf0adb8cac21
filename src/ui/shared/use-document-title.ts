import { useEffect } from 'react';
import { useDependencies } from '../dependencies.tsx';

/**
 * Names the document after what is open over it, and gives its name back (WCAG 2.4.2).
 * @param title what is open; undefined while that is not known, which leaves the name as it is
 */
export function useDocumentTitle(title: string | undefined): void {
  const { centre } = useDependencies().config;
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} | ${centre.abbreviation}`;
    return () => {
      document.title = before;
    };
  }, [title, centre]);
}
