import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { EntryFate, EntryKind } from '../../domain/log-entry.ts';

/**
 * An entry as the page keeps it: with what the machine itself has, so that keeping it costs next to nothing and the moment
 * can be shown again. What travels of it is told by tellEntry.
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
  /** What is told of it where it is no event. */
  payload?: unknown;
  readonly cause?: number | undefined;
  readonly ms?: number | undefined;
  readonly isNoise?: true | undefined;
  /** The machine before and after; absent until it is through with the event. */
  before?: AnyMachineSnapshot;
  after?: AnyMachineSnapshot;
  transitions?: readonly AnyTransitionDefinition[];
  fate?: EntryFate;
  reason?: string;
  stack?: string | undefined;
  ends?: readonly number[];
}
