import { type ReactNode, useEffect, useRef } from 'react';
import * as texts from '../../domain/search/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogIntentProvider, useDialogIntent } from '../shared/dialog-intent.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { loadSearchBody } from './search-chunk.ts';
import './search-link.scss';

/** Where a way to the search stands. */
export interface SearchLinkProps {
  /** False where /home is another page, to which it leads. */
  readonly page?: boolean;
}

/** The button of the header that opens the search over the whole site, and the keys that do (spec §2 Search). */
export function SearchButton({ page = true }: SearchLinkProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  useSearchKeys(() => wrapper.current?.querySelector('a')?.click());
  return (
    <span ref={wrapper} className="search-button">
      <SearchIntent>
        <DialogLink className="button button--outline" open={{ temukan: '' }} page={page}>
          <Icon name="search" />
          {texts.cari2}
        </DialogLink>
      </SearchIntent>
    </span>
  );
}

/** The same on a phone, beside the last tab; it looks like the field that it opens. */
export function SearchField({ page = true }: SearchLinkProps) {
  return (
    <SearchIntent>
      <DialogLink className="search-field" open={{ temukan: '' }} page={page}>
        <Icon name="search" />
        {texts.cariDiSitusIni}
      </DialogLink>
    </SearchIntent>
  );
}

/** Brings the search along with the dialogs when a visitor seems about to open it. */
function SearchIntent({ children }: { children: ReactNode }) {
  const { dataSaver, searchIndex } = useDependencies();
  const intendDialogs = useDialogIntent();
  const intend = () => {
    intendDialogs();
    if (dataSaver.isSaving()) return;
    // A failure shows when the search opens, not before.
    loadSearchBody().catch(() => undefined);
    searchIndex.open().catch(() => undefined);
  };
  return <DialogIntentProvider onIntent={intend}>{children}</DialogIntentProvider>;
}

function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('.search__field');
      if (field === null) latest.current();
      else field.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function isSearchKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  const types =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !types;
}
