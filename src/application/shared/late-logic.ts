import type {
  ActorLogic,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { LateCode } from './late-code.ts';

/** An actor whose code has not come: what it was made with, and what it has heard. */
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

/**
 * Makes the logic of a machine whose code comes late. An actor of it asks for the code when it starts and, once that has come, is
 * that machine, with all that it has heard until then. Where the code is lost it goes on waiting: whoever asks for the code again has it
 * begin. It can be persisted at any time.
 * @param code with what the machine is made from
 * @param make makes the machine
 */
export function lateLogic<T, M extends AnyStateMachine>(
  code: LateCode<T>,
  make: (come: T) => M,
): LateLogic<M> {
  let made: AnyStateMachine | undefined;
  const machine = (): AnyStateMachine | undefined => {
    const come = code.now();
    if (come !== undefined) made ??= make(come);
    return made;
  };
  type Scope = Parameters<LateLogic<M>['transition']>[2];
  // A scope, as the machine's own logic knows it.
  const begin = (own: AnyStateMachine, { heard, input, persisted }: Waiting, scope: Scope) => {
    const first = persisted
      ? own.restoreSnapshot(persisted, scope as never)
      : own.getInitialSnapshot(scope as never, input);
    own.start(first);
    return heard.reduce((snapshot, event) => own.transition(snapshot, event, scope as never), first);
  };
  const logic = {
    getInitialSnapshot: (scope: Scope, input: unknown) =>
      machine()?.getInitialSnapshot(scope as never, input) ?? wait({ input }),
    restoreSnapshot: (persisted: Snapshot<unknown>, scope: Scope) =>
      isWaiting(persisted)
        ? persisted
        : (machine()?.restoreSnapshot(persisted, scope as never) ?? wait({ persisted })),
    start: (snapshot: SnapshotFrom<M> | Waiting, { self }: Scope) => {
      if (!isWaiting(snapshot)) return machine()?.start(snapshot);
      void code.arrival.then(() => {
        // Its dialog may have closed meanwhile.
        if (self.getSnapshot().status === 'active') self.send({ type: COME } as EventFromLogic<M>);
      });
      // Who has it fetched to draw it says that it is lost.
      code.load().catch(() => undefined);
    },
    transition: (snapshot: SnapshotFrom<M> | Waiting, event: EventObject, scope: Scope) => {
      if (!isWaiting(snapshot)) return machine()?.transition(snapshot, event, scope as never) ?? snapshot;
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' };
      const own = machine();
      if (event.type !== COME || own === undefined) return { ...snapshot, heard: [...snapshot.heard, event] };
      return begin(own, snapshot, scope);
    },
    getPersistedSnapshot: (snapshot: SnapshotFrom<M> | Waiting) =>
      isWaiting(snapshot) ? snapshot : (machine()?.getPersistedSnapshot(snapshot) ?? snapshot),
  };
  return logic as unknown as LateLogic<M>;
}

const wait = (of: Pick<Waiting, 'input' | 'persisted'>): Waiting => ({
  status: 'active',
  output: undefined,
  error: undefined,
  heard: [],
  ...of,
});
