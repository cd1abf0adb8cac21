import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { nothingFound, searchWords } from '../../domain/map/map-contents.ts';
import { type FoundPlace, foundLabel } from '../../domain/map/place-search.ts';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMedia, WIDE } from '../shared/use-media.ts';
import { useMap } from './map-dependencies.tsx';
import { useFirstField } from './use-errand.ts';
import './place-search-box.scss';

/** The id of the field, by which other parts of the page lead to it. */
export const SEARCH_FIELD = 'cari-tempat';

/** The search for a place: a combobox whose rows are chosen by keys or pointer (spec §2 Map page). */
export function PlaceSearchBox({ intro }: { intro: boolean }) {
  const { map, site } = useMap();
  const { placeSearch } = site;
  const words = searchWords(map.has);
  const isWide = useMedia(WIDE);
  const { query, found } = useSelector(placeSearch, ({ context }) => context);
  const state = useSelector(placeSearch, ({ value }) => value);
  const [row, setRow] = useState(-1);
  const id = useId();
  const field = useFirstField();
  const isListed =
    state === 'found' ||
    (state === 'finding' && found.length > 0) ||
    (state === 'typing' && found.length > 0);
  const choose = (place: FoundPlace | undefined) => {
    setRow(-1);
    if (place) placeSearch.send({ type: 'result.chosen', place });
  };
  // Enter before the results have come counts as well: the machine knows when they are those of these words.
  const submit = () => {
    if (row >= 0) choose(found[row]);
    else placeSearch.send({ type: 'query.submitted' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setRow((row + step + found.length + 1) % (found.length + 1) || (step > 0 ? 0 : found.length - 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape') placeSearch.send({ type: 'query.cleared' });
  };
  return (
    <search className={intro ? 'place-search place-search--intro' : 'place-search'}>
      {intro && <Intro />}
      <div className="place-search__row">
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={SEARCH_FIELD}>
          {words.label}
        </label>
        <input
          ref={field}
          id={SEARCH_FIELD}
          role="combobox"
          aria-expanded={isListed && found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListed && row >= 0 ? `${id}-${row}` : undefined}
          aria-autocomplete="list"
          placeholder={isWide ? words.placeholder : words.brief}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            setRow(-1);
            placeSearch.send({ type: 'query.changed', query: event.target.value.slice(0, 200) });
          }}
          onKeyDown={press}
        />
        {query === '' ? null : (
          <button
            type="button"
            className="place-search__clear"
            aria-label={texts.clearSearchLabel}
            onClick={() => placeSearch.send({ type: 'query.cleared' })}
          >
            <Icon name="close" size="text" />
          </button>
        )}
        {intro && (
          <button type="button" className="place-search__go" onClick={submit}>
            {sharedTexts.search}
          </button>
        )}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.matchesLabel}
        className="place-search__list"
        hidden={!isListed || found.length === 0}
      >
        {isListed && <PlaceOptions id={id} found={found} row={row} onChoose={choose} onPress={press} />}
      </div>
      <SearchStatus />
    </search>
  );
}

const Intro = () => (
  <>
    <p className="place-search__title">{texts.searchTitle}</p>
    <p>{texts.searchText}</p>
  </>
);

interface PlaceOptionsProps {
  readonly id: string;
  readonly found: readonly FoundPlace[];
  readonly row: number;
  readonly onChoose: (place: FoundPlace) => void;
  readonly onPress: (event: KeyboardEvent) => void;
}

/** The rows of the list: the focus stays in the field, a pointer chooses one. */
function PlaceOptions({ id, found, row, onChoose, onPress }: PlaceOptionsProps) {
  return found.map((place, index) => (
    <div
      key={`${place.kind} ${place.name} ${place.parcel ?? index}`}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === row}
      className="place-search__option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      onKeyDown={onPress}
    >
      <Icon name={place.kind === 'parcel' ? 'parcel' : 'pin'} />
      <span>
        <strong translate="no">{place.name}</strong>
        <span translate="no">{place.detail}</span>
      </span>
    </div>
  ));
}

/** What is said of the search: what it found, where it leads, or why it failed. */
function SearchStatus() {
  const { map, site } = useMap();
  const { placeSearch } = site;
  const { query, found, spelling, error, chosen } = useSelector(placeSearch, ({ context }) => context);
  const state = useSelector(placeSearch, ({ value }) => value);
  const isStatusShown = state === 'failed' || (state === 'found' && found.length === 0);
  return (
    <div
      className={isStatusShown ? 'place-search__status place-search__status--shown' : 'place-search__status'}
    >
      <p className="place-search__said" role="status">
        {state === 'found' && found.length === 0 && <span>{nothingFound(query.trim(), map)}</span>}
        {state === 'found' && found.length > 0 && (
          <span className="visually-hidden">{foundLabel(found.length)}</span>
        )}
        {state === 'chosen' && chosen?.kelurahan && (
          <span className="visually-hidden">
            {texts.goingTo({ name: chosen.name, detail: chosen.detail })}
          </span>
        )}
        {state === 'failed' && <span>{texts.placesFailed(error)}</span>}
      </p>
      {state === 'found' && spelling !== undefined && (
        <button
          type="button"
          className="button button--ink"
          onClick={() => {
            placeSearch.send({ type: 'query.changed', query: spelling });
            placeSearch.send({ type: 'query.submitted' });
          }}
        >
          {texts.spellingSuggestion(spelling)}
        </button>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className="button button--ink"
          onClick={() => placeSearch.send({ type: 'search.retried' })}
        >
          {sharedTexts.tryAgain}
        </button>
      )}
    </div>
  );
}
