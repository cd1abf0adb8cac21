import { FEED_RULES } from '@bupc/script-feeds/testing';
import { expect, it } from 'vitest';
import { parseBanners } from '../../src/adapters/http/banner-feed.ts';
import { parseLegalProducts } from '../../src/adapters/http/legal-product-feed.ts';
import { parseStaff } from '../../src/adapters/http/staff-feed.ts';
import { driveId, fileLink, folderLink, known, made, photo } from './rule-fixture.ts';

const { banners: bannerFeed, 'legal-products': legalProductFeed, staff: staffFeed } = FEED_RULES;

const PDF = { mimeType: 'application/pdf', name: 'perda.pdf', shared: true };

it('banners come out as the site reads them', () => {
  const rows = [
    ['Nama', 'Gambar'],
    ['Pantai', fileLink('pantai')],
    [2024, driveId('balai')],
  ];
  const feed = made(bannerFeed, parseBanners, rows, known(photo('pantai'), photo('balai')));
  expect(feed).toEqual({
    json: ['pantai', 'balai'].map((name, index) => ({
      name: ['Pantai', '2024'][index],
      url: `https://drive.google.com/file/d/${driveId(name)}/view`,
    })),
    read: feed.read,
    count: 2,
    needs: [`item:${driveId('pantai')}`, `item:${driveId('balai')}`],
    logged: [],
    notes: [],
  });
  expect(feed.read).toHaveLength(2);
});

it('bad banners are named by sheet, row and column, and the rest stays', () => {
  const rows = [
    ['Nama', 'Gambar'],
    ['', fileLink('pantai')],
    ['Tanpa gambar', ''],
    ['Bukan tautan', 'foto.jpg'],
    ['Folder', folderLink('map')],
    ['Hilang', fileLink('hilang')],
    ['Dokumen', fileLink('perda')],
    ['Baik', fileLink('pantai')],
    ['Baik', fileLink('pantai')],
    ['Tertutup', fileLink('tertutup')],
  ];
  const items = known(
    photo('pantai'),
    ['item', 'hilang', { found: false }],
    ['item', 'perda', PDF],
    ['item', 'tertutup', { mimeType: 'image/png', shared: false }],
  );
  const feed = made(bannerFeed, parseBanners, rows, items);
  expect([feed.count, feed.logged]).toEqual([2, []]);
  expect(feed.notes).toEqual([
    'Banner 2 Nama: Nama kosong. Tulis nama banner.',
    'Banner 3 Gambar: Gambar kosong. Tempel tautan Google Drive dari gambar itu.',
    'Banner 4 Gambar: "foto.jpg" bukan tautan Google Drive. Tempel tautan dari "Bagikan > Salin link".',
    'Banner 5 Gambar: Ini tautan folder. Tempel tautan satu gambar.',
    `Banner 6 Gambar: "${fileLink('hilang').slice(0, 60)}…" tidak ditemukan di Google Drive, atau akun skrip tidak boleh melihatnya. Periksa tautannya.`,
    'Banner 7 Gambar: "perda.pdf" bukan gambar yang bisa ditampilkan (application/pdf). Simpan sebagai JPG, PNG, GIF, WEBP atau BMP.',
    'Banner 9 Nama: Nama "Baik" sudah dipakai di baris 8. Tulis nama lain.',
    'Banner 10 Gambar: "tertutup.jpg" belum dapat dilihat pengunjung. Di Google Drive buka "Bagikan" dan pilih "Siapa saja yang memiliki link".',
  ]);
});

it('banners beyond what the site takes are left out and noted', () => {
  const banners = Array.from({ length: 101 }, (_, index) => [`Banner ${index}`, fileLink('pantai')]);
  const feed = made(bannerFeed, parseBanners, [['Nama', 'Gambar'], ...banners], known(photo('pantai')));
  expect([feed.count, feed.logged, feed.notes]).toEqual([
    100,
    [],
    ['Banner 102 Nama: Terlalu banyak: 101. Situs hanya memakai 100 yang pertama.'],
  ]);
});

it('staff come out as the site reads them, with photos of Drive, of the site and of elsewhere', () => {
  const rows = [
    ['Foto', 'Nama', 'Jabatan', 'Tahun', 'Lokasi', 'Deskripsi', 'Id'],
    [fileLink('kepala'), 'Kepala BUPC', 'Kepala Pusat', 2024, 'Balai Kota', 'Memimpin.', 'staf-01'],
    ['/art/wk.webp', 'Sekretaris', '', '', '', '', ''],
    ['https://foto.kota.go.id/a.jpg', 'Staf', '', '', '', '', ''],
  ];
  const feed = made(staffFeed, parseStaff, rows, known(photo('kepala')));
  expect([feed.json, feed.logged, feed.notes]).toEqual([
    [
      {
        ...{ id: 'staf-01', title: 'Kepala BUPC', description: 'Memimpin.', date: '2024' },
        ...{ location: 'Balai Kota', category: 'Kepala Pusat' },
        imageUrl: `https://drive.google.com/uc?export=view&id=${driveId('kepala')}`,
      },
      { title: 'Sekretaris', imageUrl: '/art/wk.webp' },
      { title: 'Staf', imageUrl: 'https://foto.kota.go.id/a.jpg' },
    ],
    [],
    [],
  ]);
});

