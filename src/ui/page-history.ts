import type { RouterHistory } from '@tanstack/react-router';
import { afterPaint } from './shared/after-paint.ts';

type Place = Pick<RouterHistory['location'], 'pathname' | 'search'>;

/** A history that tells the router of its changes, and whether the router may scroll for them. */
export interface PageHistory {
  readonly history: RouterHistory;
  /** Whether the page has gone somewhere since this was asked last. */
  readonly hasGone: () => boolean;
}

/**
 * Tells the router after the next frame of a change that only opens, closes or filters something on the same page, and of any other at
 * once. The machines have answered such a change already, and the router takes as long with it as they do.
 * @param history which is written to and read at once, as always
 */
export function pageHistory(history: RouterHistory): PageHistory {
  let hasGone = false;
  const subscribe: RouterHistory['subscribe'] = (tell) => {
    let present: Place = history.location;
    let takeBack: () => void = () => undefined;
    const leave = history.subscribe((change) => {
      const { pathname, search } = change.location;
      const stays = pathname === present.pathname && search !== present.search;
      present = { pathname, search };
      // The router reads where the page is by then.
      takeBack();
      if (stays) {
        takeBack = afterPaint(() => tell(change));
      } else {
        hasGone = true;
        tell(change);
      }
    });
    return () => {
      takeBack();
      leave();
    };
  };
  return {
    // Its members are read when they are asked for: where it is changes.
    history: Object.create(history, { subscribe: { value: subscribe } }) as RouterHistory,
    hasGone: () => {
      const gone = hasGone;
      hasGone = false;
      return gone;
    },
  };
}
