import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room inside an element, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room inside an element's padding; undefined while it has none. */
function roomOf(element: Element): Room | undefined {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return width > 0 && height > 0 ? { width: Math.floor(width), height: Math.floor(height) } : undefined;
}

/**
 * Measures the room inside an element's padding before it is painted, and whenever it changes; undefined until it is
 * laid out.
 */
export function useRoom<T extends Element>(): readonly [RefObject<T | null>, Room | undefined] {
  const element = useRef<T>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    if (element.current === null) return;
    setRoom(roomOf(element.current));
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}
