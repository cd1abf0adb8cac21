import type { AnyEventObject, StateValue } from 'xstate';

/** What must be true of a machine at one place of a path. */
export interface Expectation {
  /** The whole state value, or of nested and parallel states the part that matters. */
  readonly state: StateValue;
  /** The part of the context that matters, as contextSummary shows it; null for what must be absent. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Something that is sent to the machine. */
export interface EventStep extends Expectation {
  readonly event: AnyEventObject;
  /** True where the machine must not take the event, as with a button that is disabled. */
  readonly ignored?: boolean;
}

/** Something that is awaited: 'loadFeed done', 'loadFeed failed', 'closeDelay over' (see outcomeNames). */
export interface OutcomeStep extends Expectation {
  readonly outcome: string;
}

/** One step of a path. */
export type PathStep = EventStep | OutcomeStep;

/** A way through a machine that can be replayed. */
export interface Path {
  /** That of its file. */
  readonly name: string;
  /** In words. */
  readonly title: string;
  /** Who wrote it; only those of 'make' are ever overwritten. */
  readonly by: 'make' | 'hand' | 'recording';
  /** The machine, as the site names it. */
  readonly machine: string;
  readonly scenario: string;
  readonly start: Expectation;
  readonly steps: readonly PathStep[];
  readonly end: Expectation;
}
