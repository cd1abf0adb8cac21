import * as sharedTexts from '../shared/texts.ts';
import type { Procedure, Step, StepBy } from './procedure.ts';
import * as texts from './texts.ts';

/** Who does a step, in words: beside its mark, never by the mark's colour alone (spec §2 Steps). */
export const BY_WORDS: Readonly<Record<StepBy, string>> = {
  office: texts.byOffice,
  citizen: texts.byCitizen,
  national: texts.byNational,
};

/** A fact of a step: what it is called, what is said, and a remark. */
export interface StepFact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

/**
 * Says a step in one line: who, how long, for how much, 'Kantor ini · 10 hari kerja · tanpa biaya'. What the office knows
 * nothing of reads 'tanyakan kepada petugas', once (spec §5 Steps).
 */
export function stepLine({ by, time, fee }: Pick<Step, 'by' | 'time' | 'fee'>): string {
  const known = [time, fee].filter((part) => part !== undefined);
  return [BY_WORDS[by], ...(known.length > 0 ? known : [sharedTexts.askTheOfficers])]
    .map((part, index) => (index === 0 ? part : lowered(part)))
    .join(' · ');
}

/** Gives what an open step says: who, where, how long, for how much, what one gets (spec §2 Steps). */
export function stepFacts(step: Step): readonly StepFact[] {
  const said = (name: string, value = sharedTexts.askTheOfficers, note?: string): StepFact => ({
    name,
    value,
    ...(note !== undefined && { note }),
  });
  return [
    said(texts.who, step.who),
    said(sharedTexts.where, step.where),
    said(sharedTexts.time, step.time, step.timeNote),
    said(sharedTexts.fee, step.fee, step.feeNote),
    said(sharedTexts.result, step.result.name, step.result.note),
  ];
}

/** Counts in words at the beginning of a sentence: 'Tujuh langkah sampai boleh dihuni.' */
export function stepsHeading({ goal }: Pick<Procedure, 'goal'>, steps: readonly Step[]): string {
  return texts.stepsHeading({ countWord: texts.numberWord(steps.length), goal });
}

/** Says how many of the steps are this office's; '' where none is. */
export function officeShare(steps: readonly Step[]): string {
  const own = steps.filter(({ by }) => by === 'office').length;
  if (own === 0) return '';
  return texts.officeShare(texts.numberWord(own).toLowerCase());
}

/** Finds the step that the office does itself and that may not be left out: the one to apply for first. */
export function mainStep(steps: readonly Step[]): Step | undefined {
  return steps.find(({ service, skip }) => service !== undefined && skip === undefined);
}

// A fee such as 'Rp25.000' and a name such as 'SIMBG' keep their letters.
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !text.startsWith('Rp') ? text.charAt(0).toLowerCase() + text.slice(1) : text;
