import type { ByFeed } from '../http/feeds.ts';

/** A path, as far as what it is about stands in it. */
interface PathEvents {
  readonly machine: string;
  readonly steps: readonly object[];
}
interface Lists {
  readonly gallery?: { readonly data?: { readonly folders?: readonly object[] } };
  readonly news?: { readonly articles?: readonly (object & { readonly images?: readonly object[] })[] };
}
interface Subjects {
  readonly folderId?: string;
  readonly folder?: object;
  readonly article?: { readonly id: string; readonly pictures: number; readonly content?: string };
}

/**
 * Gives the documents of a world with what a path is about, where a page shows the machine by itself: a folder of the
 * lightbox, an article. What its events leave open is as in the first of the list.
 */
export function documentsOfPath(documents: ByFeed<unknown>, { machine, steps }: PathEvents): ByFeed<unknown> {
  const events = steps.flatMap((step) => ('event' in step ? (step.event as Subjects) : []));
  const { gallery, news } = documents as Lists;
  if (machine === 'lightbox') {
    const folders = gallery?.data?.folders ?? [];
    const folderId = events.find((event) => event.folderId !== undefined)?.folderId;
    const folder = events.findLast((event) => event.folder !== undefined)?.folder;
    const about = { ...folders[0], ...(folderId !== undefined && { folderId }), ...folder };
    return {
      ...documents,
      gallery: { ...gallery, data: { ...gallery?.data, folders: [about, ...folders] } },
    };
  }
  const article = events.findLast((event) => event.article !== undefined)?.article;
  if (machine === 'article' && article) {
    const { id, pictures, content } = article;
    const articles = news?.articles ?? [];
    const [first = {}] = articles;
    const images = Array.from({ length: pictures }, () => first.images?.[0] ?? {});
    const about = { ...first, id, images, ...(content !== undefined && { content }) };
    return { ...documents, news: { ...news, articles: [about, ...articles] } };
  }
  return documents;
}
