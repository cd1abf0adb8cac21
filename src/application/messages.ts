import {
  type ActorRef,
  type AnyActorRef,
  createActor,
  type EventObject,
  fromTransition,
  type Snapshot,
} from 'xstate';
import type { EventsOf } from './all-events.ts';

type Name = keyof EventsOf;

/** What a machine takes, by its name. */
export type EventOf<N extends Name> = EventsOf[N];

/** A machine of the page, as others see it: they can send it what it takes. */
export type Receiver<N extends Name> = ActorRef<Snapshot<unknown>, Extract<EventOf<N>, EventObject>>;

/** Takes every message and does nothing, in place of a machine that is not running. */
export const NOBODY: AnyActorRef = createActor(
  fromTransition((state: undefined) => state, undefined),
).start();

interface Sender {
  readonly system: { readonly get: (id: string) => AnyActorRef | undefined };
}

/**
 * The receiver of a message, for sendTo: the actor under a system id, or NOBODY where there is none, as when a machine is replayed by itself.
 */
export const toActor =
  <E extends EventObject>(id: string) =>
  ({ system }: Sender): ActorRef<Snapshot<unknown>, E> =>
    system.get(id) ?? NOBODY;

/** The system id of the page itself. */
export const PAGE = 'page';

/** The search asks for what the feeds have loaded. */
export interface ItemsAsked {
  readonly type: 'items.asked';
}

/** The page /home, for sendTo. */
export const toPage = toActor<ItemsAsked>(PAGE);

/**
 * The same for a machine of the page.
 * @param name the machine's name, which is its system id
 */
export const to = <N extends Name>(name: N): ((sender: Sender) => Receiver<N>) =>
  toActor<Extract<EventOf<N>, EventObject>>(name);
