import { type AnyEventObject, fromCallback } from 'xstate';
import { parseMapAddress } from '../../domain/map/map-address.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';
import { addressChange } from '../../domain/map/map-opening.ts';
import type { MapView } from '../../domain/map/map-view.ts';
import type { StageSize } from '../../domain/map/sheet.ts';
import * as texts from '../../domain/map/texts.ts';
import type { MapEngine, MapEngineEvent, MapPicture } from '../ports/map-engine.ts';
import type { Motion } from '../ports/motion.ts';
import type { PageAddress } from '../ports/page-address.ts';
import type { Watched } from '../ports/watched.ts';
import type { AddressCommand, EngineCommand, MapEnvironmentEvent } from './map-page-messages.ts';

/** The engine, and the element in which it draws. */
export type StageEngine = Omit<MapEngine, 'open' | 'picture' | 'pictureNow'> & {
  /** Draws into that element; `listen` receives its events. @returns removes it again */
  readonly open: (view: MapView, picture: MapPicture, listen: (event: MapEngineEvent) => void) => () => void;
};

/** The ports of the map page, besides those of its machines. */
export interface MapEnvironmentPorts {
  readonly config: MapConfig;
  readonly engine: StageEngine;
  /** Opens the page's address; the build, which renders the page as text, has none. */
  readonly openAddress: () => PageAddress;
  /** Whether the visitor sees the dark scheme. */
  readonly scheme: Watched<boolean>;
  readonly motion: Motion;
  readonly stage: Watched<StageSize>;
}

type Report = (event: MapEnvironmentEvent) => void;

/** The environment of the page as actors: they take the root's commands, and report what happens. */
export const environmentActors = ({
  config,
  engine,
  openAddress,
  scheme,
  motion,
  stage,
}: MapEnvironmentPorts) => ({
  engine: engineActor(engine),
  address: addressActor(openAddress, config),
  scheme: watching(scheme, (isDark) => ({ type: 'scheme.changed', isDark })),
  motion: watching({ ...motion, now: motion.isReduced }, (isStill) => ({ type: 'motion.changed', isStill })),
  stage: watching(stage, (size) => ({ type: 'stage.measured', stage: size })),
});

function engineActor(engine: StageEngine) {
  return fromCallback<EngineCommand & AnyEventObject>(({ sendBack, receive }) => {
    const report: Report = sendBack;
    let close: (() => void) | undefined;
    let drawn = '';
    const open = (view: MapView, picture: MapPicture) => {
      if (!engine.canDraw()) {
        report({ type: 'map.refused', reason: texts.notDrawable });
        return;
      }
      report({ type: 'map.opened' });
      drawn = JSON.stringify(picture);
      close = engine.open(view, picture, report);
    };
    const draw = (picture: MapPicture) => {
      const text = JSON.stringify(picture);
      if (text === drawn) return;
      drawn = text;
      engine.draw(picture);
    };
    receive((command: EngineCommand) => {
      if (command.type === 'open') open(command.view, command.picture);
      else if (close === undefined) return;
      else if (command.type === 'draw') draw(command.picture);
      else engine.go(command.to, command.padding, command.animated);
    });
    return () => close?.();
  });
}

function addressActor(openAddress: () => PageAddress, config: MapConfig) {
  const ids = config.layers.map(({ id }) => id);
  return fromCallback<AddressCommand & AnyEventObject>(({ sendBack, receive }) => {
    const report: Report = sendBack;
    let opened: { readonly address: PageAddress; readonly close: () => void } | undefined;
    const open = () => {
      const address = openAddress();
      const arrive = () => report({ type: 'address.arrived', search: address.current().search });
      return { address, close: address.subscribe(arrive) };
    };
    receive((command: AddressCommand) => {
      opened ??= open();
      const { address } = opened;
      // Read each time: others write the address too.
      const { path, search } = address.current();
      if (command.type === 'read') {
        report({ type: 'address.arrived', search });
        return;
      }
      const present = parseMapAddress(search, ids, config.bounds);
      const text = `${path}${search}`;
      const change = addressChange(command.open, present, { text, search, date: config.oldNumbers?.date });
      if (change?.by === 'push') address.push(change.address, text);
      else if (change) address.replace(change.address);
    });
    return () => opened?.close();
  });
}

function watching<T>({ now, subscribe }: Watched<T>, event: (value: T) => MapEnvironmentEvent) {
  return fromCallback(({ sendBack }) => {
    const report = () => sendBack(event(now()));
    report();
    return subscribe(report);
  });
}
