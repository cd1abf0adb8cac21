import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import * as texts from '../../domain/gallery/texts.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { RefreshButton } from '../shared/refresh-button.tsx';
import { SearchBox } from '../shared/search-box.tsx';

/** The gallery's head: last-updated stamp labelled 'Cache' or 'Update', search and refresh (spec §2 Gallery). */
export function GalleryTools({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { gallery } = useDependencies().site;
  const updatedAt = useSelector(gallery, (snapshot) => snapshot.context.updatedAt);
  const query = useSelector(gallery, (snapshot) => snapshot.context.query);
  const loading = useSelector(gallery, (snapshot) => snapshot.matches('loading'));
  const fresh = useSelector(gallery, (snapshot) => snapshot.matches({ loaded: 'fromFeed' }));
  return (
    <div className="section-head section-head--tools">
      <div>
        <h2 id="gallery-title">{sharedTexts.gallery}</h2>
        <p className="section-head__meta gallery__stamp">
          {updatedAt !== undefined && (
            <>
              <span className="gallery__origin">{fresh ? texts.updatedBadge : texts.cacheBadge}</span>
              <span>{unbroken(dateTimeStamp(updatedAt))}</span>
            </>
          )}
        </p>
      </div>
      <search className="gallery__tools">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          field={field}
          query={query}
          onSearch={(typed) => gallery.send({ type: 'search.changed', query: typed })}
        />
        <RefreshButton
          className="button button--outline button--icon"
          aria-label={texts.refreshLabel}
          loading={loading}
          said={{ loading: texts.loading, done: fresh ? texts.refreshed : '' }}
          onRefresh={() => gallery.send({ type: 'refresh.requested' })}
        >
          <Icon name="refresh" />
        </RefreshButton>
      </search>
    </div>
  );
}
