import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as texts from '../../domain/map/texts.ts';
import { useCatalogue, useMap } from './map-dependencies.tsx';

/** The line between two compared layers, moved by drag or arrow keys, 5% each (spec §2 Map page). */
export function CompareLine() {
  const { site } = useMap();
  const all = useCatalogue().flatMap(({ layers }) => layers);
  const line = useRef<HTMLDivElement>(null);
  const isOn = useSelector(site.compare, (snapshot) => snapshot.matches('on'));
  const { left, right, at } = useSelector(site.compare, ({ context }) => context);
  if (!isOn) return null;
  const nameOf = (id: string) => all.find((layer) => layer.id === id)?.name ?? id;
  const move = (to: number) => site.compare.send({ type: 'line.moved', at: to });
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = line.current?.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(((event.clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(at + by);
  };
  return (
    <div ref={line} className="compare-line" style={{ left: `${at}%` }}>
      <span className="compare-line__name compare-line__name--left">{nameOf(left)}</span>
      <span className="compare-line__name">{nameOf(right)}</span>
      <div
        className="compare-line__handle"
        role="slider"
        tabIndex={0}
        aria-label={texts.compareLineLabel}
        aria-valuemin={5}
        aria-valuemax={95}
        aria-valuenow={at}
        aria-valuetext={texts.compareLinePosition({ percent: at, left: nameOf(left), right: nameOf(right) })}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </div>
    </div>
  );
}
