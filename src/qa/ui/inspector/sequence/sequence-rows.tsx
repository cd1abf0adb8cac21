import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LogEntry } from '../../../domain/log-entry.ts';
import { placeOfEntry } from '../../../domain/log-place.ts';
import type { Lane, SequenceFacts } from '../../../domain/sequence.ts';
import { useSize } from '../use-size.ts';
import { LaneHeads } from './lane-heads.tsx';
import { type PlacedLane, placeLanes } from './lane-places.ts';
import { ROW_HEIGHT, Row } from './row.tsx';
import { rowOfPlace, type SequenceRow } from './rows.ts';

/** The rows of a sequence under the names of their lanes. */
export interface SequenceRowsProps {
  readonly entries: readonly LogEntry[];
  readonly rows: readonly SequenceRow[];
  readonly lanes: readonly Lane[];
  readonly facts: SequenceFacts;
  readonly moment: number;
  readonly onMoment: (id: number) => void;
}

const HEADS_HEIGHT = 36;
const PAGE = 15;

/**
 * Draws the rows that are in sight. Arrow keys lead along the entries, with Shift along the lanes, after which they lead
 * along the entries of that lane alone; Enter goes to the moment of an entry.
 */
export function SequenceRows({ entries, rows, lanes, facts, moment, onMoment }: SequenceRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const size = useSize(scroller);
  const places = useMemo(() => placeLanes(lanes, size?.width ?? 0), [lanes, size?.width]);
  const byName = useMemo(() => new Map(places.lanes.map((lane) => [lane.name, lane])), [places]);
  const [lane, setLane] = useState<string>();
  const now = rowOfPlace(rows, placeOfEntry(entries, moment));
  const [cursor, setCursor] = useState(now);
  // Another function makes the list measure its rows anew.
  const getItemKey = useCallback((index: number) => rows[index]?.place ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getItemKey,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ROW_HEIGHT + (rows[index]?.gap ?? 0),
    overscan: 6,
    scrollMargin: HEADS_HEIGHT,
    scrollPaddingStart: HEADS_HEIGHT,
    initialRect: { width: 900, height: 600 },
  });
  // New entries are followed only where the end was in sight.
  const isLive = moment >= entries.length;
  const follows = useRef(true);
  useEffect(() => {
    if (isLive && !follows.current) return;
    setCursor(now);
    if (now >= 0) virtual.scrollToIndex(now, { align: 'auto' });
  }, [now, virtual, isLive]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = scroller.current ?? {};
    if (isLive) follows.current = scrollTop + clientHeight > scrollHeight - 2 * ROW_HEIGHT;
  };
  const target = byName.get(entries[rows[now]?.place ?? -1]?.to ?? '');
  useEffect(() => {
    if (target !== undefined && scroller.current !== null) showLane(scroller.current, target);
  }, [target]);

  const go = (index: number) => {
    setCursor(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  };
  const choose = (index: number) => {
    const entry = entries[rows[index]?.place ?? -1];
    if (entry !== undefined) onMoment(entry.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const next = nextLane(places.lanes, lane, event.key === 'ArrowRight' ? 1 : -1);
      setLane(next?.name);
      if (next !== undefined && scroller.current !== null) showLane(scroller.current, next);
    } else if (event.key === 'Escape' && lane !== undefined) setLane(undefined);
    else if (event.key === 'Enter') choose(cursor);
    else {
      const isOfLane = (index: number) =>
        lane === undefined || speaks(entries[rows[index]?.place ?? -1], lane);
      const next = keyMove(event.key, cursor, rows.length, isOfLane);
      if (next === undefined) return;
      go(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const width = Math.max(places.width, size?.width ?? 0);
  return (
    <div ref={scroller} className="sequence__scroll" onScroll={onScroll}>
      <LaneHeads lanes={places.lanes} chosen={lane} width={width} height={HEADS_HEIGHT} />
      <div
        className="sequence__rows"
        role="listbox"
        aria-label={lane === undefined ? 'Entries' : `Entries, lane ${lane}`}
        aria-activedescendant={cursor < 0 ? undefined : `${id}${cursor}`}
        tabIndex={0}
        style={{ height: virtual.getTotalSize(), width }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start, size: height }) => {
          const { place, pause } = rows[index] ?? { place: -1, pause: undefined };
          const entry = entries[place];
          return (
            entry && (
              <Row
                key={index}
                id={`${id}${index}`}
                entry={entry}
                place={place}
                lanes={byName}
                facts={facts}
                top={start - HEADS_HEIGHT}
                height={height}
                pause={pause}
                width={width}
                time={index === now ? 'now' : index < now ? 'past' : 'future'}
                isCursor={index === cursor}
                position={index + 1}
                count={rows.length}
                onChoose={onMoment}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function keyMove(
  key: string,
  from: number,
  count: number,
  isWanted: (index: number) => boolean,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const direction = Math.sign(step);
  let index = Math.min(Math.max(from + step, 0), count - 1);
  // Home and End look for the wanted ones inward.
  const onward = Math.abs(step) === count ? -direction : direction;
  while (index >= 0 && index < count && !isWanted(index)) index += onward;
  return index >= 0 && index < count ? index : from;
}

const speaks = (entry: LogEntry | undefined, lane: string): boolean =>
  entry !== undefined && (entry.from === lane || entry.to === lane || entry.kind === lane);

function nextLane(
  lanes: readonly PlacedLane[],
  present: string | undefined,
  direction: 1 | -1,
): PlacedLane | undefined {
  const index = lanes.findIndex(({ name }) => name === present);
  if (index < 0) return direction > 0 ? lanes[0] : lanes.at(-1);
  return lanes[index + direction] ?? lanes[index];
}

function showLane(scroller: HTMLElement, { x, before, after }: PlacedLane): void {
  const { scrollLeft, clientWidth } = scroller;
  const [left, right] = [x - before, x + after];
  if (left < scrollLeft) scroller.scrollLeft = left;
  else if (right > scrollLeft + clientWidth) scroller.scrollLeft = right - clientWidth;
}
