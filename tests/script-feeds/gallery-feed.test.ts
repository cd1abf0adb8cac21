import { type DriveFile, FEED_RULES } from '@bupc/script-feeds/testing';
import { expect, it } from 'vitest';
import { parseGallery } from '../../src/adapters/http/gallery-feed.ts';
import { prepareGallery } from '../../src/domain/gallery/prepare-gallery.ts';
import { driveId, folderLink, known, made } from './rule-fixture.ts';

const { gallery: galleryFeed } = FEED_RULES;

const HEADER = ['Folder', 'Semua Subfolder', 'Nama', 'Keterangan', 'Tanggal'];
const CREATED = Date.parse('2024-11-20T00:00:00Z');

const file = (name: string, mimeType = 'image/jpeg', size = 1000): DriveFile => ({
  ...{ id: driveId(name.replace(/\W/g, '')), name, mimeType, size },
});
const folder = (name: string, ...files: DriveFile[]) =>
  ({ name, isFolder: true, shared: true, created: CREATED, updated: CREATED, files }) as const;

const CAPTION = file('Keterangan', 'application/vnd.google-apps.document', 0);

it('a folder comes out in the envelope of the contract, its first photo shown first', () => {
  const items = known(
    [
      'folder',
      'pantai',
      folder(
        '2024-11-18 Survei garis pantai',
        file('pantai 10.jpg'),
        file('pantai 2.jpg', 'image/png'),
        file('pantai.zip', 'application/zip', 5000),
        CAPTION,
      ),
    ],
    ['text', 'Keterangan', { text: 'Garis pantai dari udara.\n\nTim memotret.' }],
  );
  const feed = made(galleryFeed, parseGallery, [HEADER, [folderLink('pantai')]], items);
  const image = (name: string, index: number, mimeType: string) => {
    const fileId = driveId(name.replace(/\W/g, ''));
    return {
      ...{ imageName: name, imageIndex: index, fileId, mimeType, size: 1000 },
      directUrl: `https://drive.google.com/uc?export=view&id=${fileId}`,
      downloadUrl: `https://drive.google.com/uc?export=download&id=${fileId}`,
    };
  };
  const zip = driveId('pantaizip');
  expect([feed.json, feed.logged, feed.notes]).toEqual([
    {
      success: true,
      data: {
        processedDate: '2024-11-22T03:00:00.000Z',
        totalFolders: 1,
        totalItems: 2,
        folders: [
          {
            folderId: driveId('pantai'),
            folderName: 'Survei garis pantai',
            folderUrl: `https://drive.google.com/drive/folders/${driveId('pantai')}`,
            caption: 'Garis pantai dari udara.',
            captionDetails: { source: 'Keterangan', fullText: 'Garis pantai dari udara.\n\nTim memotret.' },
            imageCount: 2,
            status: 'processed',
            images: [image('pantai 2.jpg', 2, 'image/png'), image('pantai 10.jpg', 1, 'image/jpeg')],
            zipFile: {
              ...{ name: 'pantai.zip', id: zip, size: 5000 },
              downloadUrl: `https://drive.google.com/uc?export=download&id=${zip}`,
            },
            createdDate: '2024-11-17T17:00:00.000Z',
            lastModified: '2024-11-20T00:00:00.000Z',
          },
        ],
      },
      timestamp: '2024-11-22T03:00:00.000Z',
      endpoint: 'gallery',
    },
    [],
    [],
  ]);
  const [shown] = prepareGallery(feed.read as ReturnType<typeof parseGallery>);
  expect(shown?.images.map(({ imageName }) => imageName)).toEqual(['pantai 2.jpg', 'pantai 10.jpg']);
});

it('what the row says goes before what Drive says', () => {
  const row = [folderLink('pantai'), 'tidak', 'Pantai kita', 'Keterangan kantor.', '18/11/2024'];
  const items = known(['folder', 'pantai', folder('2020-01-01 Lama', file('a.jpg'), CAPTION)]);
  const feed = made(galleryFeed, parseGallery, [HEADER, row], items);
  expect([feed.needs, feed.logged]).toEqual([[`folder:${driveId('pantai')}`], []]);
  expect(feed.read).toMatchObject([
    {
      ...{
        folderName: 'Pantai kita',
        caption: 'Keterangan kantor.',
        createdDate: '2024-11-17T17:00:00.000Z',
      },
      captionDetails: { source: 'Galeri', fullText: 'Keterangan kantor.' },
    },
  ]);
});

