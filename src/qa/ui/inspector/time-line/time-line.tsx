import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { LogEntry } from '../../../domain/log-entry.ts';
import { clockText, placeAt, placeOfEntry } from '../../../domain/log-place.ts';
import { timeBins, timeRange } from '../../../domain/time-bins.ts';
import { useSize } from '../use-size.ts';
import { drawStrip } from './draw.ts';
import { ticksOf } from './ticks.ts';
import './time-line.scss';

/** A log as a line of time. */
export interface TimeLineProps {
  /** In order; appended to and changed in place. */
  readonly entries: readonly LogEntry[];
  /** Another whenever the entries are. */
  readonly revision: number;
  /** The id of the entry that is shown. */
  readonly moment: number;
  /** The id of the latest entry. */
  readonly latest: number;
  readonly onMoment: (id: number) => void;
  /** In pixels. */
  readonly height: number;
}

const NAMES_WIDTH = 84;
const NARROW = 600;
const LOW = 56;
const TICK_ROOM = 96;
const PAGE = 10;
const EDGE = 12;

/** Shows when things happened, and moves the moment by drag and arrow keys. */
export function TimeLine({ entries, revision, moment, latest, onMoment, height }: TimeLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.floor(useSize(place)?.width ?? 0);
  const start = width >= NARROW && height >= LOW ? NAMES_WIDTH : EDGE;
  const columns = Math.max(width - start - EDGE, 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries change in place, which the revision tells
  const range = useMemo(() => timeRange(entries), [entries, revision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const bins = useMemo(() => timeBins(entries, range, columns), [entries, revision, range, columns]);
  const shown = entries[placeOfEntry(entries, moment)];
  const toX = (at: number) => start + ((at - range.from) / (range.to - range.from)) * columns;
  const handle = shown === undefined ? start : toX(shown.at);
  const end = entries.at(-1);

  useEffect(() => {
    const context = width === 0 ? null : (canvas.current?.getContext('2d') ?? null);
    if (canvas.current === null || context === null) return;
    const ratio = window.devicePixelRatio || 1;
    canvas.current.width = width * ratio;
    canvas.current.height = height * ratio;
    context.scale(ratio, ratio);
    const style = getComputedStyle(canvas.current);
    const ticks = ticksOf(range, columns, TICK_ROOM).map((tick) => ({
      ...tick,
      x: start + (tick.ms / (range.to - range.from)) * columns,
    }));
    drawStrip(context, { width, height, start, bins, ticks, moment: handle + 1 }, (name) =>
      style.getPropertyValue(name),
    );
  }, [width, height, start, columns, bins, range, handle]);

  const goTo = (index: number) => {
    const entry = entries[Math.min(Math.max(index, 0), entries.length - 1)];
    if (entry !== undefined && entry.id !== moment) onMoment(entry.id);
  };
  const toPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = range.from + ((event.clientX - left - start) / columns) * (range.to - range.from);
    goTo(placeAt(entries, at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = placeOfEntry(entries, moment);
    const to = keyMove(event.key, index, entries.length);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };
  return (
    <div
      ref={place}
      className="time-line"
      style={{ height }}
      role="slider"
      aria-label="Moment"
      aria-orientation="horizontal"
      aria-valuemin={entries[0]?.id ?? 0}
      aria-valuemax={latest}
      aria-valuenow={moment}
      aria-valuetext={momentText(shown)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={toPointer}
      onPointerMove={toPointer}
    >
      <canvas ref={canvas} className="time-line__strip" style={{ width, height }} />
      {shown !== undefined && <span className="time-line__handle" style={{ left: handle }} />}
      {end !== undefined && moment < latest && (
        <span className="time-line__latest" style={{ left: toX(end.at) }}>
          latest
        </span>
      )}
    </div>
  );
}

function keyMove(key: string, index: number, length: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - PAGE,
    PageUp: index + PAGE,
    Home: 0,
    End: length - 1,
  };
  return moves[key];
}

function momentText(entry: LogEntry | undefined): string {
  return entry === undefined
    ? 'nothing yet'
    : `#${entry.id} ${entry.name}, ${entry.from} to ${entry.to}, ${clockText(entry.at)}`;
}
