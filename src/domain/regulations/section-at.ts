import { type Chapter, type Regulation, type RegulationSection, sectionsOf } from './regulation.ts';

/** An article or annex, and its position in the regulation. */
export interface SectionPosition {
  readonly section: RegulationSection;
  /** Absent for an annex. */
  readonly chapter?: Pick<Chapter, 'number' | 'title'>;
  readonly previous?: RegulationSection;
  readonly next?: RegulationSection;
}

/**
 * Finds an article or annex of a regulation by the end of its address.
 * @returns undefined where the regulation has none
 */
export function sectionAt(regulation: Regulation, id: string): SectionPosition | undefined {
  const sections = sectionsOf(regulation);
  const index = sections.findIndex((one) => one.id === id);
  const section = sections[index];
  if (section === undefined) return undefined;
  const chapter = regulation.chapters.find(({ articles }) => articles.includes(section));
  const previous = sections[index - 1];
  const next = sections[index + 1];
  return {
    section,
    ...(chapter && { chapter: { number: chapter.number, title: chapter.title } }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** Says which articles a chapter has: 'Pasal 42–61', 'Pasal 3'. */
export function articleSpan({ articles }: Pick<Chapter, 'articles'>): string {
  const [first, last] = [articles[0], articles.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first.name : `${first.name}–${last.name.replace(/^Pasal /, '')}`;
}

/** The title of an article where there is little room: 'Zona R-4' of 'Zona R-4, perumahan kepadatan rendah'. */
export const shortTitle = (title: string): string => title.replace(/[,:].*$/, '');
