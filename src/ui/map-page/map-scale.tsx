import { useSelector } from '@xstate/react';
import { scaleBar } from '../../domain/map/scale-bar.ts';
import * as texts from '../../domain/map/texts.ts';
import { useMap } from './map-dependencies.tsx';
import './map-scale.scss';

const MOST_PX = 130;

/** North, the scale bar and the ratio (spec §2 Map page). */
export function MapScale() {
  const { view, bounds } = useSelector(useMap().site.canvas, ({ context }) => context);
  if (!bounds) return null;
  const { pixels, label, ratio } = scaleBar(view.centre[1], view.zoom, MOST_PX);
  return (
    <div className="map-scale">
      <svg className="map-scale__north" viewBox="0 0 24 36" role="img" aria-label={texts.northLabel}>
        <path d="m12 1 9 22-9-6-9 6z" />
        <text x="12" y="35" textAnchor="middle">
          {texts.north}
        </text>
      </svg>
      <div>
        <span className="map-scale__label">{label}</span>
        <svg className="map-scale__bar" width={pixels} height="8" aria-hidden="true">
          <rect width={pixels} height="8" />
        </svg>
        <span className="map-scale__ratio">{ratio}</span>
      </div>
    </div>
  );
}
