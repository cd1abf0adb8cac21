import type { Scenario } from './scenario.ts';
import type { StateValue } from './state-value.ts';

/** An event as it is sent to a machine. */
export interface MachineEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What must be true of a machine at one point of a path. */
export interface Expectation {
  /** The whole state value, or the part of it that matters, where states are nested or parallel. */
  readonly state: StateValue;
  /** The fields of the context that matter, as contextSummary writes them; null for a field that must be absent. */
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
  /** The answer itself, where the world does not give the same again. */
  readonly answer?: Answer;
}

/** The result of an invoked actor: plain JSON, nothing, or an error. */
export type Answer =
  | { readonly output?: unknown }
  | { readonly error: { readonly name: string; readonly message: string } };

/** One step of a path. */
export type PathStep = EventStep | OutcomeStep;

/** The possible authors of a path; only those by 'make' are ever overwritten. */
export const AUTHORS = ['make', 'hand', 'recording'] as const;

/** A sequence of steps through a machine that can be replayed. */
export interface Path {
  /** The name of its file. */
  readonly name: string;
  /** In words. */
  readonly title: string;
  readonly by: (typeof AUTHORS)[number];
  /** The machine, as the page names it. */
  readonly machine: string;
  readonly scenario: string;
  /** The scenario itself, where the project does not have it. */
  readonly world?: Scenario;
  readonly start: Expectation;
  readonly steps: readonly PathStep[];
  readonly end: Expectation;
}
