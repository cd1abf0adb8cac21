import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QrCode } from '../../application/ports/qr-code.ts';
import { NOT_BINDING } from '../../domain/map/card-text.ts';
import * as texts from '../../domain/map/texts.ts';
import { sheetOf } from '../../domain/map/zone-sheet.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { OfficeMark } from '../shared/marks.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import { LegendRows, UseRows } from './legend-rows.tsx';
import { useCatalogue, useMap } from './map-dependencies.tsx';
import { PaperMap } from './paper-map.tsx';
import {
  PlaceFormer,
  PlaceHead,
  PlaceParts,
  PlaceRule,
  PlaceSize,
  PlaceSpecial,
} from './place-card-view.tsx';
import { PlaceUses } from './place-uses.tsx';
import { type Legend, useLegend } from './use-legend.ts';
import { usePlaceCard } from './use-place-card.ts';
import { ChipScope } from './zone-chip.tsx';
import './map-print.scss';

/** When and where something was printed, and what was made for it where the browser prints by itself. */
interface Printed {
  readonly at: number;
  readonly address: string;
  readonly picture?: string | undefined;
  readonly code?: QrCode | undefined;
}

/**
 * One A4 page: the map as it stands and the card of the chosen place, or the legend where none is chosen (spec §2 Map
 * page). On paper alone.
 */
export function MapPrint() {
  const { site, map, city, now, paper } = useMap();
  const taken = useSelector(site.print, ({ context }) => context);
  const { address } = taken;
  const isReady = useSelector(site.print, ({ value }) => value === 'ready');
  const [printed, setPrinted] = useState<Printed>({ at: 0, address: '' });
  const image = useRef<HTMLImageElement>(null);
  const legend = useLegend();
  useEffect(() => {
    const stamp = () => {
      // 'Cetak' has taken its own.
      const isAsked = site.print.getSnapshot().value !== 'idle';
      const own = isAsked ? {} : { picture: paper.picture(), code: paper.code(location.href) };
      flushSync(() => setPrinted({ at: now(), address: location.href, ...own }));
    };
    const clear = () => setPrinted(({ at, address }) => ({ at, address }));
    addEventListener('beforeprint', stamp);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', stamp);
      removeEventListener('afterprint', clear);
    };
  }, [now, site, paper]);
  const isDrawn = useSelector(site.canvas, ({ value }) => value === 'drawn');
  useEffect(() => {
    if (isDrawn) paper.prepare();
  }, [isDrawn, paper]);
  useEffect(() => {
    if (!isReady) return;
    setPrinted({ at: now(), address });
    const start = () => {
      print();
      site.print.send({ type: 'print.done' });
    };
    const whole = image.current?.decode() ?? Promise.resolve();
    whole.then(start, start);
  }, [isReady, site, address, now]);
  // An outdated picture or link is worse than none.
  const isPresent = address !== '' && (isReady || printed.address === address);
  const picture = printed.picture ?? (isPresent ? taken.picture : undefined);
  const code = printed.code ?? (isPresent ? taken.code : undefined);
  const card = usePlaceCard();
  const isAwaited = useSelector(site.place, ({ value }) => value.card === 'loading');
  const asked = useSelector(site.place, ({ context }) => context.asked);
  const [isServed, setIsServed] = useState(true);
  useEffect(() => setIsServed(false), []);
  const sheet = card?.zone && sheetOf(map, card.zone);
  return (
    <ChipScope value="paper-">
      <div className="map-print" aria-hidden="true">
        <header className="map-print__head">
          <OfficeMark of={city.office} />
          <strong>
            <OfficeName office={city.office} />
          </strong>
          <p>
            <span>{card || isAwaited ? texts.paperCardTitle : sharedTexts.cityMapShort}</span> <br />
            {printed.at > 0 && <span>{sharedTexts.printedAt(dateTimeStamp(printed.at))}</span>}
          </p>
        </header>
        {card && <PlaceHead card={card} />}
        {card && <PlaceFormer card={card} />}
        {isAwaited && (
          <CardMissing number={asked?.kind === 'parcel' ? sharedTexts.parcelName(asked.id) : ''} />
        )}
        {isServed && !isAwaited && !card && <CardMissing />}
        {picture === undefined ? (
          <p className="map-print__missing">{texts.paperMapMissing}</p>
        ) : (
          <>
            <PaperMap key={picture} picture={picture} at={card?.at} image={image} />
            <p className="map-print__source">
              {legend?.isComparing && <Sides legend={legend} />}
              <span>{`© ${map.attribution}`}</span>
            </p>
            {!card && legend && <PaperLegend legend={legend} />}
          </>
        )}
        {card && (
          <div className="map-print__columns">
            <div>
              <PlaceParts card={card} />
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
          <div>
            <p>
              <strong>{NOT_BINDING}</strong> <span>{texts.paperNotPermit(city.contact.hotline.label)}</span>
            </p>
            <p translate="no">{printed.address}</p>
            {sheet && (
              <p>
                <span>{`${sheet.label}: `}</span>
                <span translate="no">{new URL(sheet.address, city.origin).href}</span>
              </p>
            )}
          </div>
          {code && (
            <svg className="map-print__code" aria-hidden="true" viewBox={`0 0 ${code.size} ${code.size}`}>
              <path d={code.path} />
            </svg>
          )}
        </footer>
      </div>
    </ChipScope>
  );
}

/**
 * Says that the card is not ready, and of which parcel.
 * @param number absent in the served page, which shows it by the address (src/map.tsx)
 */
function CardMissing({ number }: { number?: string }) {
  const served = number === undefined ? ' map-print__missing--served' : '';
  return (
    <p className={`map-print__missing${served}`}>
      <strong translate="no">{number}</strong> <span>{texts.paperCardMissing}</span>
    </p>
  );
}

function Sides({ legend: { layers } }: { legend: Legend }) {
  const known = useCatalogue().flatMap((group) => group.layers);
  const [left, right] = layers.map(({ id }) => known.find((layer) => layer.id === id)?.name ?? id);
  return <span>{texts.paperSides({ left: left ?? '', right: right ?? '' })}</span>;
}

function PaperLegend({ legend: { title, layers, activity } }: { legend: Legend }) {
  return (
    <section className="map-print__legend">
      <h3>{title}</h3>
      {activity ? <UseRows /> : <LegendRows layers={layers} />}
    </section>
  );
}
