import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActor, InspectionEvent } from 'xstate';

// What Stately's window is told once it has loaded, and again after a reload.
const KEPT = 10_000;

/**
 * Opens Stately's inspector, in a window of its own at stately.ai, for testers who have the network. It is told of every actor
 * that lives, then of every actor, event and snapshot that comes.
 * @param onSystem calls back with the root actor of each system that the page has, and of each that comes later
 * @param page the page's window
 * @returns opens it; opened again, the former one hears nothing more
 */
export function createStately(
  onSystem: (see: (root: AnyActor) => void) => void,
  page: Pick<Window, 'open' | 'addEventListener'> = window,
): () => void {
  let former: AbortController | undefined;
  return () => {
    former?.abort();
    former = new AbortController();
    const { signal } = former;
    const stately = createBrowserInspector({
      maxDeferredEvents: KEPT,
      window: {
        open: (...asked: Parameters<Window['open']>) => page.open(...asked),
        addEventListener: (type: string, hear: EventListener) =>
          page.addEventListener(type, hear, { signal }),
      } as unknown as Window,
    });
    const next = (event: InspectionEvent) => signal.aborted || stately.inspect.next?.(event);
    onSystem((root) => {
      for (const actorRef of family(root)) next({ type: '@xstate.actor', actorRef, rootId: root.sessionId });
      root.system.inspect({ next });
    });
  };
}

/** An actor and all that live under it, each after its parent. */
function family(actor: AnyActor): AnyActor[] {
  const { children = {} } = actor.getSnapshot();
  return [actor, ...Object.values<AnyActor>(children).flatMap(family)];
}
