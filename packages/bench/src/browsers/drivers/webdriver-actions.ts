import { Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Point } from '../tab.ts';

/** A source of input with what it does, as the protocol WebDriver writes it. */
interface Source {
  readonly type: 'pointer' | 'key' | 'wheel';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

/** Does something with one source of input. */
export const perform = async (driver: WebDriver, source: Source): Promise<void> => {
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [source]));
};

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

/** A click at a point, once or twice. */
export const clickActions = (at: Point, times: 1 | 2): Source => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [moveTo(at), ...Array.from({ length: times }, () => [DOWN, UP]).flat()],
});

/** A movement of the mouse from point to point, pressed or not. */
export const dragActions = (points: readonly Point[], isPressed: boolean): Source => {
  const [first, ...others] = points.map(moveTo);
  const steps = isPressed ? [first, DOWN, ...others, UP] : [first, ...others];
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: steps.filter((step) => step !== undefined),
  };
};

const KEYS: Readonly<Record<string, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Space: ' ',
  F2: Key.F2,
};

/** A key, with the modifiers before it: 'Control+v'. */
export const pressActions = (keys: string): Source => {
  const codes = keys.split('+').map((key) => KEYS[key] ?? key);
  const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
  return {
    type: 'key',
    id: 'keyboard',
    actions: [...codes.map((value) => ({ type: 'keyDown', value })), ...up],
  };
};

/** A text, key by key. */
export const typeActions = (text: string): Source => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

let turns = 0;

/**
 * A turn of the wheel. Each has an input source of its own, since WebKitWebDriver turns one only by the difference from its
 * last turn.
 */
export const wheelActions = (at: Point, by: number): Source => ({
  type: 'wheel',
  id: `wheel-${++turns}`,
  actions: [
    {
      type: 'scroll',
      x: Math.round(at.x),
      y: Math.round(at.y),
      deltaX: 0,
      deltaY: by,
      duration: 0,
      origin: 'viewport',
    },
  ],
});
