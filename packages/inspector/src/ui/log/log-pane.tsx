// biome-ignore-all lint/a11y/useSemanticElements: a table of a hundred thousand rows of which thirty are drawn is a grid
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one Tab stop, and names the row that keys stand on
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { filterLog, type LogFilter } from '../../domain/log-filter.ts';
import { guardsInWords } from '../details/last-transition.ts';
import { useInspector } from '../use-inspector.tsx';
import { LogHead } from './log-head.tsx';
import { LogRow } from './log-row.tsx';

const ROW = 22;
const HEAD = 24;
const AHEAD = 12;
const KEEP_AFTER_MS = 400;

/** The log of the page, filtered and in order; the chosen entry is the moment that the whole inspector shows. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one grid, whose keys, scrolling and rows share where it stands
export function LogPane({ label = 'Log' }: { label?: string }) {
  const { session, charts, settings, set, moment, latest, goTo } = useInspector();
  const { log, revision } = session;
  const [wanted, setWanted] = useState(settings.filter);
  const filter = useDeferredValue(wanted);
  // Stored only once the tester has stopped typing, so that each letter redraws the log alone, not the whole inspector.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays, not what is read elsewhere
  useEffect(() => {
    if (wanted === settings.filter) return;
    const timer = setTimeout(() => set({ filter: wanted }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const grown = useDeferredValue(revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows in place; its revision changes
  const shown = useMemo(() => filterLog(log.entries, filter, log.wordsOf), [log, grown, filter]);
  // Where keys stand stays as the log grows, and holds for the moment and the filter at which they went there.
  const [stood, setStood] = useState<{ place: number; moment: number | undefined; filter: LogFilter }>();
  const active = stood?.moment === session.moment && stood?.filter === filter ? stood.place : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: AHEAD,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  });
  // What the filter leaves out is after the last row before it; before the first row there is none.
  const now = shown.findLastIndex((entry) => entry.id <= moment);
  const place = Math.min(active ?? Math.max(0, now), Math.max(0, shown.length - 1));

  // A past moment comes into sight when it is chosen; new entries scroll the log only where its end was in sight.
  const isLive = session.moment === undefined;
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the moment, not with every row
  useEffect(() => {
    if (!isLive) follows.current = true;
    const isElsewhere = isLive && active !== undefined;
    if (shown.length > 0 && follows.current && !isElsewhere)
      rows.scrollToIndex(Math.max(0, now), { align: 'auto' });
  }, [moment, isLive, isLive && shown.length, filter]);
  // The end out of sight is no sign that the tester left it: rows may have come since the log was scrolled.
  const scrolled = useRef({ top: 0, height: 0 });
  const onScroll = () => {
    const { scrollTop: top = 0, clientHeight = 0, scrollHeight: height = 0 } = frame.current ?? {};
    const isAtEnd = top + clientHeight > height - 2 * ROW;
    const isUp = top < scrolled.current.top && height >= scrolled.current.height;
    scrolled.current = { top, height };
    if (isLive && (isAtEnd || isUp)) follows.current = isAtEnd;
  };

  const stand = (next: number) => {
    const there = Math.min(Math.max(0, next), shown.length - 1);
    const isLast = isLive && there === shown.length - 1;
    setStood(isLast ? undefined : { place: there, moment: session.moment, filter });
    rows.scrollToIndex(there, { align: 'auto' });
  };
  const choose = (at: number) => {
    const entry = shown[at];
    if (entry) goTo(entry.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
      ['PageDown', 20],
      ['PageUp', -20],
    ]);
    const step = steps.get(event.key);
    if (event.key === 'End') setStood(undefined);
    if (step !== undefined) stand(place + step);
    else if (event.key === 'Home') stand(0);
    else if (event.key === 'Enter') choose(place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className="log" aria-label={label}>
      <LogHead shown={shown} filter={wanted} onFilter={setWanted} />
      {shown.length === 0 ? (
        <p className="empty">
          {log.entries.length === 0
            ? 'Nothing yet. Use the page, or send an event.'
            : 'No entry holds all of these words.'}
        </p>
      ) : (
        <div
          ref={frame}
          className="log__frame"
          role="grid"
          aria-label="Entries"
          aria-rowcount={shown.length + 1}
          aria-activedescendant={`log-${shown[place]?.id}`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
        >
          <div className="log__heads" role="row" aria-rowindex={1} tabIndex={-1}>
            {HEADS.map(([name, word]) => (
              <span key={name} role="columnheader" className={`log__${name}`}>
                {word}
              </span>
            ))}
          </div>
          <div style={{ height: rows.getTotalSize() }} className="log__rows" role="rowgroup">
            {rows.getVirtualItems().map(({ index, start }) => {
              const entry = shown[index];
              return (
                entry && (
                  <LogRow
                    key={entry.id}
                    id={`log-${entry.id}`}
                    entry={entry}
                    guards={guardsInWords(charts[entry.to], entry)}
                    isNow={index === now}
                    moment={moment}
                    isFuture={entry.id > moment && moment < latest}
                    isActive={index === place && active !== undefined}
                    top={start - HEAD}
                    place={index}
                    onChoose={() => {
                      frame.current?.focus();
                      choose(index);
                    }}
                  />
                )
              );
            })}
          </div>
        </div>
      )}
    </section>
  );
}

const HEADS = [
  ['id', '#'],
  ['time', 'Time'],
  ['sign', 'Kind'],
  ['from', 'From'],
  ['to', 'To'],
  ['name', 'Entry'],
  ['payload', 'Payload'],
  ['effect', 'Effect'],
] as const;
