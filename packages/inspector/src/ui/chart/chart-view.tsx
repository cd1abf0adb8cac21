import { useMemo, useRef, useState } from 'react';
import type { MachineMoment } from '../../application/inspection/log-index.ts';
import { type Chart, type ChartTransition, isSendable, uncoveredTransitions } from '../../domain/chart.ts';
import { marksOf, statusInWords } from './marks.ts';
import { Outline } from './outline.tsx';
import { holdsWords, itemsAround, outlineOf } from './outline-items.ts';
import { PathsPanel } from './paths-panel.tsx';

/** The state chart of a machine, at one moment. */
export interface ChartViewProps {
  readonly chart: Chart;
  readonly at: MachineMoment;
  /** The state or transition whose paths are shown, by its id. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** Enter or double click on a transition: the tester wants to send its event. */
  readonly onSend: (eventType: string) => void;
  /** Plays a committed path: 'gallery/flow-not-found'. */
  readonly onPlay: (path: string) => void;
}

/** The states and transitions of a machine as a tree: all, or those that are looked for. */
export function ChartView(props: ChartViewProps) {
  const { chart, at, chosen, onChoose, onSend, onPlay } = props;
  const [text, setText] = useState('');
  const search = text.trim();
  const section = useRef<HTMLElement>(null);
  const marks = useMemo(() => marksOf(chart, at), [chart, at]);
  const all = useMemo(() => outlineOf(chart), [chart]);
  const status = statusInWords(chart, marks, at);
  const toTree = () =>
    section.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  const send = (transition: ChartTransition) => {
    onChoose(transition.id);
    if (isSendable(transition) && at.killer === undefined) onSend(transition.event);
  };
  return (
    <section ref={section} className="chart" aria-label={`Chart of ${chart.machine}`}>
      <div className="row chart__bar">
        <h2>{chart.machine}</h2>
        <code className="clipped chart__status" title={status}>
          {status}
        </code>
        <span className="pane__quiet" title="Transitions that are on a committed path">
          {chart.transitions.length - uncoveredTransitions(chart).length} of {chart.transitions.length} on
          paths
        </span>
        <label className="search">
          <span className="visually-hidden">State or event</span>
          <input
            type="search"
            placeholder="State or event"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' || key === 'ArrowDown') toTree();
            }}
          />
        </label>
      </div>
      <Outline
        chart={chart}
        lines={search === '' ? all : itemsAround(all, (item) => holdsWords(item, search))}
        marks={marks}
        chosen={chosen}
        onChoose={onChoose}
        onSend={send}
      />
      {chosen !== undefined && (
        <PathsPanel
          chart={chart}
          of={chosen}
          onPlay={onPlay}
          onSend={onSend}
          onClose={() => {
            onChoose(undefined);
            toTree();
          }}
        />
      )}
    </section>
  );
}
