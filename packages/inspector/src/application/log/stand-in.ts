import type { AnyActor } from 'xstate';

/**
 * Wraps an actor and replaces some of its members; all others are those of the actor itself.
 */
export function standIn<A extends AnyActor>(actor: A, replaced: Partial<Record<keyof AnyActor, unknown>>): A {
  return new Proxy(actor, {
    get: (target, key) => {
      if (key in replaced) return replaced[key as keyof AnyActor];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
