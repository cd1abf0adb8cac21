import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import type { Article } from '../../domain/news/article.ts';
import type { SearchFound } from '../../domain/search/search-entry.ts';
import type { SearchCounts, SourceStatus } from '../../domain/search/search-groups.ts';
import type { StaffProfile } from '../../domain/staff/staff-profile.ts';

/** The items that the feeds give to the search, by source. */
export interface SearchItems {
  readonly 'legal-products': readonly LegalProduct[];
  readonly gallery: readonly GalleryFolder[];
  readonly news: readonly Article[];
  readonly staff: readonly StaffProfile[];
}

/** What a source has loaded, and whether that can be searched. */
export type LoadedItems<Source extends keyof SearchItems = keyof SearchItems> = {
  readonly [S in Source]: {
    readonly type: 'items.loaded';
    readonly source: S;
    readonly items: SearchItems[S];
    readonly status: SourceStatus;
  };
}[Source];

/** What can be searched. */
export interface SearchOverview {
  /** Whether the text of the guide was loaded. */
  readonly guide: boolean;
  /** The number of entries of each group. */
  readonly counts: SearchCounts;
}

/**
 * The index of everything that can be found on the site (spec §2 Search). Nothing of it is loaded before it is opened.
 */
export interface SearchIndex {
  /**
   * Loads the index with the entries of the site itself; calling it again gives the same.
   * @throws where its code could not be loaded
   */
  open(): Promise<SearchOverview>;
  /**
   * Replaces the items of a source. Never throws.
   * @returns settles once they can be found, or newer ones have replaced them
   */
  setItems<Source extends keyof SearchItems>(source: Source, items: SearchItems[Source]): Promise<void>;
  /** Finds the entries that have these words. */
  find(words: string): Promise<SearchFound>;
}
