import { type RefObject, useEffect, useRef } from 'react';
import { type Errand, errandOf } from '../../domain/map/errand.ts';
import { useMap } from './map-dependencies.tsx';

/** What a parcel is chosen for; the address that leads to the map says it. Undefined for anyone else, and in the served page. */
export function useErrand(): Errand | undefined {
  const { map } = useMap();
  return typeof location === 'undefined' ? undefined : errandOf(location.search, map.needs);
}

/** Gives the field of the search for a place, with which who came for a parcel begins (spec §2 Map page). */
export function useFirstField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const errand = useErrand();
  const seeks = errand !== undefined && !errand.hasPlace;
  useEffect(() => {
    if (seeks && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [seeks]);
  return field;
}
