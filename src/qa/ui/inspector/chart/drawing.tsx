import { type KeyboardEvent, useId } from 'react';
import type { Chart } from '../../../domain/chart.ts';
import { BoxDrawing, BoxOver } from './box-drawing.tsx';
import type { PlacedPicture } from './layout.ts';
import { LineDrawing, LineLabel } from './line-drawing.tsx';
import type { Marks } from './marks.ts';
import { BANDS } from './near-picture.ts';
import type { ItemEvents } from './part.ts';
import { useRoving } from './use-roving.ts';

/** A picture that is laid out, as a drawing. */
export interface DrawingProps extends ItemEvents {
  readonly chart: Chart;
  readonly picture: PlacedPicture;
  readonly zoom: number;
  readonly marks: Marks;
}

/** Draws a chart. Its states and transitions are one Tab stop; arrow keys lead from one to the nearest. */
export function Drawing({ chart, picture, zoom, marks, onChoose, onSend }: DrawingProps) {
  const { width, height, boxes, lines } = picture;
  const arrow = useId();
  const { items, onKeyDown, onFocus, tabIndexOf } = useRoving(picture, marks);
  const shared = { chart, marks, tabIndexOf, onChoose, onSend };
  // What was taken lies on top.
  const inOrder = lines.toSorted(
    (one, other) => Number(marks.taken.has(one.line.of)) - Number(marks.taken.has(other.line.of)),
  );
  const keys = (event: KeyboardEvent<SVGSVGElement>) => {
    const item = items.find(({ key }) => key === (event.target as Element).getAttribute('data-key'));
    if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault();
      if (item.transition === undefined) onChoose(item.of);
      else onSend(item.transition);
    } else onKeyDown(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={`chart__drawing${marks.isStopped ? ' is-stopped' : ''}`}
      role="group"
      aria-label={`Chart of ${chart.machine}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      onKeyDown={keys}
      onFocus={onFocus}
    >
      <defs>
        {['plain', 'now'].map((kind) => (
          <marker
            key={kind}
            id={`${arrow}${kind}`}
            viewBox="0 0 10 8"
            refX="9"
            refY="4"
            markerWidth="10"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={`chart__arrow chart__arrow--${kind}`} d="M0 0 10 4 0 8z" />
          </marker>
        ))}
      </defs>
      <BandNames picture={picture} />
      {boxes.map((place) => (
        <BoxDrawing key={place.box.id} place={place} {...shared} />
      ))}
      {inOrder.map((placed) => (
        <LineDrawing key={placed.line.id} placed={placed} marks={marks} arrow={arrow} />
      ))}
      {inOrder.map((placed) => (
        <LineLabel key={placed.line.id} placed={placed} {...shared} />
      ))}
      {boxes.map((place) => (
        <BoxOver key={place.box.id} place={place} marks={marks} />
      ))}
    </svg>
  );
}

/** What the bands of a near picture are called, beside them. */
function BandNames({ picture: { boxes } }: { picture: PlacedPicture }) {
  return BANDS.map((name, band) => {
    const inBand = boxes.filter(({ box }) => box.band === band);
    if (inBand.length === 0) return null;
    const top = Math.min(...inBand.map(({ y }) => y));
    return (
      <text key={name} className="chart__band" x={16} y={top + 18}>
        {name}
      </text>
    );
  });
}
