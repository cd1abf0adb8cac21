import type { ByFeed } from '../../src/adapters/http/feeds.ts';

/** A path, as far as what it is about stands in it. */
interface PathEvents {
  readonly machine: string;
  readonly steps: readonly object[];
}
interface Lists {
  readonly gallery?: { readonly data?: { readonly folders?: readonly object[] } };
  readonly news?: { readonly articles?: readonly Article[] };
}
interface Article {
  readonly images?: readonly object[];
}
interface Subjects {
  readonly folderId?: string;
  readonly folder?: object;
  readonly article?: { readonly id: string; readonly pictures: number; readonly content?: string };
  readonly open?: { readonly galeri?: string; readonly artikel?: string };
}

const DIALOGS = ['dialogs', 'lightbox', 'article'];

/**
 * Gives the documents of a world with what a path is about, where a page shows the machine by itself: a folder of the
 * lightbox, an article, of a path of the dialogs those of its addresses. What its events leave open is as in the first of the list.
 */
export function documentsOfPath(documents: ByFeed<unknown>, { machine, steps }: PathEvents): ByFeed<unknown> {
  if (!DIALOGS.includes(machine)) return documents;
  const events = steps.flatMap((step) => ('event' in step ? (step.event as Subjects) : []));
  const { gallery, news } = documents as Lists;
  const folders = gallery?.data?.folders ?? [];
  const articles = news?.articles ?? [];
  const folder = folderOf(events);
  const article = articleOf(events, articles[0]);
  return {
    ...documents,
    ...(folder && {
      gallery: {
        ...gallery,
        data: { ...gallery?.data, folders: [{ ...folders[0], ...folder }, ...folders] },
      },
    }),
    ...(article && { news: { ...news, articles: [{ ...articles[0], ...article }, ...articles] } }),
  };
}

function folderOf(events: readonly Subjects[]): object | undefined {
  const folderId = events.find((event) => event.folderId)?.folderId ?? opened(events)?.galeri;
  const folder = events.findLast((event) => event.folder)?.folder;
  return folderId === undefined && folder === undefined
    ? undefined
    : { ...(folderId && { folderId }), ...folder };
}

function articleOf(events: readonly Subjects[], first: Article | undefined): object | undefined {
  const article = events.findLast((event) => event.article)?.article;
  const id = opened(events)?.artikel;
  if (article === undefined) return id === undefined ? undefined : { id };
  const { pictures, content } = article;
  const images = Array.from({ length: pictures }, () => first?.images?.[0] ?? {});
  return { id: article.id, images, ...(content !== undefined && { content }) };
}

/** The subjects of the addresses that a path opens; the last of each kind. */
const opened = (events: readonly Subjects[]): Subjects['open'] =>
  Object.assign({}, ...events.map(({ open }) => open));
