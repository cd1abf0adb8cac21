import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { activeStates, type Chart, type ChartTransition, stateName } from '../../domain/chart.ts';
import type { StateValue } from '../../domain/state-value.ts';
import { type Marks, marksOf, searchChart } from './marks.ts';
import { Outline } from './outline.tsx';
import { isSendable, PathsPanel } from './paths-panel.tsx';
import type { ChartSettings } from './settings.ts';
import { Toolbar } from './toolbar.tsx';
import './chart.scss';

/** The state chart of a machine, at one moment. */
export interface ChartViewProps {
  readonly chart: Chart;
  /** The state value shown; undefined before the machine has started. */
  readonly value: StateValue | undefined;
  /** Transitions taken by the last event, by id, and the type of that event. */
  readonly taken: readonly string[];
  readonly event: string | undefined;
  /** Where the machine has stopped: the type of the event that killed it. */
  readonly killer?: string | undefined;
  /** The chosen state or transition, by id. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Enter or double click on a transition: the tester wants to send its event. */
  readonly onSend: (eventType: string) => void;
  /** Plays a committed path: 'gallery/flow-not-found'. */
  readonly onPlay: (path: string) => void;
  readonly settings: ChartSettings;
  readonly onSettings: (settings: ChartSettings) => void;
}

/** A chart to work in, as an outline of all of it or of what is near. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one view, whose parts are components already
export function ChartView(props: ChartViewProps) {
  const { chart, value, taken, event, killer, chosen, onChoose, onPlay, settings, onSettings } = props;
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const [open, setOpen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const hits = useMemo(() => searchChart(chart, text), [chart, text]);
  const hit = text === '' ? undefined : hits[place];
  const { showPaths } = settings;
  const marks: Marks = useMemo(
    () => ({ ...marksOf(chart, value, taken, killer), hits: new Set(hits), hit, chosen, showPaths }),
    [chart, value, taken, killer, hits, hit, chosen, showPaths],
  );
  useEffect(() => {
    if (chart.machine) setOpen(undefined);
  }, [chart.machine]);
  const choose = (id: string) => {
    onChoose(id);
    setOpen(id);
  };
  const send = (transition: ChartTransition) => {
    choose(transition.id);
    if (isSendable(transition.event) && killer === undefined) props.onSend(transition.event);
  };
  const toSearch = (pressed: KeyboardEvent) => {
    const isTyping = pressed.target instanceof HTMLInputElement;
    if (isTyping || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.key !== '/') return;
    field.current?.focus();
    pressed.preventDefault();
    pressed.stopPropagation();
  };
  return (
    <section ref={section} className="chart" aria-label={`Chart of ${chart.machine}`} onKeyDown={toSearch}>
      <Toolbar
        chart={chart}
        status={statusOf(chart, value, event, killer)}
        mode={settings.mode}
        onMode={(mode) => onSettings({ ...settings, mode })}
        showPaths={showPaths}
        onShowPaths={(show) => onSettings({ ...settings, showPaths: show })}
        search={{
          text,
          onText: (next) => {
            setText(next);
            setPlace(0);
          },
          hits: hits.length,
          place: hits.length === 0 ? 0 : place + 1,
          onNext: () => setPlace((place + 1) % Math.max(hits.length, 1)),
          field,
        }}
      />
      <Outline
        chart={chart}
        marks={marks}
        isNear={settings.mode === 'near'}
        onChoose={choose}
        onSend={send}
      />
      {open !== undefined && (
        <PathsPanel
          chart={chart}
          of={open}
          onPlay={onPlay}
          onSend={props.onSend}
          onClose={() => {
            setOpen(undefined);
            section.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus();
          }}
        />
      )}
    </section>
  );
}

function statusOf(
  chart: Chart,
  value: StateValue | undefined,
  event: string | undefined,
  killer: string | undefined,
): string {
  const active = activeStates(chart, value);
  const innermost = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  const names = innermost.map((id) => stateName(chart, id)).join(', ');
  if (value === undefined) return 'not started';
  if (killer !== undefined) return `died in ${names} at ${killer}`;
  return event === undefined ? names : `${names} after ${event}`;
}
