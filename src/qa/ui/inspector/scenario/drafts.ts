import { scenarioProblems } from '../../../application/files/scenario-schema.ts';
import type { KeptTexts } from '../../../application/inspection/kept-texts.ts';
import type { Scenario } from '../../../domain/scenario.ts';
import { USUAL_SCENARIO, writtenOf } from '../../../domain/scenario-draft.ts';

/** A scenario that a tester is writing; the project does not have it. */
export interface Draft {
  /** Not that of any other draft. */
  readonly id: string;
  /** The scenario of the project that it began as. */
  readonly from?: string;
  readonly scenario: Scenario;
}

const KEY = 'qa_scenario_drafts';
const CHOSEN_KEY = 'qa_scenario_chosen';
// What a tester writes letter by letter may be wrong for a while; the rest is chosen.
const TYPED = ['name', 'title', 'time'];

/** Reads the drafts that this browser keeps; what is none of them, or cannot be read, is left out. */
export function readDrafts(texts: KeptTexts): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(texts.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => draftOf(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps the drafts. */
export function keepDrafts(texts: KeptTexts, drafts: readonly Draft[]): void {
  const kept = drafts.map(({ scenario, ...draft }) => ({ ...draft, scenario: writtenOf(scenario) }));
  texts.keep(KEY, drafts.length === 0 ? undefined : JSON.stringify(kept));
}

/** Which draft was chosen last, by its id. */
export const lastDraft = (texts: KeptTexts): string | undefined => texts.read(CHOSEN_KEY);

/** Keeps which draft is chosen. */
export const keepLastDraft = (texts: KeptTexts, id: string | undefined): void => texts.keep(CHOSEN_KEY, id);

function draftOf(kept: unknown): Draft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, from, scenario } = kept as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof scenario !== 'object' || scenario === null) return undefined;
  const whole = { ...USUAL_SCENARIO, ...scenario };
  const isTyped = TYPED.every((key) => typeof whole[key as keyof Scenario] === 'string');
  const isWrong = scenarioProblems(whole).some(({ path }) => !TYPED.includes(String(path[0])));
  if (!isTyped || isWrong) return undefined;
  return { id, ...(typeof from === 'string' && { from }), scenario: whole };
}
