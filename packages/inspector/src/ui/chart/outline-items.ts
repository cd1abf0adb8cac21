import {
  type Chart,
  type ChartState,
  type ChartTransition,
  eventText,
  pathsThrough,
} from '../../domain/chart.ts';

/** A line of the outline of a chart: a state, or a transition from it. */
export interface OutlineItem {
  /** The id of the state or transition. */
  readonly id: string;
  readonly depth: number;
  /** The state that it stands below. */
  readonly parent: string | undefined;
  readonly text: string;
  /** The name of the target state; only for a transition. */
  readonly to?: string;
  readonly paths: number;
  readonly transition?: ChartTransition;
  readonly isBranch: boolean;
}

/** The outline of a chart: each state with its transitions, then its inner states. */
export function outlineOf(chart: Chart): readonly OutlineItem[] {
  return stateItems(chart, chart.root, 1, undefined);
}

function stateItems(
  chart: Chart,
  state: ChartState,
  depth: number,
  parent: string | undefined,
): readonly OutlineItem[] {
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const item: OutlineItem = {
    id: state.id,
    depth,
    parent,
    text: parent === undefined ? chart.machine : state.label,
    paths: pathsThrough(chart, state.id).length,
    isBranch: own.length + state.children.length > 0,
  };
  return [
    item,
    ...own.map((transition) => transitionItem(chart, transition, depth + 1)),
    ...state.children.flatMap((child) => stateItems(chart, child, depth + 1, state.id)),
  ];
}

function transitionItem(chart: Chart, transition: ChartTransition, depth: number): OutlineItem {
  const { id, source, targets, guard, stays } = transition;
  const within = source.slice(0, source.lastIndexOf('.') + 1) || `${source}.`;
  const short = (target: string) =>
    target.startsWith(within) ? target.slice(within.length) : target.slice(chart.root.id.length + 1);
  return {
    id,
    depth,
    parent: source,
    text: `${eventText(transition)}${guard === undefined ? '' : ` [${guard}]`}`,
    to: stays ? 'stays' : targets.map(short).join(' and '),
    paths: pathsThrough(chart, id).length,
    transition,
    isBranch: false,
  };
}

/** Whether the text of a line contains every word of a search. */
export function holdsWords({ text }: OutlineItem, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** The lines that are wanted, each below the states around it. */
export function itemsAround(
  items: readonly OutlineItem[],
  isWanted: (item: OutlineItem) => boolean,
): readonly OutlineItem[] {
  const kept = new Set(items.filter(isWanted).map(({ id }) => id));
  // From the end: what stands in a state comes after it.
  for (const { id, parent } of items.toReversed()) if (parent !== undefined && kept.has(id)) kept.add(parent);
  return items.filter(({ id }) => kept.has(id));
}

/** The visible lines: those in no folded branch. */
export function unfolded(items: readonly OutlineItem[], folded: ReadonlySet<string>): readonly OutlineItem[] {
  const hidden = new Set<string>();
  return items.filter(({ id, parent }) => {
    const isHidden = parent !== undefined && (folded.has(parent) || hidden.has(parent));
    if (isHidden) hidden.add(id);
    return !isHidden;
  });
}

/** What a key does in an outline: it moves to a line, by its index, or folds or unfolds the present one. */
export interface OutlineMove {
  readonly to: number;
  readonly fold?: boolean;
}

/**
 * Gives what a key does, by the rules of every tree.
 * @param place the index of the present line
 * @returns undefined for a key without a meaning
 */
export function outlineMove(
  items: readonly OutlineItem[],
  place: number,
  key: string,
  folded: ReadonlySet<string>,
): OutlineMove | undefined {
  const item = items[place];
  if (item === undefined) return undefined;
  const isOpen = item.isBranch && !folded.has(item.id);
  const isClosed = item.isBranch && !isOpen;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(place + 1, items.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(place - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: items.length - 1 };
    case 'ArrowRight':
      return isClosed ? { to: place, fold: false } : { to: isOpen ? place + 1 : place };
    case 'ArrowLeft': {
      if (isOpen) return { to: place, fold: true };
      const parent = items.findIndex(({ id }) => id === item.parent);
      return { to: parent < 0 ? place : parent };
    }
    default:
      return undefined;
  }
}

/**
 * Finds the next line whose text begins with what was typed, starting at a line and wrapping around.
 * @returns its index; undefined where there is none
 */
export function typedAhead(items: readonly OutlineItem[], from: number, typed: string): number | undefined {
  const text = typed.toLowerCase();
  // A second letter may still fit the line that the first has led to.
  const start = text.length > 1 ? from : from + 1;
  const places = items.map((_, index) => (start + index) % items.length);
  return places.find((place) => items[place]?.text.toLowerCase().startsWith(text));
}