it('one row may mean every folder inside of a folder; what has to be read is found step by step', () => {
  const rows = [HEADER, [folderLink('galeri'), 'ya']];
  const inside = {
    name: 'Galeri',
    isFolder: true,
    folders: [
      { id: driveId('b'), name: 'B' },
      { id: driveId('a'), name: 'A' },
    ],
  };
  const steps = [
    known(),
    known(['folders', 'galeri', inside]),
    known(
      ['folders', 'galeri', inside],
      ['folder', 'a', folder('A', file('a.jpg'), CAPTION)],
      ['folder', 'b', folder('B')],
    ),
  ];
  const needs = steps.map((items) => made(galleryFeed, parseGallery, rows, items).needs);
  const first = `folders:${driveId('galeri')}`;
  const both = [`folder:${driveId('a')}`, `folder:${driveId('b')}`];
  expect(needs).toEqual([[first], [first, ...both], [first, ...both, `text:${driveId('Keterangan')}`]]);
  const feed = made(galleryFeed, parseGallery, rows, steps[2]);
  expect([feed.read, feed.notes]).toMatchObject([
    [{ folderName: 'A', createdDate: '2024-11-20T00:00:00.000Z', caption: '' }],
    ['Galeri 2 Folder: Folder "B" belum berisi foto. Unggah foto, atau hapus foldernya.'],
  ]);
});

it('bad folders and files that visitors will not see are named, and the rest stays', () => {
  const rows = [
    HEADER,
    [''].concat(['', 'Tanpa tautan']),
    ['pantai'],
    [`https://drive.google.com/file/d/${driveId('x')}/view`],
    [folderLink('hilang')],
    [folderLink('pantai'), '', '', '', 'kemarin'],
    [folderLink('pantai')],
    [folderLink('tertutup')],
  ];
  const files = [
    file('a.jpg'),
    file('b.heic', 'image/heic'),
    file('c.mp4', 'video/mp4'),
    file('kosong.jpg', 'image/jpeg', 0),
    file('1.zip', 'application/zip'),
    file('2.zip', 'application/zip'),
    file('keterangan.docx', 'application/msword'),
  ];
  const items = known(
    ['folder', 'hilang', { found: false }],
    ['folder', 'pantai', { ...folder('Pantai', ...files), unread: ['rusak.jpg'] }],
    ['folder', 'tertutup', { ...folder('Tertutup', file('d.jpg')), shared: false }],
  );
  const feed = made(galleryFeed, parseGallery, rows, items);
  const at = 'Galeri 6 Folder: Folder "Pantai":';
  expect([feed.count, feed.logged]).toEqual([2, []]);
  expect(feed.notes).toEqual([
    'Galeri 2 Folder: Folder kosong. Tempel tautan folder Google Drive.',
    'Galeri 3 Folder: "pantai" bukan tautan folder Google Drive. Tempel tautan dari "Bagikan > Salin link".',
    'Galeri 4 Folder: Ini tautan berkas. Tempel tautan foldernya.',
    `Galeri 5 Folder: "${folderLink('hilang').slice(0, 60)}${folderLink('hilang').length > 60 ? '…' : ''}" tidak ditemukan di Google Drive, atau akun skrip tidak boleh melihatnya. Periksa tautannya.`,
    `${at} "b.heic", "c.mp4", "keterangan.docx" tidak ditampilkan. Simpan foto sebagai JPG, PNG, GIF, WEBP atau BMP.`,
    `${at} "kosong.jpg" berukuran 0 byte. Unggah lagi.`,
    `${at} "2.zip" tidak dipakai: hanya satu ZIP per folder. Hapus yang lain.`,
    `${at} "rusak.jpg" tidak dapat dibaca dari Google Drive. Unggah lagi.`,
    'Galeri 6 Tanggal: Tanggal "kemarin" tidak terbaca. Tulis misalnya 18/11/2024 atau 18 November 2024.',
    'Galeri 7 Folder: Folder "Pantai" sudah ada di baris 6. Hapus baris ini.',
    'Galeri 8 Folder: "Tertutup" belum dapat dilihat pengunjung. Di Google Drive buka "Bagikan" dan pilih "Siapa saja yang memiliki link".',
  ]);
});

it('a folder of a thousand photos and more is cut to what the site takes', () => {
  const files = Array.from({ length: 1002 }, (_, index) => file(`foto ${index}.jpg`));
  const feed = made(
    galleryFeed,
    parseGallery,
    [HEADER, [folderLink('a')]],
    known(['folder', 'a', folder('A', ...files)]),
  );
  expect([feed.logged, feed.notes]).toEqual([
    [],
    ['Galeri 2 Folder: Folder "A": 1002 foto; situs hanya memakai 1000 yang pertama.'],
  ]);
});
