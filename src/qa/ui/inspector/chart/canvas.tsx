import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Area, PlacedPicture, Point } from './layout.ts';
import { Minimap } from './minimap.tsx';
import type { Size } from './sizes.ts';

/** A picture larger than its place, which scrolls in it. */
export interface CanvasProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly size: Size | undefined;
  readonly picture: PlacedPicture | undefined;
  readonly zoom: number;
  /** What is to be in sight, in the picture; whenever it is another the picture moves. */
  readonly shown: Area | undefined;
  readonly children: ReactNode;
}

const MARGIN = 24;
// The overview stands there.
const MARGIN_BELOW = 120;
// A hand that clicks moves a little.
const DRAG_FROM = 4;

/** Shows a picture that is moved by wheel, scroll bars, drag and arrow keys, with an overview of it where it is larger. */
export function Canvas({ place, size, picture, zoom, shown, children }: CanvasProps) {
  const id = useId();
  const [scroll, setScroll] = useState<Point>({ x: 0, y: 0 });
  const drag = useDrag(place);
  useEffect(() => {
    if (place.current && shown) bringIntoSight(place.current, shown, zoom);
  }, [place, shown, zoom]);
  const isLarger =
    picture !== undefined &&
    size !== undefined &&
    (picture.width * zoom > size.width + 1 || picture.height * zoom > size.height + 1);
  return (
    <div className="chart__place">
      <div
        ref={place}
        id={id}
        className="chart__canvas"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setScroll({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop })
        }
        {...drag}
      >
        {children}
      </div>
      {isLarger && (
        <Minimap
          controls={id}
          picture={picture}
          view={{
            x: scroll.x / zoom,
            y: scroll.y / zoom,
            width: size.width / zoom,
            height: size.height / zoom,
          }}
          onMove={({ x, y }) => place.current?.scrollTo(x * zoom, y * zoom)}
        />
      )}
    </div>
  );
}

/** Scrolls the least that brings an area into sight. */
function bringIntoSight(place: HTMLElement, area: Area, zoom: number): void {
  const over = (start: number, end: number, from: number, length: number) =>
    Math.min(start - MARGIN - from, 0) || Math.max(Math.min(end - from - length, start - MARGIN - from), 0);
  const { x, y, width, height } = area;
  place.scrollBy?.(
    over(x * zoom, (x + width) * zoom + MARGIN, place.scrollLeft, place.clientWidth),
    over(y * zoom, (y + height) * zoom + MARGIN_BELOW, place.scrollTop, place.clientHeight),
  );
}

function useDrag(place: RefObject<HTMLDivElement | null>) {
  const from = useRef<Point | undefined>(undefined);
  const isDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      if (event.button === 0 && event.pointerType === 'mouse')
        from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (from.current === undefined) return;
      const [x, y] = [from.current.x - event.clientX, from.current.y - event.clientY];
      if (!isDragged.current && Math.hypot(x, y) < DRAG_FROM) return;
      if (!isDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      isDragged.current = true;
      place.current?.scrollBy(x, y);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
    // What was dragged was not meant to be clicked.
    onClickCapture: (event: MouseEvent) => {
      if (isDragged.current) event.stopPropagation();
    },
  };
}
