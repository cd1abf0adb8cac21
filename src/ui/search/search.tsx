import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { areResultsListed } from '../../application/search/listed-results.ts';
import { moveOfKey, NO_ROW } from '../../domain/search/found-rows.ts';
import * as texts from '../../domain/search/texts.ts';
import { MAX_SEARCHED } from '../../domain/shared/searched-words.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { Icon } from '../shared/icon.tsx';
import { Notice } from '../shared/notice.tsx';
import { Loading } from '../shared/skeleton.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import { useDocumentTitle } from '../shared/use-document-title.tsx';
import { useFocusReturn } from '../shared/use-focus-return.ts';
import { useRenewal } from '../shared/use-renewal.ts';
import { type EnteredRow, EnteredRowContext } from './entered-row.ts';
import { RESULTS_ID, rowId } from './row-id.ts';
import { loadSearchBody } from './search-chunk.ts';
import { SearchFoot } from './search-foot.tsx';
import { SearchHead } from './search-head.tsx';
import { useSearchKeys } from './use-search-keys.ts';
import { useSeenHeight } from './use-seen-height.ts';
import './search.scss';
import { useShown } from '../shared/use-shown.ts';

const { title: TITLE } = DIALOG_NAMES.search;

/**
 * The search over the whole site (spec §2 Search): the focus stays in its field, from which keys move through the
 * results. The content under the field is a chunk of its own; the field and the close button are there at once.
 */
export function Search({ onClose }: { onClose: () => void }) {
  const panel = useSeenHeight();
  const entered: EnteredRow = useRef(null);
  useFocusReturn();
  useDocumentTitle(TITLE);
  return (
    <Dialog open onClose={onClose} className="dialog">
      <DialogBackdrop className="dialog__backdrop" />
      <div className="dialog__scroll search__scroll">
        <DialogPanel ref={panel} className="dialog__panel dialog__panel--xl search">
          <SearchHead
            title={<DialogTitle className="dialog__title search__title">{TITLE}</DialogTitle>}
            onClose={onClose}
          >
            <SearchField entered={entered} />
          </SearchHead>
          <div className="search__middle">
            <EnteredRowContext value={entered}>
              <SearchMiddle />
            </EnteredRowContext>
          </div>
          <SearchFoot />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Handles keys in the field: they move through the rows, and Enter follows the one that it opens. */
function useRowKeys(entered: EnteredRow) {
  const search = useShown('search');
  const row = useSelector(search, ({ context }) => context.row);
  const isListed = useSelector(search, areResultsListed);
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const move = moveOfKey(event.key, row, isListed);
    if (move !== undefined) {
      event.preventDefault();
      search.send({ type: 'row.moved', move });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      entered.current?.click();
    }
  };
}

function SearchField({ entered }: { entered: EnteredRow }) {
  const search = useShown('search');
  const field = useRef<HTMLInputElement>(null);
  // On a touch screen Headless UI focuses the dialog, no control; here the keyboard is what was asked for.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const words = useSelector(search, ({ context }) => context.words);
  const row = useSelector(search, ({ context }) => context.row);
  const isListed = useSelector(search, areResultsListed);
  const onKeyDown = useRowKeys(entered);
  const write = (typed: string) => search.send({ type: 'words.changed', words: typed });
  useSearchKeys(() => field.current?.focus(), true);
  const empty = () => {
    write('');
    field.current?.focus();
  };
  return (
    <search className="search__box">
      <Icon name="search" />
      <input
        ref={field}
        data-autofocus=""
        className="search__field"
        type="text"
        role="combobox"
        aria-label={TITLE}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? RESULTS_ID : undefined}
        aria-activedescendant={isListed && row !== NO_ROW ? rowId(row) : undefined}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_SEARCHED}
        value={words}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {words !== '' && (
        <button type="button" className="search__empty" onClick={empty}>
          {sharedTexts.clear}
        </button>
      )}
    </search>
  );
}

/** The results, once their code has loaded; otherwise that it is loading, or failed with a retry. */
function SearchMiddle() {
  const search = useShown('search');
  const isLost = useSelector(search, (snapshot) => snapshot.matches({ open: { finding: 'failed' } }));
  const { component: Body, failed, ask } = useChunk<object>(loadSearchBody, true);
  useRenewal(failed);
  const retry = () => {
    if (failed) ask();
    search.send({ type: 'search.retried' });
  };
  if (isLost || failed) {
    return (
      <div className="search__message">
        <Notice
          kind="failed"
          title={texts.failed}
          detail={sharedTexts.checkConnectionThenRetry}
          action={{ label: sharedTexts.retry, onAct: retry }}
        />
      </div>
    );
  }
  if (Body) return <Body />;
  return (
    <div className="search__message">
      <Loading text={texts.loading} />
    </div>
  );
}
