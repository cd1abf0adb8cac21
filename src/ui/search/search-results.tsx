import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { enteredRow, NO_ROW, rowsOf, type SearchRow, shownResults } from '../../domain/search/found-rows.ts';
import { MAX_HITS, type SearchFound } from '../../domain/search/search-entry.ts';
import { SEARCH_GROUPS, type SearchFilter } from '../../domain/search/search-groups.ts';
import * as texts from '../../domain/search/texts.ts';
import { wholeNumber } from '../../domain/shared/indonesian-number.ts';
import { useShown } from '../shared/use-shown.ts';
import { useEnteredRow } from './entered-row.ts';
import { ResultRow } from './result-row.tsx';
import { RESULTS_ID } from './row-id.ts';

/** What the list of results is given. */
interface SearchResultsProps {
  readonly found: SearchFound;
  readonly filter: SearchFilter;
  /** Whether a card leads them, and on: Enter opens the first row only once keys stand on it. */
  readonly isLed: boolean;
}

/** The results: the best answer with its ways in, then group by group. Keys go through them from the field. */
export function SearchResults({ found, filter, isLed }: SearchResultsProps) {
  const search = useShown('search');
  const active = useSelector(search, ({ context }) => context.row);
  const shown = useMemo(() => shownResults(found, filter), [found, filter]);
  const rows = rowsOf(shown);
  const matched = useMemo(() => new Set(found.matched), [found]);
  const entered = useEnteredRow();
  useEffect(() => {
    if (active !== NO_ROW) entered.current?.scrollIntoView({ block: 'nearest' });
  }, [active, entered]);
  const opened = isLed ? active : enteredRow(active);
  const draw = (row: SearchRow) => {
    const index = rows.indexOf(row);
    return (
      <ResultRow
        key={index}
        ref={index === opened ? entered : undefined}
        row={row}
        index={index}
        isActive={index === active}
        matched={matched}
      />
    );
  };
  return (
    <div id={RESULTS_ID} className="search-results" role="listbox" aria-label={texts.resultsLabel}>
      {shown.best.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div className="search-best" role="group" aria-label={texts.bestLabel}>
          {shown.best.map(draw)}
        </div>
      )}
      {shown.groups.map(({ group, count, rows: own }) => {
        const title = SEARCH_GROUPS.find(({ id }) => id === group)?.title;
        const isRest = shown.best.length > 0 && found.best?.group === group;
        const hits = own.filter(({ kind }) => kind === 'hit').length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group} className="search-group" role="group" aria-label={title}>
            <p className="search-group__title" aria-hidden="true">
              <span>{title}</span> <span>{isRest ? texts.moreCount(count) : wholeNumber(count)}</span>
            </p>
            {own.map(draw)}
            {filter === group && count > hits && (
              <p className="search-group__cut" aria-hidden="true">
                {texts.nearestOnly(hits >= MAX_HITS - 1 ? hits : MAX_HITS)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
