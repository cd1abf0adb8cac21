import type { SnapshotFrom } from 'xstate';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { SourceStatus } from '../../domain/search/search-groups.ts';
import type { createGalleryMachine } from '../gallery/gallery-machine.ts';
import { galleryPhase, openFolder } from '../gallery/open-folder.ts';
import type { createLegalProductsMachine } from '../legal-products/legal-products-machine.ts';
import type { EventOf } from '../messages.ts';
import type { ShownArticle } from '../news/article-machine.ts';
import type { createNewsMachine } from '../news/news-machine.ts';
import { newsPhase, openArticle } from '../news/open-article.ts';
import type { LoadedItems } from '../ports/search-index.ts';
import type { createProfileMachine } from '../staff/profile-machine.ts';

type News = SnapshotFrom<ReturnType<typeof createNewsMachine>>;
type Gallery = SnapshotFrom<ReturnType<typeof createGalleryMachine>>;
type LegalProducts = SnapshotFrom<ReturnType<typeof createLegalProductsMachine>>;
type Profile = SnapshotFrom<ReturnType<typeof createProfileMachine>>;

/** What follows from what a section has for an open dialog. */
export interface Supply<Message> {
  /** Sent to what the dialog shows. */
  readonly give?: Message;
  /** The section is to load again: it may be older than the address. */
  readonly asks?: boolean;
  /** The dialog is to close: what it is about cannot be had. */
  readonly closes?: boolean;
}

/**
 * Decides what the article dialog gets of the news (spec §2 Article dialog).
 * @param id the article that the address names
 * @param shown the article that the dialog shows now
 */
export function articleSupply(
  news: News,
  id: string | undefined,
  shown: ShownArticle | undefined,
): Supply<EventOf<'article'>> {
  if (id === undefined) return {};
  const open = openArticle(news.context, newsPhase(news), id);
  if (open.status === 'found') {
    const { id: found, images, content: known } = open.article;
    const content = open.content === 'whole' ? known : undefined;
    const article: ShownArticle = { id: found, pictures: images.length, content };
    const isSame =
      shown?.id === article.id && shown.pictures === article.pictures && shown.content === content;
    return isSame ? {} : { give: { type: 'article.shown', article } };
  }
  return {
    ...(shown && { give: { type: 'article.closed' } }),
    ...(open.status === 'gone' && { asks: true }),
    ...(open.status === 'missing' && { closes: true }),
  };
}

/**
 * Decides what the lightbox gets of the gallery (spec §2 Lightbox). A gallery that came from the cache without the folder
 * is asked for again.
 * @param folderId the folder that the address names
 * @param shown the folder that the lightbox shows now
 */
export function folderSupply(
  gallery: Gallery,
  folderId: string | undefined,
  shown: GalleryFolder | undefined,
): Supply<EventOf<'lightbox'>> {
  if (folderId === undefined) return {};
  const phase = galleryPhase(gallery);
  const open = openFolder(gallery.context, phase, folderId);
  if (open.status === 'missing') return { closes: true };
  if (open.status === 'loading') return { asks: phase === 'cached' };
  return open.status === 'found' && open.folder !== shown
    ? { give: { type: 'folder.settled', folder: open.folder } }
    : {};
}

/** A source that has nothing counts as failed, as the notice says (spec §8 Search). */
const loaded = <Source extends LoadedItems['source']>(
  source: Source,
  items: Extract<LoadedItems, { source: Source }>['items'],
  isLoading: boolean,
  isWhole: boolean,
) => {
  const status: SourceStatus = isLoading ? 'loading' : isWhole && items.length > 0 ? 'ready' : 'failed';
  return { type: 'items.loaded', source, items, status } as const;
};

/** What the search gets of the legal products: a feed that failed has at most what was baked, which is found as well. */
export const searchedProducts = (snapshot: LegalProducts): LoadedItems<'legal-products'> => {
  const { products, isAnswered } = snapshot.context;
  return loaded('legal-products', products, snapshot.matches('notLoaded'), isAnswered);
};

/** What the search gets of the gallery. */
export const searchedFolders = (snapshot: Gallery): LoadedItems<'gallery'> =>
  loaded('gallery', snapshot.context.folders, snapshot.matches('loading'), !snapshot.matches('failed'));

/** What the search gets of the news: a feed that failed may have what it sent earlier, or only what was baked. */
export const searchedArticles = (snapshot: News): LoadedItems<'news'> => {
  const { articles, updatedAt } = snapshot.context;
  return loaded(
    'news',
    articles,
    snapshot.matches('loading'),
    !snapshot.matches('failed') || updatedAt !== undefined,
  );
};

/** What the search gets of the staff: samples stand in for people, and it must not find people who do not exist. */
export const searchedStaff = (snapshot: Profile): LoadedItems<'staff'> => {
  const { profiles } = snapshot.context;
  const isThere = snapshot.matches('loaded');
  const people = profiles.some(({ isSample }) => isSample) ? NOBODY : profiles;
  return loaded('staff', people, !isThere && !snapshot.matches('failed'), isThere);
};

const NOBODY: LoadedItems<'staff'>['items'] = [];
