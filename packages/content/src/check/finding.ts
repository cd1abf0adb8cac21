import type { FeedName } from '../feeds.ts';
import { said } from '../language.ts';

/** The levels of a finding: something is lost; a visitor meets something wrong or misses something; good to know. */
export const LEVELS = ['error', 'warning', 'note'] as const;
/** One of LEVELS. */
export type Level = (typeof LEVELS)[number];

/** What a finding is about. */
export const KINDS = [
  'feed',
  'dropped',
  'picture',
  'link',
  'date',
  'hidden',
  'repeated',
  'changed',
  'alt',
  'empty',
  'more',
  'map',
  'regulation',
  'unused',
  'sample',
  'office',
] as const;
/** One of KINDS. */
export type Kind = (typeof KINDS)[number];

/** A remark of the rules about an item, before its file and line are known. */
export interface ItemFinding {
  readonly level: Level;
  readonly kind: Kind;
  /** The index of the item in the given list; absent where the whole feed is meant. */
  readonly item?: number;
  /** The field of the item: 'imageUrl', 'images[0]'. */
  readonly field?: string;
  readonly message: string;
  /** The address that it is about. */
  readonly address?: string;
  /** The index of an image among those in a content. */
  readonly nth?: number;
}

/** Something that the check found. */
export interface Finding extends Omit<ItemFinding, 'item' | 'nth'> {
  /** Absent where no single feed is meant. */
  readonly feed?: FeedName;
  /** The index in the feed's list, from 0; absent for a folder, which has files. */
  readonly index?: number;
  /** From the root of the project, with slashes. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
}

/** Gives the location of a finding: 'content/staff.yaml, line 12', 'news[3].images[0]', 'gallery'. */
export function placeOf({ feed, index, field, file, line }: Finding): string {
  if (file !== undefined) return line === undefined ? file : `${file}, ${said('baris', 'line')} ${line}`;
  const item = index === undefined ? '' : `[${index}]`;
  return `${feed ?? 'content'}${item}${field === undefined ? '' : `.${field}`}`;
}

/** Sorts findings: the worst first, each level in the order in which they were found; of those that say the same of a file, one. */
export function sortedFindings(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  const isNew = (finding: Finding) => {
    const words = `${finding.level} ${placeOf(finding)}: ${finding.message}`;
    const isSaid = finding.file !== undefined && said.has(words);
    said.add(words);
    return !isSaid;
  };
  return LEVELS.flatMap((wanted) => findings.filter(({ level }) => level === wanted)).filter(isNew);
}
