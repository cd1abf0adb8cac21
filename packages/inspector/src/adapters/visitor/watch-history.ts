import { openedAddress } from '../../domain/testers-address.ts';

/** A move that the visitor made by the browser's own Back or Forward. */
export interface Move {
  /** The address after the move, from the path on, without the parameters of testers. */
  readonly address: string;
  /** The direction; absent where the page does not number its history entries. */
  readonly direction: 'Back' | 'Forward' | undefined;
  /** Whether the entry has no state, as after a link to a part of the page. */
  readonly isNew: boolean;
}

const MOVES = ['back', 'forward', 'go'] as const;
const WRITES = ['pushState', 'replaceState'] as const;

/** Gives the place of an entry among those of the page, as the router counts them; undefined where it does not. */
function placeIn(state: unknown): number | undefined {
  const { __TSR_index: place } = (state ?? {}) as { readonly __TSR_index?: unknown };
  return typeof place === 'number' ? place : undefined;
}

/**
 * Watches the browser's own Back and Forward; moves that the page makes itself are left out.
 * @returns ends the watch, and restores the methods of the history
 */
export function watchHistory(window: Window, onGo: (move: Move) => void): () => void {
  const { history } = window;
  let place = placeIn(history.state);
  let ownMoves = 0;
  const restore = [
    ...MOVES.map((move) =>
      wrap(history, move, () => {
        ownMoves += 1;
      }),
    ),
    ...WRITES.map((write) =>
      wrap(history, write, (state) => {
        place = placeIn(state) ?? place;
      }),
    ),
  ];
  const onPopState = ({ state }: PopStateEvent) => {
    const before = place;
    place = placeIn(state);
    const isKnown = before !== undefined && place !== undefined && before !== place;
    const direction = isKnown ? (Number(place) < before ? 'Back' : 'Forward') : undefined;
    if (ownMoves > 0) ownMoves -= 1;
    else onGo({ address: openedAddress(window.location), direction, isNew: (state ?? null) === null });
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true });
    for (const giveBack of restore) giveBack();
  };
}

/** Calls `see` before each call of a method. @returns restores the method */
function wrap(
  object: History,
  method: (typeof MOVES)[number] | (typeof WRITES)[number],
  see: (first: unknown) => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(object, method);
  const call = (object[method] as (...args: unknown[]) => unknown).bind(object);
  Object.defineProperty(object, method, {
    configurable: true,
    writable: true,
    value: (...args: unknown[]) => {
      see(args[0]);
      return call(...args);
    },
  });
  return () => {
    if (own) Object.defineProperty(object, method, own);
    else Reflect.deleteProperty(object, method);
  };
}
