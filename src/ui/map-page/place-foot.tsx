import type { PlaceCard } from '../../domain/map/place-card.ts';
import { placeWays } from '../../domain/map/place-ways.ts';
import {
  ACTIVITY_PARAMETER,
  PURPOSE_PARAMETER,
  readActivityId,
  STARTED_PARAMETER,
} from '../../domain/shared/carried-parcel.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import { useMap } from './map-dependencies.tsx';
import './place-foot.scss';

/** What leads on from a place, in sight however far its card is read (spec §2 Map page). */
export function PlaceFoot({ card }: { card: PlaceCard }) {
  const said = readSearch(location.search);
  const along = {
    started: said[STARTED_PARAMETER],
    activity: readActivityId(said[ACTIVITY_PARAMETER]),
    purpose: said[PURPOSE_PARAMETER],
  };
  const { map, city } = useMap();
  const ways = placeWays(card, map.has, along, city.services);
  if (ways.length === 0) return null;
  return (
    <footer className="place-foot">
      <div className="place-foot__ways">
        {ways.map(({ name, meaning, href }, index) => (
          <a key={name} className={index === 0 ? 'button' : 'button button--outline'} href={href}>
            {meaning === undefined ? (
              name
            ) : (
              <>
                <span className="place-foot__short">{name}</span>{' '}
                <span className="place-foot__meaning">{meaning}</span>
              </>
            )}
          </a>
        ))}
      </div>
    </footer>
  );
}
