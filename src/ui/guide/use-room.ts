import { type RefObject, useEffect, useRef, useState } from 'react';

/** The room inside an element, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Measures the room inside an element's padding, whenever it changes; undefined until it is laid out. */
export function useRoom<T extends Element>(): readonly [RefObject<T | null>, Room | undefined] {
  const element = useRef<T>(null);
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (element.current === null) return;
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
