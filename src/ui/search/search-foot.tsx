import { useSelector } from '@xstate/react';
import { areResultsListed } from '../../application/search/listed-results.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { shortWords } from '../../domain/search/search-summary.ts';
import * as texts from '../../domain/search/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { useShown } from '../shared/use-shown.ts';

/** The keys that work in the search, and how it is passed on. */
export function SearchFoot() {
  const { config } = useDependencies();
  const search = useShown('search');
  const words = useSelector(search, ({ context }) => context.words);
  const isListed = useSelector(search, areResultsListed);
  const copied = useSelector(search, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(search, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const isBlank = words.trim() === '';
  const share = () => {
    const url = `${config.origin}${dialogAddress({ temukan: words })}`;
    search.send({ type: 'share.requested', page: { title: texts.shareTitle(shortWords(words)), url } });
  };
  return (
    <div className={isBlank ? 'search__foot search__foot--blank' : 'search__foot'}>
      <p className="search__keys">
        {isListed && (
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {texts.arrowsChoose}
          </span>
        )}
        {isListed && (
          <span>
            <kbd>{texts.enterKey}</kbd> {texts.enterOpens}
          </span>
        )}
        <span>
          <kbd>{texts.escapeKey}</kbd> {texts.escapeCloses}
        </span>
        {isBlank && (
          <span>
            {texts.slashLead} <kbd>/</kbd> {texts.slashSearches}
          </span>
        )}
      </p>
      <p className="search__shared" role="status">
        {copied ? texts.addressCopied : failed && sharedTexts.addressNotCopied}
      </p>
      {!isBlank && (
        <button type="button" className="search__share" onClick={share}>
          {texts.shareSearch}
        </button>
      )}
    </div>
  );
}
