import { type Paragraph, type Regulation, sectionsOf } from '../../domain/regulations/regulation.ts';
import { isInForce, paperState, plainText } from '../../domain/regulations/regulation-words.ts';
import { regulationEntries } from '../../domain/search/entries-of-regulations.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';

/** Gives the entries of regulations: each before its articles and annexes, whose paragraphs have addresses of their own. */
export function entriesOfRegulations(regulations: readonly Regulation[]): SearchEntry[] {
  return regulations.flatMap((regulation) => {
    const { slug, title, about, shortName, words } = regulation;
    return regulationEntries({
      slug,
      title,
      about,
      shortName,
      words,
      isInForce: isInForce(regulation),
      state: paperState(regulation),
      address: sectionAddress(slug),
      sections: sectionsOf(regulation).map(({ id, name, title: of, paragraphs }) => {
        const address = sectionAddress(slug, id);
        const placed = ({ number, parts }: Paragraph) => ({
          text: plainText({ paragraphs: [{ parts }] }),
          address: number === undefined ? address : `${address}#ayat-${number}`,
        });
        return { id, name, title: of, address, paragraphs: paragraphs.map(placed) };
      }),
    });
  });
}
