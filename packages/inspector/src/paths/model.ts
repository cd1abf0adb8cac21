import type * as v from 'valibot';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** What the generator and the walks know of a machine besides the machine itself. */
export interface Model {
  readonly machine: string;
  /** The worlds in which its paths are looked for, the plainest first. */
  readonly scenarios: readonly string[];
  /** One event of each kind that makes a difference. */
  readonly events: readonly AnyEventObject[];
  /** Events with payloads that nobody should send; the walks send them too. */
  readonly hostile: readonly AnyEventObject[];
  /** What of the context tells two states of the graph apart. */
  readonly collapse: (context: never) => unknown;
  /** Where the graph is cut off; states beyond it bring nothing new. */
  readonly stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no path can take, by id (transitionId), and why. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** What the context always is. */
  readonly context: v.GenericSchema;
}
