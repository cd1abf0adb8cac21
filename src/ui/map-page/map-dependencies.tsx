import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { MapSite } from '../../application/map-page/map-machines.ts';
import type { MapPageAct } from '../../application/map-page/map-page-messages.ts';
import type { MapData } from '../../application/ports/map-data.ts';
import type { QrCode } from '../../application/ports/qr-code.ts';
import type { CityConfig } from '../../domain/city-config.ts';
import { type CatalogueGroup, catalogueGroups } from '../../domain/map/catalogue-layers.ts';
import type { Kelurahan } from '../../domain/map/city-overview.ts';
import { mapCatalogue } from '../../domain/map/map-catalogue.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';

/** Gives the picture and the code of a sheet at once; undefined what is not ready. */
export interface MapPaper {
  /** Loads what codes are drawn with. */
  readonly prepare: () => void;
  readonly picture: () => string | undefined;
  readonly code: (address: string) => QrCode | undefined;
}

/** What the map page is given: its machines, and the ports that it draws with. */
export interface MapDependencies {
  readonly site: MapSite;
  readonly map: MapConfig;
  readonly city: CityConfig;
  readonly mapData: MapData;
  /** Adds the map to an element; the first call starts everything. @returns removes it again */
  readonly draw: (element: HTMLElement) => () => void;
  /** Reports to the page what the visitor does on the map itself. */
  readonly send: (act: MapPageAct) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly copyText: (text: string) => Promise<void>;
  /** What a sheet shows that the browser prints by itself. */
  readonly paper: MapPaper;
}

const Context = createContext<MapDependencies | undefined>(undefined);

/** Hands the dependencies of the map page to everything below it. */
export function MapDependenciesProvider(props: { dependencies: MapDependencies; children: ReactNode }) {
  return <Context value={props.dependencies}>{props.children}</Context>;
}

/** Gives the dependencies of the map page. @throws where there is no provider above */
export function useMap(): MapDependencies {
  const dependencies = useContext(Context);
  if (dependencies === undefined) throw new Error('useMap needs a MapDependenciesProvider above it');
  return dependencies;
}

/** Gives the layers of the catalogue with their settings on the map. */
export function useCatalogue(): CatalogueGroup[] {
  const { map, city } = useMap();
  return catalogueGroups(mapCatalogue(city.links.landMap), map);
}

/**
 * Gives the kelurahan of the city once they have loaded; empty where that fails.
 * @param isWanted whether to load them
 */
export function useKelurahan(isWanted = true): readonly Kelurahan[] | undefined {
  const { mapData } = useMap();
  const [kelurahan, setKelurahan] = useState<readonly Kelurahan[]>();
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    mapData.overview(leaving.signal).then(setKelurahan, () => undefined);
    return () => leaving.abort();
  }, [isWanted, mapData]);
  return kelurahan;
}
