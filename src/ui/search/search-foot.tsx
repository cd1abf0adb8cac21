import { useSelector } from '@xstate/react';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { shortWords } from '../../domain/search/search-texts.ts';
import { useDependencies } from '../dependencies.tsx';

/** The keys that work in the search, and how it is passed on. */
export function SearchFoot() {
  const { site, config } = useDependencies();
  const words = useSelector(site.search, ({ context }) => context.words);
  const hasFound = useSelector(site.search, ({ context }) => (context.found?.total ?? 0) > 0);
  const copied = useSelector(site.search, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(site.search, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const isBlank = words.trim() === '';
  const share = () => {
    const url = `${config.origin}${dialogAddress({ temukan: words })}`;
    site.search.send({ type: 'share.requested', page: { title: `Cari: ${shortWords(words)}`, url } });
  };
  return (
    <div className="search__foot">
      <p className="search__keys">
        {hasFound && (
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> pilih
          </span>
        )}
        {hasFound && (
          <span>
            <kbd>Enter</kbd> buka
          </span>
        )}
        <span>
          <kbd>Esc</kbd> tutup
        </span>
        {isBlank && (
          <span>
            Tekan <kbd>/</kbd> di mana saja untuk mencari
          </span>
        )}
      </p>
      <p className="search__shared" role="status">
        {copied && 'Alamat pencarian disalin.'}
        {failed && 'Alamat tidak dapat disalin. Salin dari bilah alamat.'}
      </p>
      {!isBlank && (
        <button type="button" className="search__share" onClick={share}>
          Bagikan pencarian ini
        </button>
      )}
    </div>
  );
}
