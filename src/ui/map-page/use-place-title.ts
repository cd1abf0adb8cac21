import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { placeName } from '../../domain/map/place-card.ts';
import { useMap } from './map-dependencies.tsx';

/** Names the document after the place whose card is open, and gives its name back (WCAG 2.4.2, spec §2 Map page). */
export function usePlaceTitle(): void {
  const { place } = useMap().site;
  const title = useSelector(place, ({ value, context: { facts } }) =>
    value.card === 'shown' && facts ? placeName(facts) : undefined,
  );
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
