import type { AnyActorRef } from 'xstate';
import type { AskedPlace } from '../../domain/map/asked-place.ts';
import type { Bounds, Position } from '../../domain/map/geometry.ts';
import type { OpenOnMap } from '../../domain/map/map-opening.ts';
import type { MapView, Padding } from '../../domain/map/map-view.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import type { FoundPlace } from '../../domain/map/place-search.ts';
import type { StageSize } from '../../domain/map/sheet.ts';
import { toActor } from '../messages.ts';
import type { MapEngineEvent, MapPicture } from '../ports/map-engine.ts';

/** What the page sends the map page's root: it begins, follows its address, or the visitor acts on the map itself. */
export type MapPageAct =
  | { readonly type: 'address.opened' }
  | { readonly type: 'stage.opened' }
  | { readonly type: 'view.asked'; readonly to: MapView | Bounds }
  | { readonly type: 'map.clicked'; readonly at: Position };

/** What the environment sends the root: the engine, the address, the visitor's wishes, the sizes on the screen. */
export type MapEnvironmentEvent =
  | MapEngineEvent
  | { readonly type: 'map.opened' }
  | { readonly type: 'map.refused'; readonly reason: string }
  | { readonly type: 'address.arrived'; readonly search: string }
  | { readonly type: 'scheme.changed'; readonly isDark: boolean }
  | { readonly type: 'motion.changed'; readonly isStill: boolean }
  | { readonly type: 'stage.measured'; readonly stage: StageSize };

/** What the machines of the map page send their root. */
type MapMachineEvent =
  | { readonly type: 'place.found'; readonly found: FoundPlace }
  | { readonly type: 'place.shown'; readonly asked: AskedPlace; readonly facts: PlaceFacts }
  | { readonly type: 'here.found'; readonly at: Position }
  | { readonly type: 'measure.opened' | 'measure.ended' | 'compare.opened' | 'compare.ended' };

/** What the root sends itself: a machine has changed, or has followed the address. */
type MapOwnEvent = { readonly type: 'machine.changed' | 'address.followed' };

/** Everything that the root of the map page takes. */
export type MapPageEvent = MapPageAct | MapEnvironmentEvent | MapMachineEvent | MapOwnEvent;

/** The commands that the engine takes. */
export type EngineCommand =
  | { readonly type: 'open'; readonly view: MapView; readonly picture: MapPicture }
  | { readonly type: 'draw'; readonly picture: MapPicture }
  | {
      readonly type: 'go';
      readonly to: MapView | Bounds;
      readonly padding: Padding;
      readonly animated: boolean;
    };

/** The commands that the address takes. */
export type AddressCommand = { readonly type: 'read' } | { readonly type: 'write'; readonly open: OpenOnMap };

/** The system id of the root. */
export const MAP_PAGE = 'mapPage';

/** The running actors of a page, by their system ids. */
export interface MapSystem {
  readonly get: (id: string) => AnyActorRef | undefined;
}

/** The root of the map page, for sendTo. */
export const toMapPage = toActor<MapPageEvent>(MAP_PAGE);

/** The engine, for sendTo. */
export const toEngine = toActor<EngineCommand>('engine');

/** The address, for sendTo. */
export const toAddress = toActor<AddressCommand>('address');
