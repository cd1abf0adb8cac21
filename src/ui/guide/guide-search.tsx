import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { countHits, firstHits, MOST_HITS, nextPageWithHits } from '../../domain/guide/text-search.ts';
import { useDependencies } from '../dependencies.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { GuideHits } from './guide-hits.tsx';
import { GuidePanel } from './guide-panel.tsx';
import { useGuide } from './use-guide.ts';

/** Searches the text of all pages; hits are listed by page with the words around them, Enter goes to the next page. */
export function GuideSearch({ onJump }: { onJump: (index: number) => void }) {
  const { guideSearch: search } = useDependencies().site;
  const [, index] = useGuide((snapshot) => snapshot.context.index);
  const [, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const phase = useSelector(search, ({ value }) => (typeof value === 'string' ? 'idle' : value.open));
  const { query, found, searched } = useSelector(search, (snapshot) => snapshot.context);
  const jumpToNext = (event: FormEvent) => {
    event.preventDefault();
    const next = nextPageWithHits(found, index);
    if (next !== undefined) onJump(next);
  };
  const hits = countHits(found);
  const summary = {
    idle: 'Cari kata di semua halaman.',
    typing: 'Mencari…',
    searching: `Mencari… ${searched} dari ${pageCount} halaman, ${hits} temuan`,
    done:
      hits === 0
        ? `Tidak ada temuan untuk “${shortened(query.trim())}”.`
        : `${hits} temuan di ${found.length} halaman${hits > MOST_HITS ? `; ${MOST_HITS} yang pertama ditampilkan` : ''}`,
  }[phase];
  return (
    <GuidePanel title="Cari">
      <form className="guide-search" onSubmit={jumpToNext}>
        <SearchBox
          label="Cari di panduan"
          placeholder="Cari di panduan…"
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
