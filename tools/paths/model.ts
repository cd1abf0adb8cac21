import type * as v from 'valibot';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** What the generator and the walks know of a machine besides the machine itself. */
export interface Model {
  readonly machine: string;
  /** The worlds in which its paths are looked for, the plainest first. */
  readonly scenarios: readonly string[];
  /** One event of each kind that the machine handles differently. */
  readonly events: readonly AnyEventObject[];
  /** Events with payloads that nobody should send; the walks send them too. */
  readonly hostile: readonly AnyEventObject[];
  /** The part of the context by which two states of the graph differ. */
  readonly collapse: (context: never) => unknown;
  /** Where the search stops; states beyond it add nothing new. */
  readonly stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no path can take, by id (transitionId), and why. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** The schema that the context always meets. */
  readonly context: v.GenericSchema;
}
