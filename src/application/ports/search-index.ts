import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import type { Article } from '../../domain/news/article.ts';
import type { SearchFound } from '../../domain/search/search-entry.ts';
import type { SearchGroup } from '../../domain/search/search-groups.ts';
import type { StaffProfile } from '../../domain/staff/staff-profile.ts';

/** What the feeds bring to the search, by source. */
export interface SearchItems {
  readonly 'legal-products': readonly LegalProduct[];
  readonly gallery: readonly GalleryFolder[];
  readonly news: readonly Article[];
  readonly staff: readonly StaffProfile[];
}

/** What is there to be searched. */
export interface SearchOverview {
  /** Whether the text of the guide came. */
  readonly guide: boolean;
  /** Entries of each group. */
  readonly counts: Readonly<Record<SearchGroup, number>>;
}

/** The index of everything that can be found on the site (spec §2 Search). Nothing of it is loaded before it is opened. */
export interface SearchIndex {
  /**
   * Brings the index, with what the site itself has to say; again and again the same.
   * @throws where its code did not come
   */
  open(): Promise<SearchOverview>;
  /**
   * Takes the items of a source in place of those it had. Never throws.
   * @returns settles once they are found, or others have taken their place
   */
  setItems<Source extends keyof SearchItems>(source: Source, items: SearchItems[Source]): Promise<void>;
  /** Finds what has these words. */
  find(words: string): Promise<SearchFound>;
}
