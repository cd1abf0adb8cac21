import type * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '../../domain/scenario.ts';

/** The schema of an event: an object whose fields are all known. Its examples stand in it (`v.examples`). */
export interface EventSchema extends v.GenericSchema<unknown, { readonly type: string }> {
  readonly entries: v.ObjectEntries;
}

/** What is known of the machines of a page, or of several pages whose files stand together. */
export interface Knowledge {
  /** The machines by name, in their order. They are looked into and never run. */
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  /** By machine and type. A machine without a table takes any event. */
  readonly events: Readonly<Record<string, Readonly<Record<string, EventSchema>>>>;
  /** What a file of a scenario holds. */
  readonly world: v.GenericSchema<unknown, Scenario>;
  /** The names of the scenarios that the project holds. */
  readonly scenarios: readonly string[];
  /** Names that saved files may hold, with those of today. */
  readonly former?: {
    readonly machines?: Readonly<Record<string, string>>;
    /** By the machine's name of today. */
    readonly events?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Of the project's paths, '{machine}/{name}', with the machine's name of today. */
    readonly paths?: Readonly<Record<string, string>>;
  };
  /** The port that an invoked actor asks, as the log calls it; the actor's own name where nothing is said. */
  readonly portName?: (machine: string, src: string) => string;
  /** Whether a recording keeps what came of an outcome, since its world does not give the same again. */
  readonly keepsAnswer?: (machine: string, outcome: string) => boolean;
}

/** Says what an event has that its schema does not know, a sentence a field; nothing where it fits. */
export type ProblemsOf = (machine: string, event: unknown) => readonly string[];
