import { describe, expect, it } from 'vitest';
import { documentsOfPath } from '../../qa/worlds/documents-of-path.ts';

const FOLDER = { folderId: 'first', caption: 'Sawah', imageCount: 2 };
const PICTURE = { url: 'one.webp' };
const ARTICLE = { id: 'first', title: 'Pola ruang', images: [PICTURE] };
const DOCUMENTS = {
  gallery: { data: { folders: [FOLDER] } },
  news: { articles: [ARTICLE] },
  banners: [],
  staff: [],
  'legal-products': [],
};
const of = (machine: string, ...events: object[]) =>
  documentsOfPath(DOCUMENTS, { machine, steps: events.map((event) => ({ event })) });
const withFolder = (folder: object) => ({ ...DOCUMENTS, gallery: { data: { folders: [folder, FOLDER] } } });
const withArticle = (article: object) => ({ ...DOCUMENTS, news: { articles: [article, ARTICLE] } });

describe('the documents in which a path is shown', () => {
  it.each<[string, object, unknown]>([
    ['lightbox', { folderId: 'other' }, withFolder({ ...FOLDER, folderId: 'other' })],
    [
      'lightbox',
      { folder: { folderId: 'other', imageCount: 9 } },
      withFolder({ ...FOLDER, folderId: 'other', imageCount: 9 }),
    ],
    [
      'article',
      { article: { id: 'other', pictures: 2 } },
      withArticle({ ...ARTICLE, id: 'other', images: [PICTURE, PICTURE] }),
    ],
    [
      'article',
      { article: { id: 'other', pictures: 0, content: 'Isi' } },
      withArticle({ ...ARTICLE, id: 'other', images: [], content: 'Isi' }),
    ],
    ['dialogs', { open: { galeri: 'other', foto: 2 } }, withFolder({ ...FOLDER, folderId: 'other' })],
    ['dialogs', { open: { artikel: 'other' } }, withArticle({ ...ARTICLE, id: 'other' })],
    ['dialogs', { open: { panduan: 2 } }, DOCUMENTS],
    ['gallery', { folderId: 'other' }, DOCUMENTS],
  ])('of %s have what %j is about', (machine, event, documents) => {
    expect(of(machine, event)).toEqual(documents);
  });
});
