import { START } from '@bupc/script-feeds/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Host, headline, office, parsed } from './office.ts';
import { driveId, fileLink } from './rule-fixture.ts';
import { siteScript } from './site-script.ts';

let host: Host;
beforeEach(async () => {
  host = await siteScript();
});

describe('six minutes', () => {
  it('are kept: what is not read goes on at the next run, and the last answer stays until then', () => {
    office(host);
    host.call('rebuild');
    const before = host.ask({ feed: 'gallery' });
    host.drive.put({ id: 'foto-13', name: 'foto baru.jpg' });
    // A run has 210 seconds: it comes to about ten of the 18 things to be read, seven of them of the other feeds.
    host.time.perItem = 20_000;
    const lengths: number[] = [];
    const answers = [before];
    while (lengths.length < 9 && answers.every((answer) => answer === before)) {
      const start = host.time.ms;
      host.call('rebuild');
      lengths.push(host.time.ms - start);
      const now = host.ask({ feed: 'gallery' });
      if (JSON.stringify(now) !== JSON.stringify(before)) answers.push(now);
    }
    expect(lengths.filter((length) => length >= 300_000)).toEqual([]);
    expect(lengths).toHaveLength(3);
    // Each photo once in the first run and once in these three.
    const photos = host.drive.taken.filter((id) => id.startsWith('foto-')).sort();
    expect(photos).toEqual(['11', '12', '13', '21', '22', '23'].flatMap((n) => [`foto-${n}`, `foto-${n}`]));
    expect(JSON.stringify(answers.at(-1))).toContain('foto baru.jpg');
  });

  it('end in the middle of a folder; a token that is refused begins the folder again', () => {
    office(host);
    const ids = Array.from({ length: 30 }, (_, index) => `banyak-${index}`);
    host.drive.put(...ids.map((id) => ({ id, name: `${id}.jpg` })), {
      id: driveId('galeri'),
      inside: ['penuh'],
    });
    host.drive.put({ id: 'penuh', name: 'Penuh', inside: ids });
    host.time.perItem = 10_000;
    host.call('rebuild');
    expect([headline(host, 'gallery'), host.properties.values.has('SCAN_gallery')]).toEqual([
      'Google Drive masih dibaca; dilanjutkan pada pembaruan berikutnya.',
      true,
    ]);
    host.drive.forgetsTokens = true;
    for (let run = 0; run < 5 && host.properties.values.has('SCAN_gallery'); run += 1) {
      host.time.perItem = 1000;
      host.call('rebuild');
    }
    const [folder] = parsed('gallery', host.ask({ feed: 'gallery' })).items as {
      images: { fileId: string }[];
    }[];
    expect([...new Set(folder?.images.map(({ fileId }) => fileId))].sort()).toEqual([...ids].sort());
    expect(folder?.images).toHaveLength(30);
    expect(host.properties.values.has('SCAN_gallery')).toBe(false);
  });

  it('keep no other feed waiting for a gallery that takes many runs', () => {
    office(host);
    host.time.perItem = 20_000;
    host.call('rebuild');
    host.book.put('Banner', [
      ['Nama', 'Gambar'],
      ['Baru', fileLink('kepala')],
    ]);
    host.call('rebuild');
    expect([host.properties.values.has('SCAN_gallery'), host.ask({ feed: 'banners' })]).toMatchObject([
      true,
      [{ name: 'Baru' }],
    ]);
  });

  it('keep no feed waiting for one of very many files either', () => {
    office(host);
    const ids = Array.from({ length: 60 }, (_, index) => driveId(`perda${index}`));
    host.drive.put(...ids.map((id) => ({ id, mimeType: 'application/pdf' })));
    host.book.put('Produk Hukum', [['Nama', 'Berkas'], ...ids.map((id) => [id, id])]);
    host.time.perItem = 5000;
    host.call('rebuild');
    expect(['legal-products', 'news', 'gallery'].map((feed) => headline(host, feed))).toEqual([
      'Google Drive masih dibaca; dilanjutkan pada pembaruan berikutnya.',
      'Berhasil: 2 isi.',
      'Berhasil: 2 isi.',
    ]);
    host.call('rebuild');
    host.call('rebuild');
    expect(headline(host, 'legal-products')).toBe('Berhasil: 60 isi.');
  });

  it('begin the reading anew once somebody has changed what was stored of it', () => {
    office(host);
    host.time.perItem = 20_000;
    host.call('rebuild');
    host.book.remove('Simpanan');
    host.call('rebuild');
    host.book.put('Simpanan', [Array(15).fill('|{"key":|')]);
    for (let run = 0; run < 9 && !headline(host, 'gallery').startsWith('Berhasil'); run += 1)
      host.call('rebuild');
    expect(parsed('gallery', host.ask({ feed: 'gallery' })).items).toHaveLength(2);
  });

  it('what was read before Drive failed is stored for the next run', () => {
    office(host);
    host.time.perItem = 20_000;
    host.call('rebuild');
    host.call('rebuild');
    host.drive.down = true;
    host.call('rebuild');
    host.drive.down = false;
    for (let run = 0; run < 9 && !headline(host, 'gallery').startsWith('Berhasil'); run += 1)
      host.call('rebuild');
    expect(parsed('gallery', host.ask({ feed: 'gallery' })).items).toHaveLength(2);
  });
});

describe('the menu', () => {
  it('offers to set up the sheets and to renew now', () => {
    host.call('onOpen');
    expect(host.book.menus).toEqual(['Siapkan sheet: setUpSheets', 'Perbarui sekarang: rebuildNow']);
  });

  it('makes the sheets that are missing and leaves the others, whatever they are called', () => {
    host.book.timeZone = 'Asia/Tokyo';
    host.book.put('News', [['Title', 'Date']]);
    host.call('setUpSheets');
    host.call('setUpSheets');
    expect([host.book.names(), host.book.timeZone, host.book.cells('Galeri'), host.book.toasts]).toEqual([
      ['News', 'Banner', 'Galeri', 'Produk Hukum', 'Staf', 'Catatan'],
      'Asia/Jakarta',
      [['Folder', 'Semua Subfolder', 'Nama', 'Keterangan', 'Tanggal']],
      ['Dibuat: Banner, Galeri, Produk Hukum, Staf, Catatan.', 'Semua sheet sudah ada.'],
    ]);
  });

  it('says what became of the feeds', () => {
    office(host);
    host.call('rebuildNow');
    host.time.perItem = 50_000;
    host.call('rebuildNow');
    host.time.perItem = 0;
    host.book.remove('Banner');
    host.call('rebuildNow');
    host.lock.held = true;
    host.call('rebuildNow');
    expect(host.book.toasts).toEqual([
      'Selesai. Lihat sheet "Catatan".',
      'Google Drive masih dibaca. Pilih "Perbarui sekarang" lagi, atau tunggu pembaruan otomatis.',
      'Ada yang gagal. Lihat sheet "Catatan".',
      'Pembaruan lain sedang berjalan. Coba lagi beberapa menit lagi.',
    ]);
  });

  it('leaves everything as it is while another run has the lock, which a run gives back', () => {
    office(host);
    host.lock.held = true;
    host.call('rebuild');
    expect([host.book.names().includes('Simpanan'), host.drive.taken]).toEqual([false, []]);
    host.lock.held = false;
    host.drive.down = true;
    host.call('rebuild');
    expect([host.lock.held, host.time.ms]).toEqual([false, START]);
  });
});
