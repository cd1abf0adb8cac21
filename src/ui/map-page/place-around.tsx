import { useEffect, useState } from 'react';
import { readStreetParcels } from '../../application/map-page/street-parcels.ts';
import type { ParcelEntry } from '../../domain/map/city-overview.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useMap } from './map-dependencies.tsx';
import { ParcelRow } from './parcel-row.tsx';
import './place-around.scss';

/** What leads on from a place without a parcel: those nearest to it, and those of its street (spec §2 Map page). */
export function PlaceAround({ card: { at, ground, nearest } }: { card: PlaceCard }) {
  const isStreet = ground?.kind === 'street';
  return (
    <>
      {nearest && (
        <section className="place-around">
          <div className="place-around__head">
            <h3>{placeTexts.nearestParcelsTitle}</h3>
            <p>{placeTexts.nearestParcelsHint}</p>
          </div>
          <ul>
            {nearest.map(({ at: _, ...row }) => (
              <ParcelRow key={row.id} {...row} />
            ))}
          </ul>
        </section>
      )}
      {isStreet && ground.name !== '' && <StreetParcels key={ground.name} street={ground.name} at={at} />}
      {isStreet && (
        <p className="place-around__report">
          <a href="/home?layanan=interaksi">{placeTexts.reportStreet}</a>
        </p>
      )}
    </>
  );
}

/** The parcels of a street by their house numbers, read once they are wanted. */
function StreetParcels({ street, at }: { street: string; at: PlaceCard['at'] }) {
  const { mapData, map } = useMap();
  const [isOpen, setOpen] = useState(false);
  const [parcels, setParcels] = useState<readonly ParcelEntry[] | 'failed'>();
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    readStreetParcels(mapData, street, at, leaving.signal).then(
      setParcels,
      () => leaving.signal.aborted || setParcels('failed'),
    );
    return () => leaving.abort();
  }, [isOpen, mapData, street, at]);
  if (!map.has.streets) return null;
  return (
    <details
      className="place-around place-around__street"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{placeTexts.streetParcelsTitle(street)}</summary>
      <p role="status">
        {parcels === undefined && isOpen && <span>{placeTexts.streetParcelsLoading}</span>}
        {parcels === 'failed' && <span>{placeTexts.streetParcelsFailed}</span>}
        {Array.isArray(parcels) && <span>{unbroken(placeTexts.parcelCount(parcels.length))}</span>}
      </p>
      {Array.isArray(parcels) && (
        <ul>
          {parcels.map(({ id, zone, address }) => (
            <ParcelRow key={id} id={id} zone={zone} address={address} />
          ))}
        </ul>
      )}
    </details>
  );
}
