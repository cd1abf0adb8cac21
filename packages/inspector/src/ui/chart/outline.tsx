import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart, ChartTransition } from '../../domain/chart.ts';
import { type Marks, stateSentence, transitionSentence } from './marks.ts';
import {
  nearItems,
  type OutlineItem,
  outlineMove,
  outlineOf,
  typedAhead,
  unfolded,
} from './outline-items.ts';

/** A chart as a tree of states and transitions. */
export interface OutlineProps {
  readonly chart: Chart;
  readonly marks: Marks;
  /** Whether only the lines near the present state are listed. */
  readonly isNear?: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSend: (transition: ChartTransition) => void;
}

// Letters typed within this time belong to one word.
const TYPING_MS = 700;

/** The chart for keyboard and screen reader: a tree with one Tab stop. */
export function Outline({ chart, marks, isNear = false, onChoose, onSend }: OutlineProps) {
  const whole = useMemo(() => outlineOf(chart), [chart]);
  const all = isNear ? nearItems(whole, marks) : whole;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const tree = useRef<HTMLDivElement>(null);
  const items = unfolded(all, folded);
  const stop =
    items.find(({ key }) => key === focused) ?? items.find(({ of }) => marks.now.has(of)) ?? items[0];
  const sought = marks.hit ?? [...marks.now][0];
  useEffect(() => {
    if (sought !== undefined) itemElement(tree.current, sought)?.scrollIntoView?.({ block: 'nearest' });
  }, [sought]);

  const fold = (key: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(key);
    else next.delete(key);
    setFolded(next);
  };
  const focus = (item: OutlineItem | undefined) => item && itemElement(tree.current, item.key)?.focus();
  const act = ({ of, transition }: OutlineItem) =>
    transition === undefined ? onChoose(of) : onSend(transition);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = items.findIndex(({ key }) => key === stop?.key);
    const item = items[place];
    if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = outlineMove(items, place, event.key, folded);
    const isLetter = event.key.length === 1 && event.key !== ' ' && event.key !== '/';
    if (isLetter) focus(items[ahead(items, place, event.key, event.timeStamp) ?? place]);
    else if (event.key === 'Enter') act(item);
    else if (event.key === ' ') onChoose(item.of);
    else if (move?.fold !== undefined) fold(item.key, move.fold);
    else if (move !== undefined) focus(items[move.to]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ahead = (lines: readonly OutlineItem[], place: number, letter: string, at: number) => {
    const { text, at: before } = typed.current;
    typed.current = { text: at - before < TYPING_MS ? text + letter : letter, at };
    return typedAhead(lines, place, typed.current.text);
  };

  return (
    <div
      ref={tree}
      className={`chart__outline${marks.isStopped ? ' is-stopped' : ''}`}
      role="tree"
      aria-label={`States of ${chart.machine}`}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <Item
          key={item.key}
          item={item}
          label={sentence(chart, item, marks)}
          marks={marks}
          isStop={item.key === stop?.key}
          isFolded={folded.has(item.key)}
          onFold={(isFolded) => fold(item.key, isFolded)}
          onFocus={() => setFocused(item.key)}
          onChoose={() => onChoose(item.of)}
          onSend={() => item.transition && onSend(item.transition)}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: OutlineItem;
  readonly label: string;
  readonly marks: Marks;
  readonly isStop: boolean;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
  readonly onSend: () => void;
}

function Item({ item, label, marks, isStop, isFolded, onFold, onFocus, onChoose, onSend }: ItemProps) {
  const { key, of, depth, text, to, paths, isBranch, transition } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      className={lineClass(item, marks)}
      role="treeitem"
      aria-level={depth}
      aria-selected={marks.chosen === of}
      aria-label={label}
      {...(isBranch && { 'aria-expanded': !isFolded })}
      tabIndex={isStop ? 0 : -1}
      data-key={key}
      style={{ paddingInlineStart: `${depth * 15 - 3}px` }}
      onFocus={onFocus}
      onClick={onChoose}
      onDoubleClick={onSend}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys fold */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys fold */}
      <span
        className="chart__twist"
        onClick={(event) => {
          if (!isBranch) return;
          event.stopPropagation();
          onFold(!isFolded);
        }}
      >
        {isBranch && (isFolded ? '›' : '⌄')}
      </span>
      <span className="chart__item-name">{text}</span>
      {marks.now.has(of) && <span className="chart__now">{marks.isStopped ? 'died here' : 'now'}</span>}
      {marks.killers.has(of) && <span className="chart__now">killed it</span>}
      {transition && <span className="chart__to">→ {to}</span>}
      {marks.showPaths && (
        <span className={`chart__sample${paths === 0 ? ' chart__sample--none' : ''}`}>{paths}</span>
      )}
    </div>
  );
}

function lineClass({ of, transition }: OutlineItem, marks: Marks): string {
  return [
    'chart__item',
    transition !== undefined && 'chart__item--transition',
    marks.now.has(of) && (marks.isStopped ? 'is-dead' : 'is-now'),
    marks.killers.has(of) ? 'is-killer' : marks.taken.has(of) && 'is-taken',
    marks.hits.has(of) && 'is-hit',
    marks.hit === of && 'is-looked-at',
    marks.chosen === of && 'is-chosen',
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(chart: Chart, { of, paths, transition }: OutlineItem, marks: Marks): string {
  return transition === undefined
    ? stateSentence(chart, of, paths, marks)
    : transitionSentence(chart, transition, paths, marks);
}

function itemElement(tree: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(tree?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset.key === key,
  );
}
