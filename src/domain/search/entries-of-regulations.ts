import { linesOf, MAX_LINES } from './entry-lines.ts';
import { LAW_WORDS } from './law-words.ts';
import type { SearchEntry } from './search-entry.ts';
import * as texts from './texts.ts';

/** An article or annex of a regulation, with the address of its page. */
export interface SearchedSection {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** Its paragraphs, each with its own address. */
  readonly paragraphs: readonly { readonly text: string; readonly address: string }[];
}

/** A regulation whose text stands on this site, with its texts as its page shows them. */
export interface SearchedRegulation {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly shortName: string;
  /** Words under which people look for it. */
  readonly words: string;
  readonly isInForce: boolean;
  /** Whether it is in force, since when, or what replaced it. */
  readonly state: string;
  readonly address: string;
  readonly sections: readonly SearchedSection[];
}

/** A regulation and its articles lead to their pages; what is not in force any more says so and comes last (spec §5 Search). */
export function regulationEntries(regulation: SearchedRegulation): SearchEntry[] {
  const { slug, title, about, shortName, words, isInForce, state, address, sections } = regulation;
  const mark = isInForce ? '' : ` (${texts.notInForce})`;
  const common = { group: 'products', ...(!isInForce && { isOutdated: true as const }) } as const;
  return [
    {
      ...common,
      id: slug,
      title: `${title} ${texts.regulationAbout} ${about}${mark}`,
      keywords: `${LAW_WORDS} ${shortName} ${words}`,
      lines: linesOf([state]),
      target: { kind: 'page', href: address },
      isWhole: true,
    },
    ...sections.map(
      (section): SearchEntry => ({
        ...common,
        id: `${slug}/${section.id}`,
        name: `${section.name} ${shortName}`,
        title: `${section.name} ${shortName}${mark}${section.title === '' ? '' : `: ${section.title}`}`,
        lines: section.paragraphs
          .slice(0, MAX_LINES)
          .flatMap(({ text, address: href }) =>
            linesOf([text]).map((line) => ({ ...line, target: { kind: 'page', href } as const })),
          ),
        target: { kind: 'page', href: section.address },
      }),
    ),
  ];
}
