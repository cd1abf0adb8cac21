import type { Scenario } from './scenario.ts';
import type { StateValue } from './state-value.ts';

/** An event as it is sent to a machine. */
export interface MachineEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What must be true of a machine at one place of a path. */
export interface Expectation {
  /** The whole state value, or of nested and parallel states the part that matters. */
  readonly state: StateValue;
  /** The part of the context that matters, as contextSummary shows it; null for what must be absent. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Something that is sent to the machine. */
export interface EventStep extends Expectation {
  readonly event: MachineEvent;
  /** True where the machine must not take the event, as with a button that is disabled. */
  readonly ignored?: boolean;
}

/** Something that is awaited: 'loadFeed done', 'loadFeed failed', 'closeDelay over' (outcomesOf). */
export interface OutcomeStep extends Expectation {
  readonly outcome: string;
  /** What came, where the world does not give the same again. */
  readonly answer?: Answer;
}

/** What an invoked actor gave: plain JSON, or an error. */
export type Answer =
  | { readonly output: unknown }
  | { readonly error: { readonly name: string; readonly message: string } };

/** One step of a path. */
export type PathStep = EventStep | OutcomeStep;

/** Who may have written a path; only those of 'make' are ever overwritten. */
export const AUTHORS = ['make', 'hand', 'recording'] as const;

/** A way through a machine that can be replayed. */
export interface Path {
  /** That of its file. */
  readonly name: string;
  /** In words. */
  readonly title: string;
  readonly by: (typeof AUTHORS)[number];
  /** The machine, as the page names it. */
  readonly machine: string;
  readonly scenario: string;
  /** That scenario itself, where it is none of the project. */
  readonly world?: Scenario;
  readonly start: Expectation;
  readonly steps: readonly PathStep[];
  readonly end: Expectation;
}
