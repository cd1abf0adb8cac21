import type { Bounds } from '../../domain/map/geometry.ts';
import type { Sight } from '../../domain/map/map-moves.ts';
import type { OpenOnMap } from '../../domain/map/map-opening.ts';
import type { MapView } from '../../domain/map/map-view.ts';
import { coveredBy, roomAround, type StageSize } from '../../domain/map/sheet.ts';
import { type MapSite, mapSiteIn } from './map-machines.ts';
import type { EngineCommand, MapSystem } from './map-page-messages.ts';

/** What is open on the map page, read from its machines. */
export function openOn({ canvas, layers, place, activity, compare }: MapSite): OpenOnMap {
  const { view, bounds } = canvas.getSnapshot().context;
  const card = place.getSnapshot();
  const { asked, facts } = card.context;
  // Until a place is there, its card shows the one before.
  const isLoading = card.matches({ card: 'loading' });
  const compared = compare.getSnapshot();
  const { left, right } = compared.context;
  return {
    layers: layers.getSnapshot().context.shown,
    view: bounds && view,
    asked,
    facts: isLoading ? undefined : facts,
    isLoading,
    activity: activity.getSnapshot().context.chosen,
    compared: compared.matches('on') ? { left, right } : undefined,
  };
}

/** What the visitor sees of the map, read from its machines. */
export function sightOf({ canvas, panel }: MapSite, stage: StageSize): Sight {
  const { bounds, view } = canvas.getSnapshot().context;
  const covered = coveredBy(panel.getSnapshot().context.sheet, stage);
  return { bounds, zoom: view.zoom, covered: stage.height > 0 ? covered / stage.height : 0 };
}

/** What the environment has reported of how the map is seen. */
export interface Showing {
  readonly stage: StageSize;
  readonly isStill: boolean;
}

/** Makes the command that moves the map, to where no panel covers it. */
export function goTo(view: MapView | Bounds, system: MapSystem, { stage, isStill }: Showing): EngineCommand {
  const padding = roomAround(mapSiteIn(system).panel.getSnapshot().context.sheet, stage);
  return { type: 'go', to: view, padding, animated: !isStill };
}
