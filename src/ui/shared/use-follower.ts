import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { afterPaint } from './after-paint.ts';

/**
 * Lets something outside React follow a machine, such as the engine of a carousel: at first, and after the frame that answers each
 * change. It reads the machine's present state: an engine that is given an outdated one would go back to it.
 * @param follow the same function as long as what follows is the same; does nothing where nothing is to be done
 */
export function useFollower(actor: AnyActorRef, follow: () => void): void {
  useEffect(() => {
    follow();
    let cancel: () => void = () => undefined;
    const subscription = actor.subscribe(() => {
      cancel();
      cancel = afterPaint(follow);
    });
    return () => {
      subscription.unsubscribe();
      cancel();
    };
  }, [actor, follow]);
}
