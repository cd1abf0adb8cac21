import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Waits until a page, and every part of it that is hydrated separately, answers. */
class Arrivals {
  readonly #arrived = new Set<string>();
  readonly #onHydrated: () => void;
  #awaited: readonly string[] | undefined;

  constructor(onHydrated: () => void) {
    this.#onHydrated = onHydrated;
  }

  await(parts: readonly string[]): void {
    this.#awaited = parts;
    this.#tell();
  }

  arrive(part: string): void {
    this.#arrived.add(part);
    this.#tell();
  }

  #tell(): void {
    if (this.#awaited?.every((part) => this.#arrived.has(part))) this.#onHydrated();
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
 * @param parts names of the parts that are hydrated separately; a constant
 */
export function useHydrated(parts: readonly string[] = []): void {
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => arrivals?.await(parts), [arrivals, parts]);
}

/** Reports that the part of the page around it answers. */
export function Arrival({ part }: { part: string }) {
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => arrivals?.arrive(part), [arrivals, part]);
  return null;
}
