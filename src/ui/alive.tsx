import { createContext, type ReactNode, useContext, useEffect } from 'react';

const AliveContext = createContext<(() => void) | undefined>(undefined);

/** Hands down what is to run once the served page answers by itself. */
export function AliveProvider(props: { onAlive: (() => void) | undefined; children: ReactNode }) {
  return <AliveContext value={props.onAlive}>{props.children}</AliveContext>;
}

/**
 * Says that the page is alive. Call it inside the page's own component: the content of the router hydrates after what
 * is around it, and a machine that starts in between would break hydration.
 */
export function useAlive(): void {
  const onAlive = useContext(AliveContext);
  useEffect(() => onAlive?.(), [onAlive]);
}
