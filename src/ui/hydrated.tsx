import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Waits until a page, and every part of it that is hydrated separately, answers. */
class Arrivals {
  #awaited = 0;
  #isWhole = false;
  readonly #onHydrated: () => void;

  constructor(onHydrated: () => void) {
    this.#onHydrated = onHydrated;
  }

  await(): void {
    this.#awaited += 1;
  }

  arrive(): void {
    this.#awaited -= 1;
    this.#reportWhenWhole();
  }

  know(): void {
    this.#isWhole = true;
    this.#reportWhenWhole();
  }

  #reportWhenWhole(): void {
    if (this.#isWhole && this.#awaited === 0) this.#onHydrated();
  }
}

const ArrivalsContext = createContext<Arrivals | undefined>(undefined);

/** Provides the callback for when the served page answers by itself; it may be called more than once. */
export function HydrationProvider(props: { onHydrated: (() => void) | undefined; children: ReactNode }) {
  const { onHydrated, children } = props;
  const [arrivals] = useState(() => onHydrated && new Arrivals(onHydrated));
  return <ArrivalsContext value={arrivals}>{children}</ArrivalsContext>;
}

/**
 * Reports the page as hydrated once its parts are. Call it inside the page's own component: a machine that starts
 * before everything that shows it is hydrated would break hydration.
 */
export function useHydrated(): void {
  const arrivals = useContext(ArrivalsContext);
  // After the effects of its parts, which are awaited by then.
  useEffect(() => arrivals?.know(), [arrivals]);
}

/** Has the page wait for a part of it that is hydrated separately, until its `Arrival`. */
export function useAwaited(): void {
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => arrivals?.await(), [arrivals]);
}

/** Stands in a part of the page that is hydrated separately, and reports that it answers. */
export function Arrival() {
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => arrivals?.arrive(), [arrivals]);
  return null;
}
