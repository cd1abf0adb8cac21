import type { SearchFilter, SearchSource, SourceStatus } from '../../domain/search/search-groups.ts';
import type { SharedPage } from '../ports/share.ts';

/** What happens to the search. */
export type SearchEvent =
  | { readonly type: 'search.opened'; readonly words: string }
  | { readonly type: 'search.closed' }
  | { readonly type: 'search.retried' }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'filter.chosen'; readonly filter: SearchFilter }
  | { readonly type: 'row.moved'; readonly move: 'next' | 'previous' | 'first' | 'last' }
  | { readonly type: 'result.followed' }
  | { readonly type: 'source.changed'; readonly source: SearchSource; readonly status: SourceStatus }
  | { readonly type: 'share.requested'; readonly page: SharedPage };
