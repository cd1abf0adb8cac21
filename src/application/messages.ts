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

/** Takes every message and does nothing, in place of a machine that does not live now. */
export const NOBODY: AnyActorRef = createActor(
  fromTransition((state: undefined) => state, undefined),
).start();

interface Sender {
  readonly system: { readonly get: (id: string) => AnyActorRef | undefined };
}

/** The system id of the page itself. */
export const PAGE = 'page';

/** The page, for sendTo; a machine that is replayed by itself has none. */
export const toPage = ({ system }: Sender): AnyActorRef => system.get(PAGE) ?? NOBODY;

/**
 * The receiver of a message, for sendTo: the machine that lives under this name on the same page. Where none does, as
 * when a dialog is closed or a machine is replayed by itself, the message reaches nobody.
 * @param name the machine's name, which is its system id
 */
export const to =
  <N extends Name>(name: N) =>
  ({ system }: Sender): Receiver<N> =>
    system.get(name) ?? NOBODY;
