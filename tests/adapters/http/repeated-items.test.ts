import { describe, expect, it } from 'vitest';
import { type FeedName, feedOf } from '../../../src/adapters/http/feeds.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import * as raw from '../../fixtures/feed-documents.ts';

// That banners of one name are shown once is the page's own rule.
type Repeating = Exclude<FeedName, 'banners'>;

/** Of each feed a row, a row that only looks like it, and the field in which a row may differ and still be the same. */
const ROWS: Readonly<
  Record<Repeating, { readonly row: object; readonly other: object; readonly varied?: object }>
> = {
  gallery: {
    row: raw.rawFolder,
    other: { folderId: '1lain' },
    varied: { folderName: 'Nama lain' },
  },
  'legal-products': { row: raw.rawProduct, other: { category: 'Lain' } },
  staff: { row: raw.rawStaffItem, other: { title: 'Lain' } },
  news: { row: raw.rawArticle, other: { id: 'lain' }, varied: { title: 'Judul lain' } },
};

const documentOf = (name: FeedName, items: readonly object[]): unknown => {
  if (name === 'gallery') return { success: true, data: { folders: items } };
  return name === 'news' ? { articles: items } : items;
};

describe.each(Object.keys(ROWS) as Repeating[])('the same row twice in the feed %s', (name) => {
  const { row, other, varied } = ROWS[name];
  const read = (items: readonly object[]) => {
    const logger = recordingLogger();
    return { items: feedOf(name).parse(documentOf(name, items), logger), events: logger.events };
  };
  const dropped = (index: number, reason: string) => ({
    name: 'feed.item-dropped',
    detail: { feed: name, index, reason },
  });

  it('is read once, which is logged', () => {
    const { items, events } = read([row, { ...row, ...other }, { ...row }]);
    expect(items).toHaveLength(2);
    expect(events).toEqual([dropped(2, 'repeats item 0')]);
  });

  if (varied === undefined) return;
  it('says that it repeats one with other contents', () => {
    const { items, events } = read([null as never, row, { ...row, ...varied }]);
    expect(items).toEqual(read([row]).items);
    expect(events.slice(1)).toEqual([dropped(2, 'repeats item 1, with other contents')]);
  });
});
