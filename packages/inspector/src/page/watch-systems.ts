import type { AnyActor } from 'xstate';

/** The systems of a page: one, or one for each machine of a replay. */
export interface Systems {
  /** Watches the system that an actor is in, unless it is watched already. */
  readonly watch: (actor: AnyActor) => void;
  /** Calls back with the root actor of each system that is watched, and of each that comes later. */
  readonly onSystem: (see: (root: AnyActor) => void) => void;
}

/** @param meet called with an actor whenever it is sent an event */
export function watchSystems(meet: (actor: AnyActor) => void): Systems {
  const roots = new Map<AnyActor['system'], AnyActor>();
  const seers = new Set<(root: AnyActor) => void>();
  return {
    watch: (actor) => {
      const { system } = actor;
      if (roots.has(system)) return;
      const root = rootOf(actor);
      roots.set(system, root);
      for (const see of seers) see(root);
      system.inspect(({ type, actorRef }) => {
        if (type === '@xstate.event') meet(actorRef as AnyActor);
      });
    },
    onSystem: (see) => {
      seers.add(see);
      for (const root of roots.values()) see(root);
    },
  };
}

const rootOf = (actor: AnyActor): AnyActor => (actor._parent ? rootOf(actor._parent as AnyActor) : actor);
