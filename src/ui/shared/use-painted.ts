import { startTransition, useEffect, useState } from 'react';
import type { AnyActorRef, SnapshotFrom, Subscription } from 'xstate';
import { afterPaint } from './after-paint.ts';

/**
 * Gives a value once the frame that answers its change has been drawn, and the one before until then: what a press shows first is
 * drawn with the value itself, the rest with this.
 * @param first what it gives at first, where that is not the value
 */
export function usePainted<T>(value: T, first = value): T {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    if (Object.is(painted, value)) return;
    return afterPaint(() => startTransition(() => setPainted(value)));
  }, [painted, value]);
  return painted;
}

/**
 * Gives what is selected of a machine, as `useSelector` does, once the frame that answers its change has been drawn: what calls it is
 * not rendered before.
 * @param select the same function each time
 */
export function usePaintedSelector<Actor extends AnyActorRef, T>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => T,
): T {
  const [painted, setPainted] = useState(() => select(actor.getSnapshot()));
  useEffect(() => {
    let cancel: () => void = () => undefined;
    let due = painted;
    const follow = () => {
      const selected = select(actor.getSnapshot());
      if (Object.is(selected, due)) return;
      due = selected;
      cancel();
      cancel = afterPaint(() => startTransition(() => setPainted(due)));
    };
    follow();
    const subscription: Subscription = actor.subscribe(follow);
    return () => {
      subscription.unsubscribe();
      cancel();
    };
  }, [actor, select, painted]);
  return painted;
}
