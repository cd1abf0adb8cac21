import type { RequiredDocument } from '../shared/required-document.ts';
import type { SpatialServiceId } from '../shared/spatial-services.ts';

/** Who does a step: this office, the citizen with those whom he hires, or a national office. */
export type StepBy = 'office' | 'citizen' | 'national';

/**
 * A step on the way to a goal, as the office has described it in langkah.yaml (spec §2 Steps). What is left out the office
 * has not said.
 */
export interface Step {
  /** In addresses and events; letters alone. */
  readonly id: string;
  readonly name: string;
  readonly by: StepBy;
  /** The service of this office that the step is. */
  readonly service?: SpatialServiceId;
  readonly who?: string;
  readonly where?: string;
  readonly time?: string;
  readonly timeNote?: string;
  readonly fee?: string;
  readonly feeNote?: string;
  readonly result: { readonly name: string; readonly note?: string };
  /** What the citizen provides; the result of an earlier step by the same name. */
  readonly documents: readonly RequiredDocument[];
  /** The form, as an address or a path of this site. */
  readonly form?: string;
  /** Where it is done: a page of this site, or a national site. */
  readonly link?: { readonly label: string; readonly href: string };
  /** What this office does not do of it. */
  readonly note?: string;
  /** Why it may be left out; absent where it may not. */
  readonly skip?: string;
  /** What must not begin before this step has its result. */
  readonly gate?: { readonly title: string; readonly text: string };
}

/** What a citizen wants, and the steps to it in their order (spec §2 Steps). */
export interface Procedure {
  /** In the address; words joined by hyphens, so that it is never an answer of the questions. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The answer in a few words: 'KRK dahulu, lalu PBG'. */
  readonly heading: string;
  readonly lead: string;
  /** 'sampai boleh dihuni' */
  readonly goal: string;
  /** Which ends of the questions lead to it: the service, and the first answers; absent where none does. */
  readonly for?: { readonly service: SpatialServiceId; readonly what?: readonly string[] };
  /** Whether it depends on the activity what a parcel allows: the map answers it, not the parcel alone. */
  readonly asksActivity?: boolean;
  /** Ids of steps. */
  readonly steps: readonly string[];
}

/** All procedures of the office, and each of their steps once. */
export interface Procedures {
  readonly steps: readonly Step[];
  readonly procedures: readonly Procedure[];
}

/** An office that has described none. */
export const NO_PROCEDURES: Procedures = { steps: [], procedures: [] };

/** Gives the steps of a procedure in their order. */
export function stepsOf({ steps }: Procedures, { steps: ids }: Pick<Procedure, 'steps'>): readonly Step[] {
  return ids.flatMap((id) => steps.find((step) => step.id === id) ?? []);
}

/** Whether something is built: a step has a gate before which nothing may begin (spec §5 Steps). */
export function isBuilt(steps: readonly Step[]): boolean {
  return steps.some(({ gate }) => gate !== undefined);
}

/** Finds a procedure by its id. */
export function procedureOf({ procedures }: Procedures, id: string | undefined): Procedure | undefined {
  return procedures.find((procedure) => procedure.id === id);
}

/**
 * Finds the procedure that an end of the questions leads to: the first that is for the service and the first answer (spec §5
 * Steps).
 * @param what the answer to the first question
 */
export function procedureFor(
  { procedures }: Procedures,
  service: SpatialServiceId,
  what: string | undefined,
): Procedure | undefined {
  return procedures.find(
    ({ for: end }) =>
      end?.service === service && (end.what === undefined || (what !== undefined && end.what.includes(what))),
  );
}

/** Gives the procedures that no end of the questions leads to: they are offered beside the first question (spec §2 Service finder). */
export function unaskedProcedures({ procedures }: Procedures): readonly Procedure[] {
  return procedures.filter(({ for: end }) => end === undefined);
}

/** Reads the id of a procedure in an address; undefined where it is none, such as answers (contract "Addresses"). */
export function readProcedureId(text: string): string | undefined {
  return /^[a-z]+(?:-[a-z]+)+$/.test(text) ? text : undefined;
}
