import { useSelector } from '@xstate/react';
import * as placeTexts from '../../domain/map/place-texts.ts';
import * as texts from '../../domain/map/texts.ts';
import { zoneOf, zoneWords } from '../../domain/map/zoning.ts';
import { useMap } from './map-dependencies.tsx';

/** What stands in the middle of the map, in words and announced, and whose data it is (spec §2 Map page). */
export function MiddleLine() {
  const { site, map } = useMap();
  const { attribution: source } = map;
  const facts = useSelector(site.centre, ({ context }) => context.facts);
  const zone = zoneOf(map.zones, facts?.parcel?.zone ?? facts?.zone);
  const what = zone ? zoneWords(zone) : map.has.parcels ? texts.middleNotParcel : placeTexts.zoneUnknown;
  return (
    <div className="map-line">
      <p role="status">
        {facts && (
          <>
            <strong>{texts.middleOfMap}</strong>{' '}
            <span>{`${what}${facts.kelurahan ? texts.middleKelurahan(facts.kelurahan) : ''}.`}</span>{' '}
            <span className="map-line__hint">{texts.enterOpensCard}</span>
          </>
        )}
      </p>
      <p className="map-line__attribution">{`© ${source}`}</p>
    </div>
  );
}
