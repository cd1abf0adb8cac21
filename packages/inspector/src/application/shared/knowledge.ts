import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { MachineEvent } from '../../domain/path.ts';
import type { Scenario } from '../../domain/scenario.ts';

/** The schema of an event: an object whose fields are all known. Its examples stand in it (`v.examples`). */
export interface EventSchema extends v.GenericSchema<unknown, { readonly type: string }> {
  readonly entries: v.ObjectEntries;
}

/**
 * Makes the present event of a former one, where more than the name has changed.
 * @param earlier what its machine had taken before, by present names
 */
export type FormerEvent = (event: MachineEvent, earlier: readonly MachineEvent[]) => MachineEvent;

/** What is known of the machines of a page, or of several pages that share their files. */
export interface Knowledge {
  /** The machines by name, in their order. Their definitions are read; they are never run. */
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  /** By machine and type. A machine without a table takes any event. */
  readonly events: Readonly<Record<string, Readonly<Record<string, EventSchema>>>>;
  readonly world: v.GenericSchema<unknown, Scenario>;
  /** The names of the scenarios that the project holds. */
  readonly scenarios: readonly string[];
  /** Whether the page may have machines beside these: any of them is known then, and takes any event. */
  readonly isOpen?: boolean;
  /** Former names in saved files, with the present ones. */
  readonly former?: {
    readonly machines?: Readonly<Record<string, string>>;
    /** By the present name of the machine: the event's present name, or how the present event is made of it. */
    readonly events?: Readonly<Record<string, Readonly<Record<string, string | FormerEvent>>>>;
    /** Who sends a machine an event today, by the present names of both and by who sent it before. */
    readonly senders?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
    /** Of what a machine awaits, by the present name of the machine. */
    readonly outcomes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Of the project's paths, '{machine}/{name}', with the present name of the machine. */
    readonly paths?: Readonly<Record<string, string>>;
  };
  /** The port that an invoked actor asks, as the log calls it; by default the actor's own name. */
  readonly portName?: (machine: string, src: string) => string;
  /** Whether the answer itself is recorded, because its world would not give the same answer again. */
  readonly recordsAnswer?: (machine: string, outcome: string) => boolean;
  /** The machines that something of the page moves by the clock, such as a carousel: no two visits find them at the same. */
  readonly byTheClock?: readonly string[];
}

/** The knowledge of a page that hands over none: it may have any machine, and every event fits. */
export const ANY_PAGE: Knowledge = {
  machines: {},
  events: {},
  world: v.object({ name: v.string(), title: v.string() }),
  scenarios: [],
  isOpen: true,
  // Nothing else gives the same again.
  recordsAnswer: () => true,
};

/** Completes what a page hands over: one that names no machines may have any. */
export const wholeKnowledge = (known: Partial<Knowledge>): Knowledge => ({
  ...ANY_PAGE,
  isOpen: known.machines === undefined,
  ...known,
});

/** Lists how an event differs from its schema, one sentence a field; empty where it fits. */
export type ProblemsOf = (machine: string, event: unknown) => readonly string[];
