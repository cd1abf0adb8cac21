import type { AnyActor } from 'xstate';

/**
 * Gives something that is used as an actor is, with some of its members replaced; whatever else is called runs on the actor
 * itself.
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
