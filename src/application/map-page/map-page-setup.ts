import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Bounds, Position } from '../../domain/map/geometry.ts';
import type { MapView } from '../../domain/map/map-view.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { PanelTab, StageSize } from '../../domain/map/sheet.ts';
import { to } from '../messages.ts';
import type { Logger } from '../ports/logger.ts';
import { failureMessage } from '../shared/failure.ts';
import type { CanvasEvent } from './canvas-events.ts';
import type { LayersEvent } from './layers-events.ts';
import { environmentActors, type MapEnvironmentPorts } from './map-environment.ts';
import { type MapMachinePorts, machinesOver, mapSiteIn } from './map-machines.ts';
import { type MapPageEvent, toEngine } from './map-page-messages.ts';
import { goTo } from './map-page-state.ts';

/** What the map page needs: the ports of its machines, and its environment. */
export type MapPagePorts = MapMachinePorts & MapEnvironmentPorts & { readonly logger: Logger };

/** What the root of the map page knows of its environment, and where the map still has to go. */
export interface MapPageContext {
  readonly isDark: boolean;
  readonly isStill: boolean;
  readonly stage: StageSize;
  /** The query of the address that arrived last. */
  readonly search: string;
  /** A place that the map moves to once it is first drawn, unless it shows it then. */
  readonly awaited?: Position | undefined;
}

/** The context before any message has come. */
export const UNTOLD: MapPageContext = {
  isDark: false,
  isStill: false,
  stage: { height: 0, screen: 0, isBeside: true },
  search: '',
};

/** The actors of the map page, and the messages that its root sends them. */
export function mapPageSetup(ports: MapPagePorts) {
  return setup({
    types: { context: {} as MapPageContext, events: {} as MapPageEvent },
    actors: { ...machinesOver(ports), ...environmentActors(ports) },
    actions: {
      know: assign((_, known: Partial<MapPageContext>) => known),
      notice: raise({ type: 'machine.changed' }),
      report: (_, error: unknown) => ports.logger.event('machine.failed', { message: failureMessage(error) }),
      sendToCanvas: sendTo(to('canvas'), (_, event: CanvasEvent) => event),
      sendToLayers: sendTo(to('layers'), (_, event: LayersEvent) => event),
      showTab: sendTo(to('panel'), (_, tab: PanelTab) => ({ type: 'tab.chosen', tab })),
      // On phones the box of measuring is over the map, and the sheet must not cover the rest.
      lowerSheet: enqueueActions(({ system, enqueue }) => {
        if (mapSiteIn(system).panel.getSnapshot().context.sheet === 'low') return;
        enqueue.sendTo(to('panel'), { type: 'sheet.sized', size: 'low' });
      }),
      setPoint: sendTo(to('measure'), (_, at: Position) => ({ type: 'point.set', at })),
      endMeasuring: sendTo(to('measure'), { type: 'measure.closed' }),
      endComparing: sendTo(to('compare'), { type: 'compare.closed' }),
      askSetback: enqueueActions(({ enqueue }, { at, parcel }: PlaceFacts) => {
        if (parcel) enqueue.sendTo(to('setback'), { type: 'setback.asked', at });
      }),
      go: sendTo(toEngine, ({ context, system }, view: MapView | Bounds) => goTo(view, system, context)),
    },
  });
}
