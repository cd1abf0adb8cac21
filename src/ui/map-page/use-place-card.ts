import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { leftOf } from '../../application/map-page/setback-machine.ts';
import { type PlaceCard, placeCard } from '../../domain/map/place-card.ts';
import { useMap } from './map-dependencies.tsx';

/** Gives the card of the chosen place, once it is known (spec §2 Map page). */
export function usePlaceCard(): PlaceCard | undefined {
  const { site, map } = useMap();
  const facts = useSelector(site.place, ({ context }) => context.facts);
  const left = useSelector(site.setback, (snapshot) => facts && leftOf(snapshot, facts));
  return useMemo(() => facts && placeCard(facts, map, left), [facts, map, left]);
}
