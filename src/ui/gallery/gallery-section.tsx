import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { emptySearchMessage, searchAnnouncement } from '../../domain/gallery/gallery-messages.ts';
import { searchFolders } from '../../domain/gallery/search-folders.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import { GALLERY_PAGE_SIZE, pageCount, pageOf } from '../../domain/shared/pages.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { EmptyFeed, EmptyState } from '../shared/empty-state.tsx';
import { Notice } from '../shared/notice.tsx';
import { Pager } from '../shared/pager.tsx';
import { useSearchField } from '../shared/search-box.tsx';
import { Loading, Skeleton } from '../shared/skeleton.tsx';
import { usePainted } from '../shared/use-painted.ts';
import { FolderCard } from './folder-card.tsx';
import { GalleryTools } from './gallery-tools.tsx';
import { LightboxIntent } from './lightbox-intent.tsx';
import './gallery-section.scss';

/**
 * The photo gallery (spec §2 Gallery): folders by page, with search, refresh and a notice where a copy replaces the
 * feed.
 */
export function GallerySection() {
  const { gallery } = useDependencies().site;
  const { field, reset } = useSearchField(() => gallery.send({ type: 'search.changed', query: '' }));
  const folders = useSelector(gallery, ({ context }) => context.folders);
  const message = useSelector(gallery, ({ context }) => context.message);
  const query = useSelector(gallery, ({ context }) => context.query);
  const updatedAt = useSelector(gallery, ({ context }) => context.updatedAt);
  const loading = useSelector(gallery, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(gallery, (snapshot) => snapshot.matches('failed'));
  const found = useMemo(() => searchFolders(folders, query), [folders, query]);
  const refresh = () => gallery.send({ type: 'refresh.requested' });

  return (
    <section className="section section--sand gallery" id="gallery" aria-labelledby="gallery-title">
      <div className="wrap">
        <GalleryTools field={field} />
        <p className="visually-hidden" role="status">
          {searchAnnouncement(query, found.length, folders.length)}
        </p>
        {message !== undefined && !loading && (
          <Notice
            kind={failed && folders.length === 0 ? 'failed' : 'copy'}
            title={failed ? failureTitle(folders.length) : copyTitle(updatedAt)}
            cause={message}
            action={{ label: sharedTexts.reload, onAct: refresh }}
          />
        )}
        {folders.length === 0 && loading ? (
          <GallerySkeleton />
        ) : folders.length === 0 ? (
          <EmptyFeed
            drawing="folder"
            failed={failed}
            lost={texts.notReached}
            title={texts.emptyTitle}
            text={texts.emptyText}
            onRetry={refresh}
          />
        ) : found.length === 0 ? (
          <EmptyState
            drawing="search"
            title={sharedTexts.noResultsTitle}
            text={emptySearchMessage(query.trim())}
            action={{ label: sharedTexts.clearSearch, onAct: reset }}
          />
        ) : (
          <FolderPages found={found} />
        )}
      </div>
    </section>
  );
}

/** The folders of the present page, and the pager; the cards are drawn after the frame with the number of their page. */
function FolderPages({ found }: { found: readonly GalleryFolder[] }) {
  const { gallery } = useDependencies().site;
  const page = useSelector(gallery, ({ context }) => context.page);
  const drawn = usePainted(useMemo(() => pageOf(found, page), [found, page]));
  const cards = useMemo(
    () =>
      drawn.map((folder) => (
        <li key={folder.folderId}>
          <FolderCard folder={folder} />
        </li>
      )),
    [drawn],
  );
  return (
    <>
      <LightboxIntent>
        <ul className="gallery__grid">{cards}</ul>
      </LightboxIntent>
      <Pager
        page={page}
        pages={pageCount(found.length)}
        label={texts.pagesLabel}
        onPrevious={() => gallery.send({ type: 'page.previous' })}
        onNext={() => gallery.send({ type: 'page.next' })}
      />
    </>
  );
}

// Says how old the copy is, so that nobody takes old photos for today's.
function copyTitle(updatedAt: number | undefined): string {
  return updatedAt === undefined ? texts.showsFallback : texts.showsCopy(dateTimeStamp(updatedAt));
}

// What is left on view after the failure of everything is not called a failure of the gallery.
function failureTitle(left: number): string {
  return left === 0 ? texts.failed : texts.notRefreshed;
}

function GallerySkeleton() {
  return (
    <>
      <Loading text={texts.loading} />
      <div className="gallery__grid" aria-hidden="true">
        {[...Array(GALLERY_PAGE_SIZE).keys()].map((index) => (
          <div key={index}>
            <Skeleton shape="image" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </>
  );
}
