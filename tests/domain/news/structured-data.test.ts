import { describe, expect, it } from 'vitest';
import { newsArticleData } from '../../../src/domain/news/structured-data.ts';
import { anArticle } from '../../fixtures/articles.ts';

const setting = {
  url: 'https://kota.example.id/home?artikel=artikel-1',
  images: ['https://kota.example.id/media/1gambar/1000.webp'],
  publisher: 'Dinas Kota',
  publisherUrl: 'https://kota.example.id',
};
const organisation = {
  '@type': 'GovernmentOrganization',
  name: 'Dinas Kota',
  url: 'https://kota.example.id',
};

describe('newsArticleData', () => {
  it('describes an article whole', () => {
    const article = anArticle({
      content: '<p>Warga <b>menyampaikan</b> masukan.</p>',
      created: { iso: '2025-11-18T03:00:00.000Z' },
      modified: { formatted: '20/11/2025 10:00' },
    });
    expect(newsArticleData(article, setting)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Konsultasi publik rencana rinci',
      description: 'Warga menyampaikan masukan.',
      inLanguage: 'id',
      url: setting.url,
      mainEntityOfPage: setting.url,
      image: setting.images,
      datePublished: '2025-11-18T03:00:00.000Z',
      dateModified: '2025-11-20T03:00:00.000Z',
      author: organisation,
      publisher: organisation,
    });
  });

  it('leaves out what is unknown', () => {
    const article = { id: '1', title: 'Judul', content: '', images: [] };
    const data = newsArticleData(article, { ...setting, images: [] });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['image']));
    expect(data).not.toHaveProperty('datePublished');
    expect(data).not.toHaveProperty('dateModified');
  });

  it('was last changed when it was published, where nothing says otherwise', () => {
    expect(newsArticleData(anArticle(), setting)).toMatchObject({ dateModified: '2024-11-18T03:00:00.000Z' });
  });
});
