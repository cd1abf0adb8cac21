import { type AnyActor, type AnyActorRef, createActor, fromTransition } from 'xstate';
import type { MachineEvent } from '../../domain/path.ts';

/** A message that a machine has sent to another machine. */
export interface Message {
  readonly to: string;
  readonly event: MachineEvent;
  /** Whether it went to a child of the sender's own. */
  readonly isChild: boolean;
}

/** The messages that a machine sends. */
export interface Post {
  /** Gives the messages since the last call, in their order. */
  readonly take: () => readonly Message[];
}

/**
 * Notes what a machine sends to others while it is alone: whatever system id it asks for, somebody is there who takes every message and
 * does nothing.
 * @param actor not started
 */
export function notePost(actor: AnyActor): Post {
  const { system } = actor;
  const own: (id: string) => AnyActorRef | undefined = system.get.bind(system);
  const strangers = new Map<string, AnyActorRef>();
  const names = new Map<unknown, string>();
  const stranger = (id: string) => {
    const made =
      strangers.get(id) ?? createActor(fromTransition((state: undefined) => state, undefined)).start();
    strangers.set(id, made);
    names.set(made, id);
    return made;
  };
  Object.assign(system, { get: (id: string) => own(id) ?? stranger(id) });
  let sent: Message[] = [];
  system.inspect(({ type, ...inspected }) => {
    if (type !== '@xstate.event' || !('sourceRef' in inspected)) return;
    const { sourceRef, actorRef, event } = inspected;
    if (sourceRef !== actor || actorRef === actor || event.type.startsWith('xstate.')) return;
    const child = 'systemId' in actorRef ? (actorRef.systemId as string | undefined) : undefined;
    const to = names.get(actorRef) ?? child;
    if (to !== undefined) sent.push({ to, event: plain(event), isChild: !names.has(actorRef) });
  });
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

// As a file holds it.
const plain = (event: unknown): MachineEvent => JSON.parse(JSON.stringify(event));
