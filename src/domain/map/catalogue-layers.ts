import { layersOf } from './map-catalogue.ts';
import type { MapCategory, MapLayer } from './map-category.ts';
import type { LayerConfig, MapConfig } from './map-config.ts';

/** A layer of the catalogue with its settings on the map. */
export interface CatalogueLayer extends MapLayer {
  readonly config: LayerConfig;
}

/** A category of the catalogue on the map: its layers that have data. */
export interface CatalogueGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly color: MapCategory['color'];
  readonly layers: readonly CatalogueLayer[];
}

/** Gives the categories of the one catalogue with the layers that the map has data for, in their order. */
export function catalogueGroups(catalogue: readonly MapCategory[], { layers }: MapConfig): CatalogueGroup[] {
  return catalogue
    .map(({ id, name, description, color, ...category }) => ({
      id,
      name,
      description,
      color,
      layers: layersOf({ id, name, description, color, ...category } as MapCategory).flatMap((layer) => {
        const config = layers.find((one) => one.id === layer.id);
        return config === undefined ? [] : [{ ...layer, config }];
      }),
    }))
    .filter((group) => group.layers.length > 0);
}
