import { useSelector } from '@xstate/react';
import { BASE_LAYER } from '../../application/ports/map-engine.ts';
import * as texts from '../../domain/map/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import { MapReload } from './map-reload.tsx';
import './map-gaps.scss';

/** Says that parts of the map could not be loaded, with a retry or the list instead (spec §2 Map page). */
export function MapGaps() {
  const { layers, canvas } = useMap().site;
  const message = useSelector(layers, ({ context }) => context.failures[BASE_LAYER]);
  if (message === undefined) return null;
  return (
    <div className="map-gaps" role="alert">
      <p>
        <strong>{message}</strong> {texts.partlyEmpty}
      </p>
      <MapReload />
      <button type="button" className="action" onClick={() => canvas.send({ type: 'map.lost', message })}>
        <span className="action__words">{texts.seeList}</span> <Icon name="arrow-right" size="text" />
      </button>
    </div>
  );
}
