import { useSelector } from '@xstate/react';
import { foundPieces, foundText, sourcesText } from '../../domain/search/search-summary.ts';
import * as texts from '../../domain/search/texts.ts';
import { Loading } from '../shared/skeleton.tsx';
import { leadingCard, leadsOn } from './leading-card.ts';
import { SearchEmpty } from './search-empty.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchNone } from './search-none.tsx';
import { SearchResults } from './search-results.tsx';
import { SpokenWordCard } from './spoken-word-card.tsx';
import './search-body.scss';
import { useShown } from '../shared/use-shown.ts';

/** The content under the field: frequent searches, the results, or what to do where there are none (spec §2 Search). */
export function SearchBody() {
  const search = useShown('search');
  const words = useSelector(search, ({ context }) => context.words);
  const filter = useSelector(search, ({ context }) => context.filter);
  const found = useSelector(search, ({ context }) => context.found);
  const sources = useSelector(search, ({ context }) => context.sources);
  const rests = useSelector(search, (snapshot) => snapshot.matches({ open: { address: 'told' } }));
  const isBlank = words.trim() === '';
  const missing = isBlank ? undefined : sourcesText(sources);
  const card = isBlank ? undefined : leadingCard(words);
  // Only once the keys rest, so that nothing is read out between them. A card answers, also where nothing else does.
  const answer = found?.total === 0 ? card?.word.title : undefined;
  const said = found && !isBlank && rests ? (answer ?? foundText(found, filter)) : '';
  const notice = missing && <p className="search-notice">{missing}</p>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {said !== '' && missing !== undefined ? `${said}. ${missing}` : said}
      </p>
      {isBlank ? (
        <SearchEmpty />
      ) : found === undefined ? (
        <div className="search__message">
          <Loading text={texts.searching} />
        </div>
      ) : found.total === 0 ? (
        <SearchNone found={found} notice={notice} lead={card && <SpokenWordCard typed={words} />} />
      ) : (
        <div className="search-found">
          <SearchFilters found={found} filter={filter} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
          <section className="search-found__list" tabIndex={0} aria-label={texts.resultsLabel}>
            <p key={foundText(found, filter)} className="search-said">
              {foundPieces(found, filter).map(({ text, kind }) =>
                kind === 'strong' ? (
                  <strong key={text}>{text}</strong>
                ) : kind === 'form' ? (
                  <mark key={text}>{text}</mark>
                ) : (
                  text
                ),
              )}
            </p>
            {notice}
            <SpokenWordCard typed={words} />
            <SearchResults found={found} filter={filter} isLed={leadsOn(card)} />
          </section>
        </div>
      )}
    </>
  );
}
