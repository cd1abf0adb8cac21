import { useSelector } from '@xstate/react';
import { areResultsListed } from '../../application/search/listed-results.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { shortWords } from '../../domain/search/search-texts.ts';
import * as texts from '../../domain/search/texts.ts';
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
    search.send({ type: 'share.requested', page: { title: texts.cari(shortWords(words)), url } });
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
