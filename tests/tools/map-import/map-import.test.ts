import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printed } from '@bupc/content/files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderWith, sourceOf } from '../../../packages/map-import/tests/made-city.ts';
import { main } from '../../../tools/map-import/map-import.ts';
import { createProgress } from '../../../tools/map-import/progress.ts';

describe('npm run map:import', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'map-import-'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['there is no sumber.yaml', undefined, "belum ada. Jalankan 'npm run map:import -- --look berkas…'"],
    ['it is refused', 'zona: { berkas: hilang.shp, kode: K }', 'hilang.shp: berkas ini tidak ada.'],
  ])('says why, writes nothing and fails where %s', async (_, yaml, words) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    if (yaml !== undefined) writeFileSync(join(folder, 'sumber.yaml'), yaml);
    await main(['--from', folder, '--to', join(folder, 'out')]);
    expect(said.mock.calls.flat().join('\n')).toContain(words);
    expect(said.mock.calls.flat().join('\n')).toContain('Tidak ada yang diubah; peta yang lama masih utuh.');
    expect([process.exitCode, readdirSync(folder).includes('out')]).toEqual([1, false]);
  });

  it('stops where half of what stood would be gone, and goes on with --lanjut', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const lines = vi.spyOn(console, 'log').mockReturnValue();
    const city = folderWith();
    const run = async (yaml: string, ...flags: string[]) => {
      writeFileSync(join(city.path, 'sumber.yaml'), yaml);
      await main(['--from', city.path, '--to', join(folder, 'out'), ...flags]);
    };
    await run(sourceOf('.geojson'));
    await run(sourceOf('.geojson').replace(/persil:.*/, ''));
    expect([process.exitCode, said.mock.calls.flat().join('\n')]).toEqual([
      1,
      `Peta baru kehilangan separuh atau lebih dari:
  persil: dulu 3, sekarang 0
Periksa berkas dan sumber.yaml. Bila memang begitu, jalankan 'npm run map:import -- --lanjut'.
Tidak ada yang diubah; peta yang lama masih utuh.`,
    ]);
    lines.mockClear();
    await run(sourceOf('.geojson').replace(/persil:.*/, ''), '--lanjut');
    expect(lines.mock.calls.flat().join('\n')).toContain('3 nomor persil tidak ada lagi: 3578061001.00001');
    city.remove();
  });

  it.each([
    ['of a zone without a column', 'kegiatan;K-1\nWarung;I\n', true],
    ['nothing where each has one', 'kegiatan;R-2;K-1\nWarung;X;I\n', false],
    ['nothing where there is no activity', 'kegiatan;K-1\n', false],
    ['nothing without the table', undefined, false],
  ])('says of the table of activities %s', async (_, table, isTold) => {
    const lines = vi.spyOn(console, 'log').mockReturnValue();
    const city = folderWith();
    writeFileSync(join(city.path, 'sumber.yaml'), sourceOf('.geojson'));
    if (table !== undefined) writeFileSync(join(city.path, 'kegiatan.csv'), table);
    await main(['--from', city.path, '--to', join(folder, 'out')]);
    expect(
      lines.mock.calls.flat().join('\n').includes('Tambahkan kolom zona ini ke tabel kegiatan: R-2.'),
    ).toBe(isTold);
    city.remove();
  });

  it('says with --look what is in files, and proposes a sumber.yaml with their paths from content/peta', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await main(['--look', 'tests/fixtures/real-city/zoning.shp']);
    const lines = said.mock.calls.flat().join('\n');
    expect(lines).toContain('30 bidang; proyeksi: EPSG:2249 NAD83 / Massachusetts Mainland (ftUS)');
    expect(lines).toContain(
      'zona:\n  berkas: ../../tests/fixtures/real-city/zoning.shp\n  kode: ZONE_TYPE\n',
    );
  });

  it('looks into the parts of a shapefile with it, and tells of files that it cannot read', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const names = ['README.md', 'zoning.dbf', 'zoning.prj', 'zoning.shp', 'zoning.shx'];
    await main(['--look', ...names.map((name) => `tests/fixtures/real-city/${name}`)]);
    const lines = said.mock.calls.flat().join('\n').split('\n');
    expect(lines[0]).toBe(
      '../../tests/fixtures/real-city/README.md: berkas ini tidak dapat dibaca sebagai peta. Periksa apakah berkasnya utuh, atau ekspor sekali lagi sebagai GeoPackage atau GeoJSON.',
    );
    expect(lines.filter((line) => /^\S+ \[/.test(line))).toEqual([
      '../../tests/fixtures/real-city/zoning.shp [zoning]',
    ]);
  });

  it('prints nothing of foreign files that a terminal would do', async () => {
    const [said, failed] = [
      vi.spyOn(console, 'log').mockReturnValue(),
      vi.spyOn(console, 'error').mockReturnValue(),
    ];
    const [name, field, value] = ['a\u001b[2J.geojson', 'NA\u001b]0;MA', 'isi\u001b[31m\u202e'];
    const point = {
      type: 'Feature',
      properties: { [field]: value },
      geometry: { type: 'Point', coordinates: [112, -7] },
    };
    writeFileSync(join(folder, name), JSON.stringify({ type: 'FeatureCollection', features: [point] }));
    await main(['--look', join(folder, name)]);
    writeFileSync(join(folder, 'sumber.yaml'), `zona: { berkas: ${JSON.stringify(name)}, kode: K }`);
    await main(['--from', folder, '--to', join(folder, 'out')]);
    const shown = [said, failed, vi.mocked(process.stderr.write)].flatMap(({ mock }) =>
      mock.calls.flat().map(String),
    );
    expect(shown.filter((text) => printed(text) !== text)).toEqual([]);
    expect(shown.join('\n')).toContain('  NA<U+001B>]0;MA: isi[31m\n');
    expect(failed.mock.calls.flat().join('')).toContain(
      "a<U+001B>[2J.geojson: tidak ada kolom 'K' (kode). Yang ada: NA<U+001B>]0;MA.",
    );
  });

  it('says in a line what the system refuses', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    mkdirSync(join(folder, 'sumber.yaml'));
    await main(['--from', folder]);
    expect(said.mock.calls).toEqual([
      [
        'Impor berhenti karena kesalahan yang tidak dikenal. Periksa apakah folder dan berkasnya dapat dibaca dan ditulis, lalu coba lagi. (EISDIR)\nTidak ada yang diubah; peta yang lama masih utuh.',
      ],
    ]);
    expect(process.exitCode).toBe(1);
  });
});

describe('the progress', () => {
  const shownOn = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = createProgress({ isTTY, write: (text) => written.push(text) });
    progress.show('Membaca', 0);
    progress.show('Membaca', 0.5);
    progress.show('Menulis', 1);
    progress.end();
    return written;
  };

  it('is a bar on a terminal, drawn over itself', () => {
    const [full, empty] = ['█', '░'];
    expect(shownOn(true)).toEqual([
      `\r\u001b[2K${empty.repeat(24)} 0% Membaca`,
      `\r\u001b[2K${full.repeat(12)}${empty.repeat(12)} 50% Membaca`,
      `\r\u001b[2K${full.repeat(24)} 100% Menulis`,
      '\r\u001b[2K',
    ]);
  });

  it('is a line for each step elsewhere', () => {
    expect(shownOn(false)).toEqual(['Membaca\n', 'Menulis\n']);
  });
});
