import { hitMove } from '../../domain/regulations/found-in-regulation.ts';
import { writeInside } from '../../domain/regulations/search-in-address.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { SearchBox, useSearchField } from '../shared/search-box.tsx';
import { useRegulation } from './use-regulation.ts';

/** The search inside the regulation, how much it found, and the ways from hit to hit (spec §2 Regulation pages). */
export function SearchInside() {
  const { query, found, search } = useRegulation();
  const { field, reset } = useSearchField(() => search(''));
  const isSearched = query.trim().length > 1;
  return (
    <search className="search-inside">
      <div className="search-inside__field">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          query={query}
          field={field}
          onSearch={search}
        />
        {query !== '' && (
          <button type="button" className="search-inside__reset" onClick={reset}>
            {sharedTexts.clear}
          </button>
        )}
      </div>
      <div className="search-inside__found">
        <p role="status">{isSearched && <FoundText />}</p>
        {isSearched && found.total > 0 && (
          <>
            <Step step={-1} />
            <Step step={1} />
          </>
        )}
      </div>
    </search>
  );
}

function FoundText() {
  const { found } = useRegulation();
  const { total, sections } = found;
  if (total === 0) return <span>{texts.noMatches}</span>;
  const hasAnnex = sections.some(({ id }) => id.startsWith('lampiran'));
  const where = hasAnnex ? texts.inArticlesAndAnnexes(sections.length) : texts.inArticles(sections.length);
  return (
    <>
      <strong>{texts.matchCount(total)}</strong> <span>{where}</span>
    </>
  );
}

/** To the next hit or the one before: on this page, or a link to the page that has it. */
function Step({ step }: { step: 1 | -1 }) {
  const { regulation, shown, query, at, found, choose } = useRegulation();
  const move = hitMove(found, shown, at, step);
  if (move === undefined) return null;
  const words = step === 1 ? texts.nextMatch : texts.previousMatch;
  const icon = <Icon name={step === 1 ? 'chevron-down' : 'chevron-up'} />;
  if (move.kind === 'here') {
    return (
      <button
        type="button"
        className="search-inside__step"
        aria-label={words}
        onClick={() => choose(move.at)}
      >
        {icon}
      </button>
    );
  }
  const href = `${sectionAddress(regulation.slug, move.id)}${writeInside({ query, at: move.at })}`;
  return (
    <a
      className="search-inside__step"
      aria-label={texts.matchInSectionLabel({ match: words, section: move.name })}
      href={href}
    >
      {icon}
    </a>
  );
}
