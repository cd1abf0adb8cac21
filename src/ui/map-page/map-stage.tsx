import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Kelurahan } from '../../domain/map/city-overview.ts';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { ActivityNearby } from './activity-nearby.tsx';
import { CompareLine } from './compare-line.tsx';
import { useKelurahan, useMap } from './map-dependencies.tsx';
import { MapGaps } from './map-gaps.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapList } from './map-list.tsx';
import { MapPart } from './map-part.tsx';
import { MapReload } from './map-reload.tsx';
import { MapScale } from './map-scale.tsx';
import { MapTools } from './map-tools.tsx';
import { MiddleLine } from './middle-line.tsx';

/** The map with what lies on it; where it cannot be drawn, the list (spec §2 Map page). */
export function MapStage({ kelurahan: known }: { kelurahan: readonly Kelurahan[] }) {
  const { site, map, draw, send } = useMap();
  const element = useRef<HTMLDivElement>(null);
  const state = useSelector(site.canvas, ({ value }) => value);
  const isMeasuring = useSelector(site.measure, (snapshot) => snapshot.matches('on'));
  const sheet = useSelector(site.panel, ({ context }) => context.sheet);
  const reason = useSelector(site.canvas, ({ context }) => context.reason);
  const isDrawable = state !== 'undrawable' && state !== 'lost';
  const loaded = useKelurahan(!isDrawable && known.length === 0) ?? [];
  const kelurahan = known.length > 0 ? known : loaded;
  // Before the next frame: a drawn map must never be off the page, not even under a finger.
  useLayoutEffect(() => {
    if (element.current) return draw(element.current);
  }, [draw]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLCanvasElement)) return;
    send({ type: 'map.clicked', at: site.canvas.getSnapshot().context.view.centre });
  };
  const canvas = isMeasuring ? 'map-stage__canvas map-stage__canvas--measured' : 'map-stage__canvas';
  return (
    <main className={`map-stage map-stage--${sheet}`} id="peta" tabIndex={-1}>
      <h1 className="visually-hidden">{sharedTexts.cityMapShort}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the canvas inside has the keys, this hears Enter of it */}
      <div ref={element} className={canvas} hidden={!isDrawable} onKeyDown={press} />
      {isDrawable ? (
        <>
          {state !== 'drawn' && (
            <p className="map-stage__loading needs-application" role="status">
              {texts.loading}
            </p>
          )}
          <MapPart className="map-gaps">
            <CompareLine />
            <MapTools />
            <MapScale />
            <ActivityNearby />
            <MapLegend open={wide()} />
            <MiddleLine />
            <MapGaps />
          </MapPart>
        </>
      ) : (
        <>
          <div className="map-stage__reason">
            <p role="status">
              <strong>{reason}</strong> {texts.everythingElseWorks}
            </p>
            {state === 'lost' && <MapReload />}
          </div>
          <MapList kelurahan={kelurahan} map={map} />
        </>
      )}
      {state === 'waiting' && kelurahan.length > 0 && (
        <div className="map-stage__written appears-late">
          <MapList kelurahan={kelurahan} map={map} />
        </div>
      )}
    </main>
  );
}

const wide = () => typeof matchMedia === 'function' && matchMedia('(min-width: 90em)').matches;
