import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './search-box.scss';

/** A field to search a list by. */
export interface SearchBoxProps {
  /** Its accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  /** Reaches the field, so that the focus can be given to it. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onSearch: (query: string) => void;
}

/** A search field with its icon; it stands inside a `<search>`. */
export function SearchBox({ label, placeholder, query, field, onSearch }: SearchBoxProps) {
  return (
    <label className="search-box">
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        ref={field}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}

/** Gives a search field, and a way to empty it that leaves the visitor in it: the same function each time. */
export function useSearchField(empty: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(empty);
  useLayoutEffect(() => {
    latest.current = empty;
  });
  const reset = useCallback(() => {
    latest.current();
    field.current?.focus();
  }, []);
  return { field, reset };
}
