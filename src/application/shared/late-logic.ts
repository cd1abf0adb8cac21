import type {
  ActorLogic,
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { LateCode } from './late-code.ts';

/** An actor whose code is not loaded yet: its input, and the events that came. */
export type Waiting = Snapshot<unknown> & {
  readonly heard: readonly EventObject[];
  readonly input?: unknown;
  /** The snapshot of its machine from which it is to go on. */
  readonly persisted?: Snapshot<unknown> | undefined;
};

/** The logic of a machine whose code comes late. */
export type LateLogic<M extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<M> | Waiting,
  EventFromLogic<M>,
  InputFrom<M>
>;

const COME = 'code.come';
const isWaiting = (snapshot: object): snapshot is Waiting => 'heard' in snapshot;

type Scope = Parameters<AnyActorLogic['transition']>[2];

/**
 * Makes the logic of a machine whose code comes late. An actor of it asks for the code when it starts and, once that has come, is
 * that machine, and passes it the events that came until then. Where the code is lost it goes on waiting: whoever asks for the code again has it
 * begin. It can be persisted at any time.
 * @param code with what the machine is made from
 * @param make makes the machine
 */
export function lateLogic<T, M extends AnyStateMachine>(
  code: LateCode<T>,
  make: (come: T) => M,
): LateLogic<M> {
  // Any actor's logic: the machine runs in the scope of the actor that waited for it.
  let made: AnyActorLogic | undefined;
  const machine = (): AnyActorLogic | undefined => {
    const come = code.now();
    if (come !== undefined) made ??= make(come);
    return made;
  };
  const restored = (own: AnyActorLogic, persisted: Snapshot<unknown>, scope: Scope) =>
    own.restoreSnapshot?.(persisted, scope) ?? persisted;
  const begin = (own: AnyActorLogic, { heard, input, persisted }: Waiting, scope: Scope) => {
    const first = persisted ? restored(own, persisted, scope) : own.getInitialSnapshot(scope, input);
    own.start?.(first, scope);
    return heard.reduce((snapshot, event) => own.transition(snapshot, event, scope), first);
  };
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input) => machine()?.getInitialSnapshot(scope, input) ?? wait({ input }),
    restoreSnapshot: (persisted, scope) => {
      if (isWaiting(persisted)) return persisted;
      const own = machine();
      return own ? restored(own, persisted, scope) : wait({ persisted });
    },
    start: (snapshot, scope) => {
      if (!isWaiting(snapshot)) return machine()?.start?.(snapshot, scope);
      const { self } = scope;
      void code.arrival.then(() => {
        // Its dialog may have closed meanwhile.
        if (self.getSnapshot().status === 'active') self.send({ type: COME });
      });
      // Who has it fetched to draw it says that it is lost.
      code.load().catch(() => undefined);
    },
    transition: (snapshot, event, scope) => {
      if (!isWaiting(snapshot)) return machine()?.transition(snapshot, event, scope) ?? snapshot;
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' };
      const own = machine();
      if (event.type !== COME || own === undefined) return { ...snapshot, heard: [...snapshot.heard, event] };
      return begin(own, snapshot, scope);
    },
    getPersistedSnapshot: (snapshot) =>
      isWaiting(snapshot) ? snapshot : (machine()?.getPersistedSnapshot(snapshot) ?? snapshot),
  };
  return logic;
}

const wait = (of: Pick<Waiting, 'input' | 'persisted'>): Waiting => ({
  status: 'active',
  output: undefined,
  error: undefined,
  heard: [],
  ...of,
});
