import { FEED_RULES } from '@bupc/script-feeds/testing';
import { expect, it } from 'vitest';
import { parseNews } from '../../src/adapters/http/news-feed.ts';
import { articleDateLabel } from '../../src/domain/news/article-date.ts';
import { prepareArticles } from '../../src/domain/news/prepare-articles.ts';
import { driveId, fileLink, folderLink, known, made, photo } from './rule-fixture.ts';

const { news: newsFeed } = FEED_RULES;

const HEADER = ['Judul', 'Tanggal', 'Isi', 'Dokumen', 'Foto', 'Keterangan Foto', 'Id', 'Diperbarui'];

it('an article comes out as the site reads it, its first photo as the cover', () => {
  const rows = [
    HEADER,
    [
      ...[
        'Konsultasi publik',
        new Date('2024-11-18T09:30:00+07:00'),
        'Warga hadir.\n\n<b>Terima kasih.</b>',
        '',
      ],
      ...[`${fileLink('a')}\n${fileLink('b')}`, 'Peta di atas meja', '', '19/11/2024'],
    ],
  ];
  const feed = made(newsFeed, parseNews, rows, known(photo('a'), photo('b')));
  const picture = (name: string, description: string) => ({
    id: driveId(name),
    url: `https://drive.google.com/uc?export=view&id=${driveId(name)}`,
    originalUrl: `https://drive.google.com/file/d/${driveId(name)}/view`,
    description,
  });
  expect([feed.json, feed.logged, feed.notes]).toEqual([
    {
      articles: [
        {
          id: 'konsultasi-publik',
          title: 'Konsultasi publik',
          content: 'Warga hadir.\n\n<b>Terima kasih.</b>',
          images: [picture('b', 'Konsultasi publik, foto 2'), picture('a', 'Peta di atas meja')],
          metadata: {
            createdDate: '2024-11-18T02:30:00.000Z',
            dateDetails: {
              created: { timestamp: 1731897000000, iso: '2024-11-18T02:30:00.000Z' },
              modified: { timestamp: 1731949200000, iso: '2024-11-18T17:00:00.000Z' },
            },
          },
        },
      ],
    },
    [],
    [],
  ]);
  const [article] = prepareArticles(feed.read as ReturnType<typeof parseNews>);
  expect([article?.images[0]?.description, articleDateLabel(article?.created, {})]).toEqual([
    'Peta di atas meja',
    '18 November 2024',
  ]);
});

it('a document stands in for the text, as text; a folder for the photos', () => {
  const link = `https://docs.google.com/document/d/${driveId('naskah')}/edit`;
  const rows = [HEADER, ['Dari dokumen', '18 Nov 2024', '', link, folderLink('foto'), '', 'dok-1', '']];
  const files = [2, 1].map((number) => ({
    ...{ id: driveId(`f${number}`), name: `foto ${number}.jpg`, mimeType: 'image/jpeg', size: 10 },
  }));
  const items = known(
    ['text', 'naskah', { text: 'Luas <100 m2 & lebih.\n\n\n\nSelesai.\n' }],
    ['folder', 'foto', { isFolder: true, files }],
  );
  const feed = made(newsFeed, parseNews, rows, items);
  expect([feed.needs, feed.logged, feed.notes]).toEqual([
    [`text:${driveId('naskah')}`, `folder:${driveId('foto')}`],
    [],
    [],
  ]);
  expect(feed.read).toMatchObject([
    {
      ...{ id: 'dok-1', content: 'Luas &lt;100 m2 &amp; lebih.\n\nSelesai.' },
      images: [{ id: driveId('f2') }, { id: driveId('f1') }],
    },
  ]);
});

it('a link that may be of either is asked again once it is known to be a folder', () => {
  const link = `https://drive.google.com/open?id=${driveId('foto')}`;
  const rows = [HEADER, ['A', '18/11/2024', 'Isi', '', link, '', '', '']];
  const needs = [known(), known(['item', 'foto', { isFolder: true }])].map(
    (items) => made(newsFeed, parseNews, rows, items).needs,
  );
  expect(needs).toEqual([
    [`item:${driveId('foto')}`],
    [`item:${driveId('foto')}`, `folder:${driveId('foto')}`],
  ]);
});

it('bad rows are named by sheet, row and column, and the rest stays', () => {
  const rows = [
    HEADER,
    ['', '18/11/2024', 'Isi', '', '', '', '', ''],
    ['Tanpa isi', '18/11/2024', '', '', '', '', '', ''],
    ['Dokumen Word', '18/11/2024', '', fileLink('word'), '', '', '', ''],
    ['Bukan dokumen', '18/11/2024', '', 'naskah.docx', '', '', '', ''],
    ['???', '18/11/2024', 'Isi', '', '', '', '', ''],
    ['Baik', '18/11/2024', 'Isi', '', '', '', '', ''],
    ['Baik', '18/11/2024', 'Isi', '', '', '', '', ''],
    ['Tanggal salah', '32/11/2024', 'Isi', '', 'foto.jpg', '', '', ''],
    ['Tanpa tanggal', '', 'Isi', '', folderLink('kosong'), '', '', 'segera'],
  ];
  const items = known(
    ['text', 'word', { name: 'naskah.docx' }],
    ['folder', 'kosong', { isFolder: true, files: [] }],
  );
  const feed = made(newsFeed, parseNews, rows, items);
  expect([feed.count, feed.logged]).toEqual([3, []]);
  expect(feed.notes).toEqual([
    'Berita 2 Judul: Judul kosong. Tulis judul berita.',
    'Berita 3 Isi: Isi kosong. Tulis isi berita, atau tempel tautan Google Dokumen di kolom "Dokumen".',
    'Berita 4 Dokumen: "naskah.docx" tidak dapat dibaca. Buka dan pilih "Simpan sebagai Google Dokumen".',
    'Berita 5 Dokumen: "naskah.docx" bukan tautan Google Dokumen.',
    'Berita 6 Id: Id tidak dapat dibuat dari judul. Tulis Id, misalnya pola-ruang-2024.',
    'Berita 8 Id: Id "baik" sudah dipakai di baris 7. Tulis Id lain.',
    'Berita 9 Tanggal: Tanggal "32/11/2024" tidak terbaca. Tulis misalnya 18/11/2024 atau 18 November 2024.',
    'Berita 9 Foto: "foto.jpg" bukan tautan Google Drive. Tempel tautan dari "Bagikan > Salin link".',
    'Berita 10 Tanggal: Tanggal kosong: berita tampil paling akhir tanpa tanggal. Tulis misalnya 18/11/2024.',
    'Berita 10 Diperbarui: Tanggal "segera" tidak terbaca. Tulis misalnya 18/11/2024 atau 18 November 2024.',
    'Berita 10 Foto: Folder ini belum berisi foto. Unggah foto, atau hapus tautannya.',
  ]);
});
