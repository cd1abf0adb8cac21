import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NOT_BINDING } from '../../domain/map/card-text.ts';
import { placeCard } from '../../domain/map/place-card.ts';
import { sheetOf } from '../../domain/map/zone-sheet.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import { OfficeMark } from '../shared/marks.tsx';
import { useMap } from './map-dependencies.tsx';
import { PlaceHead, PlaceRule, PlaceSize, PlaceSpecial } from './place-card-view.tsx';
import { PlaceUses } from './place-uses.tsx';
import './map-print.scss';

/** One A4 page: the map as it stands and the card of the chosen place (spec §2 Map page). On paper alone. */
export function MapPrint() {
  const { site, map, city, now } = useMap();
  const facts = useSelector(site.place, ({ context }) => context.facts);
  const image = useSelector(site.print, ({ context }) => context.picture);
  const isReady = useSelector(site.print, ({ value }) => value === 'ready');
  const [printed, setPrinted] = useState({ at: 0, address: '' });
  const drawn = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const stamp = () => flushSync(() => setPrinted({ at: now(), address: location.href }));
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, [now]);
  useEffect(() => {
    if (!isReady) return;
    const start = () => {
      print();
      site.print.send({ type: 'print.done' });
    };
    const whole = drawn.current?.decode() ?? Promise.resolve();
    whole.then(start, start);
  }, [isReady, site]);
  const card = facts && placeCard(facts, map);
  const sheet = card?.zone && sheetOf(map, card.zone);
  return (
    <div className="map-print" aria-hidden="true">
      <header className="map-print__head">
        <OfficeMark />
        <strong>
          {city.office.nameLines[0]} <br />
          {city.office.nameLines[1]}
        </strong>
        <p>
          {card ? 'Kartu tempat' : 'Peta kota'} <br />
          {printed.at > 0 && `Dicetak ${dateTimeStamp(printed.at)}`}
        </p>
      </header>
      {card && <PlaceHead card={card} />}
      {image && <img ref={drawn} className="map-print__map" src={image} alt="Peta" />}
      {image && <p className="map-print__source">Utara di atas. © {map.attribution}</p>}
      {card && (
        <div className="map-print__columns">
          <div>
            <PlaceSize card={card} drawn={false} />
            <PlaceSpecial card={card} />
          </div>
          <div>
            {card.activities && <PlaceUses activities={card.activities} short />}
            <PlaceRule card={card} />
          </div>
        </div>
      )}
      <footer className="map-print__foot">
        <p>
          <strong>{NOT_BINDING}</strong> Lembar ini bukan izin. Yang berlaku adalah Keterangan Rencana Kota
          (KRK) yang diterbitkan dinas. Tanya: {city.contact.hotline.label}.
        </p>
        <p>{printed.address}</p>
        {sheet && (
          <p>
            {sheet.label}: {new URL(sheet.address, city.origin).href}
          </p>
        )}
      </footer>
    </div>
  );
}
