import type { FormerWording, Paragraph, RegulationSection } from './regulation.ts';
import { paragraphText } from './regulation-words.ts';
import { type WordingChange, wordingChanges } from './wording-changes.ts';

/** A paragraph of a former wording beside what it says now. */
export interface ComparedParagraph {
  readonly number?: string;
  readonly changes: readonly WordingChange[];
}

// Two texts that share less are no wordings of one rule.
const LEAST_IN_COMMON = 0.3;

/**
 * Compares a former wording with the present one, paragraph by paragraph (spec §2 Regulation pages): by number, and where there are
 * none, each text with the present one that it has most in common with. What has no present one is gone as a whole.
 */
export function comparedWording(
  { paragraphs: present }: Pick<RegulationSection, 'paragraphs'>,
  { paragraphs: former }: Pick<FormerWording, 'paragraphs'>,
): readonly ComparedParagraph[] {
  return former.flatMap((paragraph): readonly ComparedParagraph[] => {
    const { number } = paragraph;
    if (number === undefined) return textsOf(paragraph).map((text) => ({ changes: nearest(text, present) }));
    const now = present.find((one) => one.number === number);
    const before = paragraphText(paragraph);
    return [{ number, changes: now ? wordingChanges(before, paragraphText(now)) : gone(before) }];
  });
}

function nearest(text: string, present: readonly Paragraph[]): readonly WordingChange[] {
  const compared = present.flatMap(textsOf).map((now) => wordingChanges(text, now));
  const best = Math.max(0, ...compared.map(inCommon));
  const found = best >= LEAST_IN_COMMON && compared.find((changes) => inCommon(changes) === best);
  return found || gone(text);
}

const textsOf = ({ parts }: Pick<Paragraph, 'parts'>): string[] =>
  parts.map((part) => paragraphText({ parts: [part] }));

const gone = (text: string): WordingChange[] => [{ kind: 'gone', text }];

/** The share of the letters that stayed. */
function inCommon(changes: readonly WordingChange[]): number {
  const letters = (kinds: readonly string[]) =>
    changes.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  return letters(['same']) / Math.max(1, letters(['same', 'gone', 'new']));
}
