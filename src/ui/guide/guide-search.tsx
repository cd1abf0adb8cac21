import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { countHits, firstHits, MOST_HITS, nextPageWithHits } from '../../domain/guide/text-search.ts';
import * as texts from '../../domain/guide/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { SearchBox } from '../shared/search-box.tsx';
import { useShown } from '../shared/use-shown.ts';
import { GuideHits } from './guide-hits.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { useGuide } from './use-guide.ts';

/** Searches the text of all pages; hits are listed by page with the words around them, Enter goes to the next page. */
export function GuideSearch({ onJump }: { onJump: (index: number) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const search = useShown('guideSearch');
  const [, index] = useGuide((snapshot) => snapshot.context.index);
  const [, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const phase = useSelector(search, ({ value }) => (typeof value === 'string' ? 'idle' : value.open));
  const query = useSelector(search, ({ context }) => context.query);
  const found = useSelector(search, ({ context }) => context.found);
  const searched = useSelector(search, ({ context }) => context.searched);
  const jumpToNext = (event: FormEvent) => {
    event.preventDefault();
    const next = nextPageWithHits(found, index);
    if (next !== undefined) onJump(next);
  };
  const hits = countHits(found);
  const summary = {
    idle: texts.searchHint,
    typing: sharedTexts.searching,
    searching: texts.searchProgress({ searched, pages: pageCount, hits }),
    done:
      hits === 0
        ? texts.noHits(shortened(query.trim()))
        : `${texts.hitCount({ hits, pages: found.length })}${hits > MOST_HITS ? texts.firstHitsShown(MOST_HITS) : ''}`,
  }[phase];
  return (
    <GuidePanel title={sharedTexts.search} first={field}>
      <form className="guide-search" onSubmit={jumpToNext}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          field={field}
          query={query}
          onSearch={(typed) => search.send({ type: 'query.changed', query: typed })}
        />
        <p className="guide-search__summary" role="status">
          {summary}
        </p>
      </form>
      <GuideHits found={firstHits(found, MOST_HITS)} onJump={onJump} />
    </GuidePanel>
  );
}

const LONGEST_ECHO = 60;

const shortened = (query: string): string =>
  query.length > LONGEST_ECHO ? `${query.slice(0, LONGEST_ECHO)}…` : query;
