import type { KeyboardEvent, PointerEvent } from 'react';
import type { Area, PlacedPicture, Point } from './layout.ts';

/** The whole of a picture, small, and which part of it is seen. */
export interface MinimapProps {
  /** The id of what scrolls. */
  readonly controls: string;
  readonly picture: PlacedPicture;
  /** The part that is seen, in the picture. */
  readonly view: Area;
  /** The top left of the part that is to be seen. */
  readonly onMove: (to: Point) => void;
}

const LARGEST = { width: 150, height: 96 };
const STEP = 60;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** An overview that moves a picture by pointer and arrow keys. */
export function Minimap({ controls, picture, view, onMove }: MinimapProps) {
  const { width, height, boxes } = picture;
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
  const down = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove({ x: view.x + move.x, y: view.y + move.y });
  };
  const toPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    onMove({
      x: (event.clientX - left) / scale - view.width / 2,
      y: (event.clientY - top) / scale - view.height / 2,
    });
  };
  const hidden = Math.max(height - view.height, 1);
  return (
    <div
      className="chart__minimap"
      role="scrollbar"
      aria-label="Overview of the chart"
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(view.y / hidden, 1) * 100)}
      tabIndex={0}
      onKeyDown={down}
      onPointerDown={toPointer}
      onPointerMove={toPointer}
    >
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {boxes.map(({ box, ...area }) => (
          <rect key={box.id} className="chart__speck" {...sides(area)} />
        ))}
        <rect
          className="chart__view"
          x={view.x}
          y={view.y}
          width={Math.min(view.width, width)}
          height={Math.min(view.height, height)}
        />
      </svg>
    </div>
  );
}

const sides = ({ x, y, width, height }: Area): Area => ({ x, y, width, height });
