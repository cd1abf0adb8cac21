import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react';
import type { ConditionsChange } from '../../domain/banners/autoplay.ts';
import { useDependencies } from '../dependencies.tsx';
import { useSeen } from '../shared/use-seen.ts';

/** What the carousel says of itself: where it is on the screen, the focus, and that a visitor reaches for it. */
export interface Watched {
  readonly root: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly reach: () => void;
}

/** Sends the autoplay machine the conditions that it depends on (spec §9 Banner). */
export function useAutoplay(): Watched {
  const { autoplay } = useDependencies().site;
  const [root, isSeen] = useSeen<HTMLElement>();
  const report = useCallback(
    (change: ConditionsChange) => autoplay.send({ type: 'conditions.changed', change }),
    [autoplay],
  );
  useEffect(() => {
    if (!isSeen) return;
    const look = () => report({ isSeen, isHidden: document.hidden });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      report({ isSeen: false, isFocused: false });
    };
  }, [isSeen, report]);
  const reach = () => {
    if (autoplay.getSnapshot().can({ type: 'engine.asked' })) autoplay.send({ type: 'engine.asked' });
  };
  return {
    root,
    reach,
    onFocus: ({ target }) => {
      reach();
      if (target.matches(':focus-visible')) report({ isFocused: true });
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) report({ isFocused: false });
    },
  };
}
