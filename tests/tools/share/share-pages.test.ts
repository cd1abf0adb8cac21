import { robots, shareHead, sitemap } from '@bupc/content';
import { describe, expect, it } from 'vitest';
import { DIALOG_IDS, dialogOf } from '../../../src/domain/navigation/dialogs.ts';
import { MOST_OF_A_FEED, type SharedContent, sharedPages } from '../../../tools/share/pages.ts';
import { chosenByQuery, pageHead } from '../../../tools/share/share-site.ts';
import { city } from '../../city.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { schemaMistakes } from '../../schema-org.ts';

const at = (fileId: string) => ({ src: `/media/${fileId}.webp` });
const content: SharedContent = {
  city,
  articles: [
    anArticle({
      id: 'satu',
      title: 'Judul "satu"',
      content: '<p>Isi & isi</p>',
      images: [anArticleImage()],
      created: { formatted: '20/11/2024 10:00' },
      modified: { formatted: '21/11/2024 10:00' },
    }),
  ],
  folders: [
    aFolder({
      folderId: 'f1',
      folderName: 'Pantai',
      caption: '',
      createdDate: '2024-11-18',
      images: [aGalleryImage({ fileId: 'x' })],
      imageCount: 1,
    }),
  ],
  guidePages: [
    { page: 1, title: 'Sampul' },
    { page: 5, title: 'ITR' },
  ],
  needs: {
    list: '<ul>semua</ul>',
    procedures: [
      {
        procedure: {
          id: 'tambah-lantai',
          name: 'Tambah lantai',
          about: 'Rumah tinggal',
          heading: 'KRK dahulu',
          lead: '',
          goal: 'sampai boleh dihuni',
          steps: ['krk'],
        },
        steps: [{ id: 'krk', name: 'Urus KRK', by: 'office', documents: [], result: { name: 'Lembar KRK' } }],
        html: '<div>langkah</div>',
      },
    ],
  },
  images: { newsDialog: at, gallery: at },
};
const pages = sharedPages(content);
const pageAt = (path: string) => pages.find((page) => page.path === path);

