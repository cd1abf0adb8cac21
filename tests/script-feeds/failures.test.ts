import { beforeEach, describe, expect, it } from 'vitest';
import { type Host, headline, office, parsed } from './office.ts';
import { driveId, fileLink } from './rule-fixture.ts';
import { siteScript } from './site-script.ts';

let host: Host;
beforeEach(async () => {
  host = await siteScript();
});

describe('bad rows', () => {
  it('are left out and written into Catatan with sheet, row and column; the rest stays', () => {
    office(host);
    host.book.put('Produk Hukum', [
      ['Berkas', 'Nama'],
      [fileLink('perda'), ''],
      [fileLink('hilang'), 'Hilang'],
      [fileLink('perda'), 'Perda 2'],
    ]);
    host.call('rebuild');
    expect(parsed('legal-products', host.ask({ feed: 'legal-products' })).items).toHaveLength(1);
    expect(host.notes('legal-products')).toEqual([
      ['RINGKASAN', '', '', 'Berhasil: 1 isi, 2 catatan di bawah.'],
      ['Produk Hukum', 2, 'Nama', 'Nama kosong. Tulis nama produk hukum.'],
      ['Produk Hukum', 3, 'Berkas', expect.stringContaining('tidak ditemukan di Google Drive')],
    ]);
    host.book.put('Produk Hukum', [
      ['Berkas', 'Nama'],
      [fileLink('perda'), 'Perda 2'],
    ]);
    host.call('rebuild');
    expect(host.notes('legal-products')).toEqual([['RINGKASAN', '', '', 'Berhasil: 1 isi.']]);
  });

  it('a file that throws is left out of its folder by name', () => {
    office(host);
    host.drive.put({ id: 'foto-12', name: 'rusak.jpg', broken: true });
    host.call('rebuild');
    const [, first] = parsed('gallery', host.ask({ feed: 'gallery' })).items as { images: unknown[] }[];
    expect([first?.images.length, host.notes('gallery')[1]]).toEqual([
      3,
      [
        'Galeri',
        2,
        'Folder',
        'Folder "2024-11-11 Album": "rusak.jpg" tidak dapat dibaca dari Google Drive. Unggah lagi.',
      ],
    ]);
  });

  it('a file in the bin is not there, and a spreadsheet of another time zone is noted', () => {
    office(host);
    host.drive.put({ id: driveId('pantai'), trashed: true });
    host.book.put('Banner', [
      ['Nama', 'Gambar'],
      ['Pantai', fileLink('pantai')],
      ['Kepala', fileLink('kepala')],
    ]);
    host.book.timeZone = 'America/Los_Angeles';
    host.call('rebuild');
    expect(parsed('banners', host.ask({ feed: 'banners' })).items).toMatchObject([{ name: 'Kepala' }]);
    expect(host.notes('news')[1]?.at(-1)).toContain('Zona waktu spreadsheet ini America/Los_Angeles');
  });
});

describe('a feed that cannot be made', () => {
  const KEPT = 'Jawaban terakhir (22/11/2024 10.00 WIB) tetap dipakai.';

  it.each([
    [
      'the quota is used up',
      (broken: Host) => Object.assign(broken.drive, { down: true }),
      'Service invoked too many times for one day: drive.',
    ],
    [
      'the sheet is gone',
      (broken: Host) => broken.book.remove('Banner'),
      'Sheet "Banner" tidak ada. Pilih menu "Umpan Situs > Siapkan sheet".',
    ],
    [
      'a column is gone',
      (broken: Host) => broken.book.put('Banner', [['Nama']]),
      'Kolom "Gambar" tidak ada. Tulis "Gambar" di baris judul kolom.',
    ],
    [
      'every row is bad',
      (broken: Host) =>
        broken.book.put('Banner', [
          ['Nama', 'Gambar'],
          ['a', 'b'],
        ]),
      'Tidak ada satu baris pun yang dapat dipakai. Perbaiki catatan lainnya.',
    ],
  ])('keeps its last answer when %s, and says so', (_, breakIt, reason) => {
    office(host);
    host.call('rebuild');
    const before = host.ask({ feed: 'banners' });
    breakIt(host);
    host.time.ms += 7 * 3_600_000;
    host.call('rebuild');
    expect(host.ask({ feed: 'banners' })).toEqual(before);
    expect(headline(host, 'banners')).toBe(`GAGAL diperbarui: ${reason} ${KEPT}`);
  });

  it('keeps its last answer when the run is cut off while the new one is written', () => {
    office(host);
    host.call('rebuild');
    const before = host.ask({ feed: 'banners' });
    host.book.put('Banner', [
      ['Nama', 'Gambar'],
      ['Baru', fileLink('kepala')],
    ]);
    host.properties.refuses = 'ANSWER_';
    host.call('rebuild');
    host.cache.forget();
    expect(host.ask({ feed: 'banners' })).toEqual(before);
    host.properties.refuses = undefined;
    host.call('rebuild');
    host.call('rebuild');
    host.cache.forget();
    expect(host.ask({ feed: 'banners' })).toMatchObject([{ name: 'Baru' }]);
  });

  it('does not keep the others from being made', () => {
    office(host);
    host.book.remove('Banner');
    host.call('rebuild');
    expect(parsed('news', host.ask({ feed: 'news' })).items).toHaveLength(2);
    expect(host.ask({ feed: 'banners' })).toEqual({ error: 'This feed has not been made yet. Run rebuild.' });
    expect(headline(host, 'banners')).toMatch(/ Belum ada jawaban sebelumnya\.$/);
  });

  it('is emptied when its sheet is: that is meant', () => {
    office(host);
    host.call('rebuild');
    host.book.put('Banner', [['Nama', 'Gambar']]);
    host.call('rebuild');
    expect(host.ask({ feed: 'banners' })).toEqual([]);
  });
});
