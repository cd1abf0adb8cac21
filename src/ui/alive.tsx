import { createContext, type ReactNode, useContext, useEffect } from 'react';

const AliveContext = createContext<(() => void) | undefined>(undefined);

/** Hands down what is to run once the served page answers by itself. */
export function AliveProvider(props: { onAlive: (() => void) | undefined; children: ReactNode }) {
  return <AliveContext value={props.onAlive}>{props.children}</AliveContext>;
}

/**
 * Says that the page is alive. Called by the page itself, not above it: the router hydrates what is inside its
 * boundary after what is around it, and a machine that starts between the two would break hydration.
 */
export function useAlive(): void {
  const onAlive = useContext(AliveContext);
  useEffect(() => onAlive?.(), [onAlive]);
}
