import type { AnyActor } from 'xstate';

/**
 * Watches the systems of a page: one, or one for each machine of a replay.
 * @param meet called with an actor whenever it is sent an event
 * @returns watches the system that an actor is in, unless it is watched already
 */
export function watchSystems(meet: (actor: AnyActor) => void): (actor: AnyActor) => void {
  const watched = new Set<AnyActor['system']>();
  return ({ system }) => {
    if (watched.has(system)) return;
    watched.add(system);
    system.inspect(({ type, actorRef }) => {
      if (type === '@xstate.event') meet(actorRef as AnyActor);
    });
  };
}
