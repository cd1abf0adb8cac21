import type { AnyActor } from 'xstate';

/**
 * Wraps an actor and replaces some of its members; all others are those of the actor itself. What returns the actor, as `start`
 * does, returns the stand-in.
 */
export function standIn<A extends AnyActor>(actor: A, replaced: Partial<Record<keyof AnyActor, unknown>>): A {
  const made: A = new Proxy(actor, {
    get: (target, key) => {
      if (key in replaced) return replaced[key as keyof AnyActor];
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const result: unknown = value.apply(target, given);
        return result === target ? made : result;
      };
    },
  });
  return made;
}
