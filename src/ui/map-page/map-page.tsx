import { useEffect } from 'react';
import type { Kelurahan } from '../../domain/map/city-overview.ts';
import * as texts from '../../domain/map/texts.ts';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { type MapDependencies, MapDependenciesProvider } from './map-dependencies.tsx';
import { MapHeader } from './map-header.tsx';
import { MapPanel } from './map-panel.tsx';
import { MapPrint } from './map-print.tsx';
import { MapStage } from './map-stage.tsx';
import { MapStrip } from './map-strip.tsx';
import './map-page.scss';

/**
 * The map of the city (spec §2 Map page).
 * @param onHydrated is called once it answers
 * @param kelurahan known at build time, for the list that is shown until the map can be drawn
 */
export function MapPage({
  dependencies,
  kelurahan,
  onHydrated,
}: {
  dependencies: MapDependencies;
  kelurahan: readonly Kelurahan[];
  onHydrated?: () => void;
}) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <MapDependenciesProvider dependencies={dependencies}>
      <a className="map-skip needs-application" href="#map-panel-body">
        {texts.skipToMapContents}
      </a>
      <div className="map-page">
        <MapHeader />
        <MapPanel />
        <MapStrip />
        <MapStage kelurahan={kelurahan} />
      </div>
      <MapPrint />
      <ApplicationFailed />
    </MapDependenciesProvider>
  );
}
