import { useSelector } from '@xstate/react';
import { zoneOf } from '../../domain/map/zoning.ts';
import { useMap } from './map-dependencies.tsx';

/** What stands in the middle of the map, in words and announced, and whose data it is (spec §2 Map page). */
export function CentreLine() {
  const { site, map } = useMap();
  const { attribution: source } = map;
  const facts = useSelector(site.centre, ({ context }) => context.facts);
  const zone = zoneOf(map.zones, facts?.parcel?.zone ?? facts?.zone);
  const what = zone ? `${zone.code} ${zone.name}` : 'bukan persil';
  return (
    <div className="map-line">
      <p role="status">
        {facts && (
          <>
            <strong>Tengah peta:</strong> {what}
            {facts.kelurahan && `, Kel. ${facts.kelurahan}`}.{' '}
            <span className="map-line__hint">Enter: buka kartu</span>
          </>
        )}
      </p>
      <p className="map-line__attribution">© {source}</p>
    </div>
  );
}