describe('sharedPages', () => {
  it('has a need with its steps, which stand before the page where the application does not come', () => {
    expect(pageAt('/bagikan/mulai/tambah-lantai')).toEqual({
      subject: { parameter: 'mulai', value: 'tambah-lantai' },
      path: '/bagikan/mulai/tambah-lantai',
      address: '/home?mulai=tambah-lantai',
      title: 'Tambah lantai',
      description: 'Rumah tinggal. Satu langkah sampai boleh dihuni. Urus KRK.',
      picture: {
        name: 'mulai-tambah-lantai',
        kind: 'panel',
        title: 'Tambah lantai',
        foot: ['KRK dahulu', 'Satu langkah sampai boleh dihuni.'],
      },
      data: [],
      plain: '<div>langkah</div>',
    });
  });

  it('has the list of the needs on the page of the questions, and on no other', () => {
    const listed = pages.filter(({ plain }) => plain === '<ul>semua</ul>').map(({ path }) => path);
    expect(listed).toEqual(['/bagikan/mulai']);
  });

  it('has an article with its own title, excerpt, picture, data and time', () => {
    expect(pageAt('/bagikan/artikel/satu')).toMatchObject({
      address: '/home?artikel=satu',
      title: 'Judul "satu"',
      description: 'Isi & isi',
      picture: {
        name: 'artikel-satu',
        kind: 'story',
        title: 'Judul "satu"',
        foot: ['Berita & Artikel', '20 November 2024'],
        cover: expect.stringMatching(/^\/media\//),
      },
      data: [{ '@type': 'NewsArticle', url: `${city.origin}/home?artikel=satu` }],
      changed: Date.UTC(2024, 10, 21, 3),
    });
  });

  it('has a folder, whose number of photos stands in for a caption', () => {
    expect(pageAt('/bagikan/galeri/f1')).toMatchObject({
      address: '/home?galeri=f1',
      title: 'Pantai',
      description: '1 foto',
      picture: { name: 'galeri-f1', kind: 'story', foot: ['1 foto', '18 Nov 2024'], cover: '/media/x.webp' },
    });
  });

  it('has the pages of the guide, the first under its own name', () => {
    const guide = `Panduan ${city.centre.abbreviation}`;
    const titles = ['1', '5'].map((page) => pageAt(`/bagikan/panduan/${page}`)?.title);
    expect(titles).toEqual([guide, `ITR, ${guide}`]);
  });

  it('has every dialog that is about no thing of a feed, and the services at their own addresses', () => {
    const dialogs = DIALOG_IDS.map(dialogOf).filter(
      ({ subject }) => subject === undefined || subject === 'words',
    );
    for (const { parameter, word } of dialogs) {
      expect(pageAt(['/bagikan', parameter, word].filter(Boolean).join('/'))?.title).toBeTruthy();
    }
    expect(pageAt('/bagikan/layanan/krk')).toMatchObject({
      address: '/home?layanan=krk',
      title: 'Keterangan Rencana Kota (KRK)',
      data: [{ '@type': 'GovernmentService', url: `${city.origin}/home?layanan=krk` }],
    });
    expect(pageAt('/bagikan/syarat/itr')?.address).toBe('/home?layanan=utama&syarat=itr');
    expect(pageAt('/bagikan/layanan/utama')?.data).toMatchObject([{ '@type': 'GovernmentOffice' }]);
  });

  it('says nothing of which schema.org knows nothing', () => {
    expect(pages.flatMap(({ data }) => data.flatMap((one) => schemaMistakes(one)))).toEqual([]);
  });

  it('names every address, path and picture once', () => {
    for (const of of ['address', 'path'] as const) {
      expect(new Set(pages.map((page) => page[of])).size).toBe(pages.length);
    }
    expect(new Set(pages.map(({ picture }) => picture.name)).size).toBe(pages.length);
  });

  it('leaves out what no path can name, and what is older than the newest of a feed', () => {
    const articles = Array.from({ length: MOST_OF_A_FEED + 1 }, (_, n) => anArticle({ id: `a${n}` }));
    const odd = [anArticle({ id: 'a b' }), anArticle({ id: '../c' })];
    const paths = sharedPages({ ...content, articles: [...odd, ...articles] })
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/bagikan/artikel/'));
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([
      MOST_OF_A_FEED - 2,
      '/bagikan/artikel/a0',
      `/bagikan/artikel/a${MOST_OF_A_FEED - 3}`,
    ]);
  });
});

it('tells a host which page is chosen by which query', () => {
  const chosen = [
    { subject: { parameter: 'artikel', value: 'satu' }, path: '/bagikan/artikel/satu' },
    { subject: { parameter: 'profil', value: '' }, path: '/bagikan/profil' },
  ];
  expect(chosenByQuery(chosen)).toBe(
    '/home artikel=satu /bagikan/artikel/satu.html 200!\n/home profil= /bagikan/profil.html 200!\n',
  );
});

describe('the head of a page', () => {
  it('says where it is at home and what a messenger shows of it', () => {
    const said = { canonical: 'https://a.id/home?a=1&b=2', picture: 'https://a.id/share/a.jpg' };
    expect(shareHead({ ...said, title: 'A "b" <c>', site: 'S', kind: 'article' })).toEqual([
      '<link rel="canonical" href="https://a.id/home?a=1&amp;b=2">',
      '<meta property="og:type" content="article">',
      '<meta property="og:site_name" content="S">',
      '<meta property="og:title" content="A &quot;b&quot; &lt;c>">',
      '<meta property="og:url" content="https://a.id/home?a=1&amp;b=2">',
      '<meta property="og:image" content="https://a.id/share/a.jpg">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it('says the least on the landing page, which data would make larger', () => {
    const { shareTags, data } = pageHead(city, { file: 'home.html', title: 'A' });
    expect([shareTags, data]).toEqual([
      [
        `<link rel="canonical" href="${city.origin}/home">`,
        `<meta property="og:image" content="${city.origin}/share/situs.jpg">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ],
      undefined,
    ]);
    expect(pageHead(city, { file: 'index.html', title: 'A' })).toEqual({ shareTags, data });
  });

  it.each(['404.html', 'shell.html'])('says nothing on %s, which has no address', (file) => {
    expect(pageHead(city, { file, title: 'A' })).toEqual({});
  });

  it.each([
    ['aksesibilitas.html', 'GovernmentOffice'],
    ['admin/krk-applications.html', 'GovernmentService'],
  ])('describes on %s a %s', (file, type) => {
    const { shareTags, data } = pageHead(city, { file, title: 'A' });
    expect(shareTags?.[0]).toBe(`<link rel="canonical" href="${city.origin}/${file.replace('.html', '')}">`);
    expect(data).toContain(`"@type":"${type}"`);
  });
});

describe('for search engines', () => {
  it('lists addresses with the day of their change', () => {
    const found = [{ address: '/home' }, { address: '/home?a=1&b=2', changed: Date.UTC(2024, 10, 21) }];
    expect(sitemap('https://a.id', found)).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://a.id/home</loc></url>',
        '  <url><loc>https://a.id/home?a=1&amp;b=2</loc><lastmod>2024-11-21</lastmod></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('opens everything to robots but what is for testers', () => {
    expect(robots('https://a.id')).toBe(
      [
        'User-agent: *',
        'Disallow: /inspector',
        'Disallow: /*?*scenario=',
        'Disallow: /*?*path=',
        'Disallow: /*?*inspect',
        'Allow: /',
        '',
        'Sitemap: https://a.id/sitemap.xml',
        '',
      ].join('\n'),
    );
  });
});
