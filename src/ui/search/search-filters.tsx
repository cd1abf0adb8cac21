import type { SearchFound } from '../../domain/search/search-entry.ts';
import { SEARCH_GROUPS, type SearchFilter } from '../../domain/search/search-groups.ts';
import * as texts from '../../domain/search/texts.ts';
import { wholeNumber } from '../../domain/shared/indonesian-number.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon, type IconName } from '../shared/icon.tsx';
import { useShown } from '../shared/use-shown.ts';
import { GROUP_ICONS } from './group-icons.ts';

/** The groups with their counts, to narrow the results by; one without results is off and stays in its place. */
export function SearchFilters({ found, filter }: { found: SearchFound; filter: SearchFilter }) {
  const search = useShown('search');
  const one = (id: SearchFilter, name: string, icon: IconName, count: number) => (
    <li key={id}>
      <button
        type="button"
        className="search-filter"
        aria-pressed={filter === id}
        disabled={count === 0}
        onClick={() => search.send({ type: 'filter.chosen', filter: id })}
      >
        <Icon name={icon} />
        <span className="search-filter__name">{name}</span> <span>{wholeNumber(count)}</span>
      </button>
    </li>
  );
  return (
    <ul className="search-filters" aria-label={texts.filtersLabel}>
      {one('all', sharedTexts.all, 'search', found.total)}
      {SEARCH_GROUPS.map(({ id, name }) => one(id, name, GROUP_ICONS[id], found.counts[id]))}
    </ul>
  );
}
