import { type CSSProperties, type RefObject, useState } from 'react';
import type { Position } from '../../domain/map/geometry.ts';
import { lengthText } from '../../domain/map/measure.ts';
import { pixelsOf, scaleBar, shareOf } from '../../domain/map/scale-bar.ts';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useMap } from './map-dependencies.tsx';
import './paper-map.scss';

/** The longest bar, as a part of the picture's width. */
const LONGEST = 0.2;

/**
 * The picture of the map on paper, cut to its space, with north and a bar that shows its scale however large it is
 * printed (spec §2 Map page).
 * @param picture its address
 * @param at the position in its middle; by default the middle of the map
 */
export function PaperMap(props: {
  picture: string;
  at: Position | undefined;
  image: RefObject<HTMLImageElement | null>;
}) {
  const { picture, at, image } = props;
  const { canvas } = useMap().site;
  // As the map was when its picture was taken: the print layout leaves it no space.
  const [{ view, bounds }] = useState(() => canvas.getSnapshot().context);
  const size = bounds && pixelsOf(bounds, view.zoom);
  const bar = size && scaleBar(view.centre[1], view.zoom, size.width * LONGEST);
  const middle = bounds && shareOf(at ?? view.centre, bounds);
  // Without a unit: the styles reckon with them.
  const measures = {
    '--paper-width': size?.width,
    '--paper-height': size?.height,
    '--paper-bar': bar?.pixels,
    '--paper-x': middle?.x,
    '--paper-y': middle?.y,
  } as CSSProperties;
  return (
    <figure style={measures} className={at ? 'paper-map' : 'paper-map paper-map--whole'}>
      <img ref={image} className="paper-map__picture" src={picture} alt={sharedTexts.map} />
      {bar && (
        <div className="paper-map__scale">
          <svg className="paper-map__north" viewBox="0 0 24 36" aria-hidden="true">
            <path d="m12 1 9 22-9-6-9 6z" />
            <text x="12" y="35" textAnchor="middle">
              {texts.north}
            </text>
          </svg>
          <div>
            <p className="paper-map__lengths">
              <span>0</span>
              <span>{lengthText(bar.metres / 2)}</span>
              <span>{lengthText(bar.metres)}</span>
            </p>
            <svg className="paper-map__bar" viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="4" height="1" />
              <rect className="paper-map__light" x="1" y="0.15" width="1" height="0.7" />
              <rect className="paper-map__light" x="3" y="0.15" width="0.98" height="0.7" />
            </svg>
          </div>
        </div>
      )}
    </figure>
  );
}
