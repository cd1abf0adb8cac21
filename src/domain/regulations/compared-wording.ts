import { type ComparedTable, comparedTables, type RuleTable } from './compared-tables.ts';
import type { FormerWording, Paragraph, RegulationSection, TextPart } from './regulation.ts';
import { paragraphText } from './regulation-words.ts';
import { type WordingChange, wordingChanges } from './wording-changes.ts';

/** A paragraph of a former wording, or the words of one around its tables, beside what it says now. */
export interface ComparedWords {
  readonly number?: string;
  readonly changes: readonly WordingChange[];
}

type Parts = readonly TextPart[];

// Two texts that share less are no wordings of one rule.
const LEAST_IN_COMMON = 0.3;

/**
 * Compares a former wording with the present one, paragraph by paragraph (spec §2 Regulation pages): by number, and where there are
 * none, each text with the present one that it has most in common with. A table is compared with a table. What has no present one is
 * gone as a whole.
 */
export function comparedWording(
  { paragraphs: present }: Pick<RegulationSection, 'paragraphs'>,
  { paragraphs: former }: Pick<FormerWording, 'paragraphs'>,
): readonly (ComparedWords | ComparedTable)[] {
  return former.flatMap((paragraph): readonly (ComparedWords | ComparedTable)[] => {
    const { number, parts } = paragraph;
    if (number === undefined) return withoutNumber(parts, present);
    const now = present.find((one) => one.number === number);
    return inOrder(parts, now?.parts ?? []).map((one, index) => (index === 0 ? { number, ...one } : one));
  });
}

/** Words with words and tables with tables, each in their order. */
function inOrder(former: Parts, present: Parts): readonly (ComparedWords | ComparedTable)[] {
  const [before, after] = [runsOf(former), runsOf(present)];
  const take = (isTable: boolean) => {
    const at = after.findIndex((run) => Boolean(run.table) === isTable);
    return at < 0 ? undefined : after.splice(at, 1)[0];
  };
  const compared = before.flatMap((run): readonly (ComparedWords | ComparedTable)[] => {
    const now = take(Boolean(run.table));
    if (run.table) return comparedTables(run.table, now?.table);
    return [{ changes: now ? wordingChanges(run.text, now.text) : gone(run.text) }];
  });
  const added = after.flatMap(({ table, text }): readonly (ComparedWords | ComparedTable)[] =>
    table ? comparedTables(undefined, table) : [{ changes: [{ kind: 'new', text }] }],
  );
  return [...compared, ...added];
}

interface Run {
  readonly text: string;
  readonly table?: RuleTable;
}

/** The parts of a paragraph as runs of words, parted by its tables. */
function runsOf(parts: Parts): Run[] {
  const at = parts.findIndex(isTable);
  const words = at < 0 ? parts : parts.slice(0, at);
  const table = parts[at];
  return [
    ...(words.length > 0 ? [{ text: paragraphText({ parts: words }) }] : []),
    ...(table && isTable(table) ? [{ text: '', table }, ...runsOf(parts.slice(at + 1))] : []),
  ];
}

function withoutNumber(
  parts: Parts,
  present: readonly Paragraph[],
): readonly (ComparedWords | ComparedTable)[] {
  const now = present.flatMap((paragraph) => paragraph.parts);
  return parts.flatMap((part): readonly (ComparedWords | ComparedTable)[] => {
    if (!isTable(part)) return [{ changes: nearest(textOf(part), now) }];
    const alike = now.filter(isTable).find(({ head }) => head.join() === part.head.join());
    return comparedTables(part, alike);
  });
}

function nearest(text: string, present: Parts): readonly WordingChange[] {
  const compared = present.filter((part) => !isTable(part)).map((part) => wordingChanges(text, textOf(part)));
  const best = Math.max(0, ...compared.map(inCommon));
  const found = best >= LEAST_IN_COMMON && compared.find((changes) => inCommon(changes) === best);
  return found || gone(text);
}

const isTable = (part: TextPart): part is RuleTable => part.kind === 'table';

const textOf = (part: TextPart): string => paragraphText({ parts: [part] });

const gone = (text: string): WordingChange[] => [{ kind: 'gone', text }];

/** The share of the letters that stayed. */
function inCommon(changes: readonly WordingChange[]): number {
  const letters = (kinds: readonly string[]) =>
    changes.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  return letters(['same']) / Math.max(1, letters(['same', 'gone', 'new']));
}
