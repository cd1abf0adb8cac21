import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { EntryFate, EntryKind } from '../../domain/log-entry.ts';

/**
 * An entry as the page keeps it. It refers to the snapshots of the machine and copies nothing, so that it costs little and the
 * moment can be shown again. tellEntry makes of it what is sent to an inspector.
 */
export interface KeptEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly from: string;
  readonly to: string;
  name: string;
  readonly event?: AnyEventObject | undefined;
  /** The payload of an entry that is no event. */
  payload?: unknown;
  readonly cause?: number | undefined;
  ms?: number | undefined;
  readonly isNoise?: true | undefined;
  /** The machine before and after; absent until it has handled the event. */
  before?: AnyMachineSnapshot;
  after?: AnyMachineSnapshot;
  transitions?: readonly AnyTransitionDefinition[];
  fate?: EntryFate;
  reason?: string;
  stack?: string | undefined;
  ends?: readonly number[];
}
