import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import type { ChartTransition } from '../../../domain/chart.ts';
import type { PlacedPicture, Point } from './layout.ts';
import type { Marks } from './marks.ts';
import { headHeight, ROW_HEIGHT } from './sizes.ts';

/** A state or transition of a picture that can be focused. */
export interface Item extends Point {
  readonly key: string;
  readonly of: string;
  readonly transition?: ChartTransition;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Makes the states and transitions of a picture one Tab stop, in which arrow keys lead to the nearest. */
export function useRoving(picture: PlacedPicture, marks: Marks) {
  const items = useMemo(() => itemsOf(picture), [picture]);
  const [focused, setFocused] = useState<string>();
  const present =
    items.find(({ key }) => key === focused) ?? items.find(({ of }) => marks.now.has(of)) ?? items[0];
  return {
    items,
    tabIndexOf: (key: string): 0 | -1 => (key === present?.key ? 0 : -1),
    onFocus: (event: FocusEvent) => {
      const key = event.target.getAttribute('data-key');
      if (key !== null) setFocused(key);
    },
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const next = present && nextItem(items, present, event.key);
      if (next === undefined) return;
      event.preventDefault();
      const element = [...event.currentTarget.querySelectorAll<SVGElement>('[data-key]')].find(
        (one) => one.getAttribute('data-key') === next.key,
      );
      element?.focus();
    },
  };
}

/** The item to which a key leads: the nearest in the direction of an arrow, the first or the last. */
export function nextItem(items: readonly Item[], from: Item, key: string): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const far = (to: Item) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    return ahead < 1 || aside > 3 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
  };
  const nearest = items.reduce((best, item) => (far(item) < far(best) ? item : best), from);
  return far(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined;
}

/** Everything of a picture that can be focused, in reading order, and the middle of it. */
export function itemsOf({ boxes, lines }: PlacedPicture): readonly Item[] {
  const states = boxes
    .filter(({ box }) => box.kind === 'state')
    .map(({ box, x, y, width }) => ({ key: box.id, of: box.of, x: x + width / 2, y: y + 14 }));
  const rows = boxes.flatMap(({ box, x, y, width }) =>
    box.rows.map(({ of, transition }, index) => ({
      key: `row ${of}`,
      of,
      transition,
      x: x + width / 2,
      y: y + headHeight(box) + (index + 0.5) * ROW_HEIGHT,
    })),
  );
  const labels = lines.map(({ line, label }) => ({
    key: line.id,
    of: line.of,
    transition: line.transition,
    x: label.x + label.width / 2,
    y: label.y + label.height / 2,
  }));
  return [...states, ...rows, ...labels].toSorted((one, other) => one.y - other.y || one.x - other.x);
}
