import { useSelector } from '@xstate/react';
import { activityOf } from '../../domain/map/activity-search.ts';
import type { Activity, LayerConfig } from '../../domain/map/map-config.ts';
import * as texts from '../../domain/map/texts.ts';
import { showsZones } from './legend-rows.tsx';
import { useMap } from './map-dependencies.tsx';

/** The content of the map's legend. */
export interface Legend {
  readonly title: string;
  /** Of two layers that are compared the left one first. */
  readonly layers: readonly LayerConfig[];
  /** What zones are shaded by instead of their hues. */
  readonly activity?: Activity | undefined;
  readonly isComparing: boolean;
}

/** Gives the legend of what is on the map (spec §2 Map page); none where nothing is. */
export function useLegend(): Legend | undefined {
  const { site, map } = useMap();
  const shown = useSelector(site.layers, ({ context }) => context.shown);
  const chosen = useSelector(site.activity, ({ context }) => context.chosen);
  const isComparing = useSelector(site.compare, (snapshot) => snapshot.matches('on'));
  const { left, right } = useSelector(site.compare, ({ context }) => context);
  const activity = activityOf(map.activities, chosen);
  const ids = isComparing ? [left, right] : shown.map(({ id }) => id);
  const layers = ids.flatMap((id) => map.layers.filter((layer) => layer.id === id));
  const hasZones = layers.some(showsZones) && !isComparing;
  if (layers.length === 0 && !activity) return undefined;
  return {
    title: activity?.name ?? (hasZones ? texts.zonesLegendTitle : texts.legendTitle),
    layers,
    activity,
    isComparing,
  };
}
