import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { activeStates, readChart } from '../../application/inspection/chart.ts';
import type { InspectedActor } from '../../application/inspection/session.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { type Direction, layoutChart } from './chart-layout.ts';
import { stateInWords } from './state-words.ts';

const SCALES = [0.4, 0.55, 0.7, 0.85, 1, 1.25];
const FULL_SIZE = SCALES.indexOf(1);

/** The state chart of an actor, its present state lit and the transitions that the last event took shown. */
export function StateChart({ actor, machine }: { actor: InspectedActor; machine: AnyStateMachine }) {
  const [direction, setDirection] = useState<Direction>('LR');
  const [size, setSize] = useState(FULL_SIZE - 1);
  const chart = useMemo(() => layoutChart(readChart(machine), direction), [machine, direction]);
  const active = useMemo(() => new Set(activeStates(machine, actor.value)), [machine, actor.value]);
  const scale = SCALES[size] ?? 1;
  const canvas = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moves the present state moves the view
  useEffect(() => {
    if (canvas.current) showPresent(canvas.current);
  }, [active, chart, scale]);
  return (
    <section className="inspector__chart" aria-label={`State chart of ${actor.name}`}>
      <div className="inspector__bar">
        <h2 className="inspector__name">{actor.name}</h2>
        <code className="inspector__value">{stateInWords(actor.value)}</code>
        <button
          type="button"
          className="inspector__button"
          aria-label="Smaller"
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
        >
          −
        </button>
        <span className="inspector__scale">{Math.round(scale * 100)}%</span>
        <button
          type="button"
          className="inspector__button"
          aria-label="Larger"
          disabled={size === SCALES.length - 1}
          onClick={() => setSize(size + 1)}
        >
          +
        </button>
        <button
          type="button"
          className="inspector__button"
          onClick={() => setDirection(direction === 'LR' ? 'TB' : 'LR')}
        >
          {direction === 'LR' ? 'Top to bottom' : 'Left to right'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="inspector__canvas" ref={canvas} aria-label="Chart" tabIndex={0}>
        <ChartDrawing
          chart={chart}
          scale={scale}
          active={active}
          taken={new Set(actor.taken)}
          label={`${actor.name}: ${stateInWords(actor.value)}`}
        />
      </section>
    </section>
  );
}

// Scrolls the chart alone; scrollIntoView would scroll what is around it too.
function showPresent(canvas: HTMLElement): void {
  const present = canvas.querySelector('.is-active:not(.chart__state--outer)')?.getBoundingClientRect();
  if (present === undefined) return;
  const frame = canvas.getBoundingClientRect();
  const over = (start: number, end: number, from: number, to: number) =>
    Math.min(start - from - 24, 0) || Math.max(end - to + 24, 0);
  canvas.scrollBy(
    over(present.left, present.right, frame.left, frame.right),
    over(present.top, present.bottom, frame.top, frame.bottom),
  );
}