it('staff without a photo are left out, and one that the rules of the site hide is noted', () => {
  const rows = [
    ['Nama', 'Foto', 'Jabatan'],
    ['Tanpa foto', '', ''],
    ['Jahat', 'javascript:alert(1)', ''],
    ['Kualitas Data', fileLink('tim'), 'Tim IT'],
    ['', fileLink('tim'), ''],
  ];
  const feed = made(staffFeed, parseStaff, rows, known(photo('tim')));
  expect([feed.count, feed.logged, feed.notes]).toEqual([
    2,
    [],
    [
      'Staf 2 Foto: Foto kosong. Tempel tautan Google Drive dari fotonya.',
      'Staf 3 Foto: "javascript:alert(1)" bukan tautan Google Drive. Tempel tautan dari "Bagikan > Salin link".',
      'Staf 4 Nama: Situs tidak menampilkan orang ini (aturan "ali" dengan "Tim IT"). Ubah nama atau jabatannya.',
      'Staf 5 Nama: Nama kosong. Tulis nama atau jabatan yang ditampilkan.',
    ],
  ]);
});

it('legal products take their type from the column, else from Drive, else from the ending of the link', () => {
  const rows = [
    ['Nama', 'Berkas', 'Jenis', 'Kategori', 'Tahun'],
    ['Perda 2', fileLink('perda'), '', 'Peraturan Daerah', 2024],
    ['Lampiran', fileLink('perda'), 'ZIP', '', new Date('2023-02-01T00:00:00+07:00')],
    ['Pedoman', 'https://kota.go.id/pedoman.pdf', '', '', '2022'],
    ['Laman', 'https://kota.go.id/laman', '', '', ''],
  ];
  const feed = made(legalProductFeed, parseLegalProducts, rows, known(['item', 'perda', PDF]));
  expect([feed.json, feed.logged, feed.notes]).toEqual([
    [
      {
        ...{ name: 'Perda 2', type: 'application/pdf', url: fileLink('perda') },
        ...{ category: 'Peraturan Daerah', year: '2024' },
      },
      { name: 'Lampiran', type: 'application/x-zip-compressed', url: fileLink('perda'), year: '2023' },
      { name: 'Pedoman', type: 'application/pdf', url: 'https://kota.go.id/pedoman.pdf', year: '2022' },
      { name: 'Laman', url: 'https://kota.go.id/laman' },
    ],
    [],
    [],
  ]);
});

it('bad legal products are named, and Word documents are noted, since the site hides them', () => {
  const rows = [
    ['Nama', 'Berkas', 'Jenis', 'Tahun'],
    ['', fileLink('perda'), '', ''],
    ['Tanpa berkas', '', '', ''],
    ['Bukan tautan', 'perda.pdf', '', ''],
    ['Folder', folderLink('map'), '', ''],
    ['Pintasan', fileLink('pintasan'), '', ''],
    ['Naskah', fileLink('perda'), 'Word', ''],
    ['Aneh', fileLink('perda'), 'peta', 'dua ribu'],
  ];
  const shortcut = { mimeType: 'application/vnd.google-apps.shortcut', name: 'Perda 2' };
  const items = known(['item', 'perda', PDF], ['item', 'pintasan', shortcut]);
  const feed = made(legalProductFeed, parseLegalProducts, rows, items);
  expect([feed.count, feed.logged, feed.notes]).toEqual([
    2,
    [],
    [
      'Produk Hukum 2 Nama: Nama kosong. Tulis nama produk hukum.',
      'Produk Hukum 3 Berkas: Berkas kosong. Tempel tautan Google Drive dari dokumennya.',
      'Produk Hukum 4 Berkas: "perda.pdf" bukan tautan. Tempel tautan lengkap yang diawali https://.',
      'Produk Hukum 5 Berkas: Ini tautan folder. Tempel tautan satu berkas.',
      'Produk Hukum 6 Berkas: "Perda 2" adalah pintasan. Tempel tautan berkas aslinya.',
      'Produk Hukum 7 Nama: Situs tidak menampilkan dokumen Word (.docx). Unggah versi PDF dan tempel tautannya di sini.',
      'Produk Hukum 8 Jenis: Jenis "peta" tidak dikenal. Tulis salah satu: PDF, DOC, DOCX, ZIP, TXT, XLSX, atau kosongkan.',
      'Produk Hukum 8 Tahun: Tahun "dua ribu" tidak terbaca. Tulis empat angka, misalnya 2024.',
    ],
  ]);
});
