import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Chart, ChartTransition } from '../../domain/chart.ts';
import { type Marks, stateSentence, transitionSentence } from './marks.ts';
import { type OutlineItem, outlineMove, typedAhead, unfolded } from './outline-items.ts';

/** A chart as a tree of states and transitions. */
export interface OutlineProps {
  readonly chart: Chart;
  /** The lines that are listed. */
  readonly lines: readonly OutlineItem[];
  readonly marks: Marks;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onSend: (transition: ChartTransition) => void;
}

// Letters typed within this time belong to one word.
const TYPING_MS = 700;

/** The chart for keyboard and screen reader: a tree with one Tab stop. */
export function Outline({ chart, lines, marks, chosen, onChoose, onSend }: OutlineProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const tree = useRef<HTMLDivElement>(null);
  const items = unfolded(lines, folded);
  const [now] = marks.now;
  const stop = items.find(({ id }) => id === focused) ?? items.find(({ id }) => id === now) ?? items[0];
  const elementOf = (id: string) =>
    [...(tree.current?.children ?? [])].find((one) => (one as HTMLElement).dataset.key === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the machine has moved
  useEffect(() => {
    if (now !== undefined) elementOf(now)?.scrollIntoView?.({ block: 'nearest' });
  }, [now]);

  const fold = (id: string, isFolded: boolean) =>
    setFolded(new Set(isFolded ? [...folded, id] : [...folded].filter((one) => one !== id)));
  const focus = (item: OutlineItem | undefined) =>
    item && (elementOf(item.id) as HTMLElement | undefined)?.focus();
  const ahead = (place: number, letter: string, at: number) => {
    const { text, at: before } = typed.current;
    typed.current = { text: at - before < TYPING_MS ? text + letter : letter, at };
    return typedAhead(items, place, typed.current.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = items.indexOf(stop);
    const move = outlineMove(items, place, event.key, folded);
    const isLetter = event.key.length === 1 && event.key !== ' ' && event.key !== '/';
    if (isLetter) focus(items[ahead(place, event.key, event.timeStamp) ?? place]);
    else if (event.key === 'Enter' && stop.transition) onSend(stop.transition);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(stop.id);
    else if (move?.fold !== undefined) fold(stop.id, move.fold);
    else if (move !== undefined) focus(items[move.to]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={tree}
      className="chart__outline"
      role="tree"
      aria-label={`States of ${chart.machine}`}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
        <div
          key={item.id}
          className={`chart__item ${classOf(item, marks)}`}
          role="treeitem"
          aria-level={item.depth}
          aria-selected={chosen === item.id}
          aria-label={sentence(chart, item, marks)}
          {...(item.isBranch && { 'aria-expanded': !folded.has(item.id) })}
          tabIndex={item === stop ? 0 : -1}
          data-key={item.id}
          style={{ paddingInlineStart: `${item.depth * 15 - 3}px` }}
          onFocus={() => setFocused(item.id)}
          onClick={() => onChoose(item.id)}
          onDoubleClick={() => item.transition && onSend(item.transition)}
        >
          <Line item={item} marks={marks} isFolded={folded.has(item.id)} onFold={fold} />
        </div>
      ))}
    </div>
  );
}

function Line(props: {
  item: OutlineItem;
  marks: Marks;
  isFolded: boolean;
  onFold: (id: string, isFolded: boolean) => void;
}) {
  const { item, marks, isFolded, onFold } = props;
  const { id, text, to, paths, isBranch } = item;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys fold */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys fold */}
      <span
        className="chart__twist"
        onClick={(event) => {
          if (!isBranch) return;
          event.stopPropagation();
          onFold(id, !isFolded);
        }}
      >
        {isBranch && (isFolded ? '›' : '⌄')}
      </span>
      <span className="clipped">{text}</span>
      {marks.now.has(id) && <span className="chart__now">{marks.isStopped ? 'died here' : 'now'}</span>}
      {marks.killers.has(id) && <span className="chart__now">killed it</span>}
      <span className="chart__to clipped">{to && `→ ${to}`}</span>
      <span className={paths === 0 ? 'chart__count is-none' : 'chart__count'}>{paths}</span>
    </>
  );
}

function classOf({ id, transition }: OutlineItem, marks: Marks): string {
  const isBad = marks.killers.has(id) || (marks.isStopped && marks.now.has(id));
  return [
    transition !== undefined && 'is-transition',
    isBad ? 'is-bad' : marks.now.has(id) ? 'is-now' : marks.taken.has(id) && 'is-taken',
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(chart: Chart, { id, paths, transition }: OutlineItem, marks: Marks): string {
  return transition === undefined
    ? stateSentence(chart, id, paths, marks)
    : transitionSentence(chart, transition, paths, marks);
}
