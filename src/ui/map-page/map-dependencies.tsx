import { createContext, type ReactNode, useContext } from 'react';
import type { MapSite } from '../../application/map-page/map-machines.ts';
import type { MapData } from '../../application/ports/map-data.ts';
import type { MapView } from '../../application/ports/map-engine.ts';
import type { CityConfig } from '../../domain/city-config.ts';
import type { Bounds } from '../../domain/map/geometry.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';

/** What the map page is given: its machines, and the ports that it draws with. */
export interface MapDependencies {
  readonly site: MapSite;
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly mapData: MapData;
  /** Puts the map into an element; the first time begins everything. @returns takes it away again */
  readonly draw: (element: HTMLElement) => () => void;
  readonly go: (to: MapView | Bounds) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly copyText: (text: string) => Promise<void>;
}

const Context = createContext<MapDependencies | undefined>(undefined);

/** Hands the dependencies of the map page to everything below it. */
export function MapDependenciesProvider(props: { dependencies: MapDependencies; children: ReactNode }) {
  return <Context value={props.dependencies}>{props.children}</Context>;
}

/** Gives what the map page is made over. @throws where there is no provider above */
export function useMap(): MapDependencies {
  const dependencies = useContext(Context);
  if (dependencies === undefined) throw new Error('useMap needs a MapDependenciesProvider above it');
  return dependencies;
}
