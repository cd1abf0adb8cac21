import { useSelector } from '@xstate/react';
import { areResultsListed } from '../../application/search/listed-results.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { shortWords } from '../../domain/search/search-texts.ts';
import * as texts from '../../domain/search/texts.ts';
import { useDependencies } from '../dependencies.tsx';

/** The keys that work in the search, and how it is passed on. */
export function SearchFoot() {
  const { site, config } = useDependencies();
  const words = useSelector(site.search, ({ context }) => context.words);
  const isListed = useSelector(site.search, areResultsListed);
  const copied = useSelector(site.search, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(site.search, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const isBlank = words.trim() === '';
  const share = () => {
    const url = `${config.origin}${dialogAddress({ temukan: words })}`;
    site.search.send({ type: 'share.requested', page: { title: texts.cari(shortWords(words)), url } });
  };
  return (
    <div className={isBlank ? 'search__foot search__foot--blank' : 'search__foot'}>
      <p className="search__keys">
        {isListed && (
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {texts.pilih}
          </span>
        )}
        {isListed && (
          <span>
            <kbd>{texts.enter}</kbd> {texts.buka}
          </span>
        )}
        <span>
          <kbd>{texts.esc}</kbd> {texts.tutup}
        </span>
        {isBlank && (
          <span>
            {texts.tekan} <kbd>/</kbd> {texts.diManaSajaUntuk}
          </span>
        )}
      </p>
      <p className="search__shared" role="status">
        {copied ? texts.alamatPencarianDisalin : failed && texts.alamatTidakDapatDisalin}
      </p>
      {!isBlank && (
        <button type="button" className="search__share" onClick={share}>
          {texts.bagikanPencarianIni}
        </button>
      )}
    </div>
  );
}
