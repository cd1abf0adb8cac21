import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { writeSheets } from '@bupc/content';
import { describe, expect, it, onTestFinished } from 'vitest';
import { conditionOf, permissionOf } from '../../src/domain/map/zoning.ts';
import { readGuidePages } from '../../tools/city/guide-pages.ts';
import { BINDS, limitsOf, regulationText, specialText } from '../../tools/content/sheet-text.ts';
import { sheetLook, zoneSheets } from '../../tools/content/zone-sheets.ts';

const FOLDER = 'content/akar/peta/lembar';
const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, '');

/** The texts of a sheet's pages, without blanks: where lines break is no matter. */
async function pagesOf(code: string): Promise<string[]> {
  const pages = await readGuidePages(`${FOLDER}/${code.toLowerCase()}.pdf`);
  return pages.map(({ title, text }) => plain(`${title} ${text}`));
}

describe('the sheets of the zones', () => {
  it('are one for each zone, none above 60 KB, all together below 1 MB', () => {
    const files = readdirSync(FOLDER);
    const sizes = files.map((name) => statSync(`${FOLDER}/${name}`).size);
    expect(files.sort()).toEqual(map.zones.map(({ code }) => `${code.toLowerCase()}.pdf`).sort());
    expect(sizes.filter((size) => size > 60_000)).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
  });

  it('stand as the zones and activities of the map say, byte for byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const sheets = zoneSheets(config, map);
    await writeSheets(folder, sheets, sheetLook(config, map));
    const isStale = (file: string) =>
      !readFileSync(join(folder, file)).equals(readFileSync(join(FOLDER, file)));
    expect(sheets.map(({ file }) => file).filter(isStale)).toEqual([]);
  });

  it.each(map.zones)(
    '$code says its limits and every activity under what the zone says of it',
    async (zone) => {
      const pages = await pagesOf(zone.code);
      const text = pages.join('');
      const limits = zone.buildingLimits ? limitsOf(zone.buildingLimits) : [];
      const limitWords = limits.flatMap(({ name, meaning, value }) => [name, meaning, value]);
      const said = [zone.name, zone.group, ...limitWords, regulationText(map.regulation, zone)];
      expect(said.filter((one) => !text.includes(plain(one)))).toEqual([]);
      const [allowed = '', limited = '', conditional = '', forbidden = ''] = text
        .split(/Boleh\((?:\d+kegiatan|tidakada)\)|Bolehterbatas\(|Bolehbersyarat\(|Tidakboleh\(/)
        .slice(1);
      const under = { allowed, limited, conditional, forbidden };
      const misplaced = map.activities.filter((activity) => {
        const condition = conditionOf(activity, zone.code) ?? '';
        return !under[permissionOf(activity, zone.code)].includes(plain(activity.name + condition));
      });
      expect(misplaced.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each(map.zones)(
    '$code says on each page that it does not bind, and which page it is',
    async ({ code }) => {
      const pages = await pagesOf(code);
      const says = pages.map((text, index) => [
        text.includes(plain(`${BINDS.strong} ${BINDS.rest}`)),
        text.includes(plain(`Halaman ${index + 1} dari ${pages.length}`)),
      ]);
      expect(says).toEqual(pages.map(() => [true, true]));
    },
  );

  it.each(map.zones)('$code is A4, tagged, titled, in Indonesian and in the face of the site', ({ code }) => {
    const file = readFileSync(`${FOLDER}/${code.toLowerCase()}.pdf`, 'latin1');
    expect([...new Set(file.match(/\/MediaBox \[[\d ]+\]/g))]).toEqual(['/MediaBox [0 0 595 842]']);
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Lang (id-ID)');
    expect([...new Set(file.match(/\/S \/(?:H\d|Table|LBody)/g))].sort()).toEqual(
      ['/S /H1', '/S /H2', '/S /H3', '/S /LBody', '/S /Table'].filter((tag) => file.includes(tag)),
    );
    const fonts = file.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.filter((font) => !/^\/BaseFont \/[A-Z]{6}\+PlusJakartaSans/.test(font))).toEqual([]);
    expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
  });
});

describe('the words of a sheet', () => {
  const [zone] = map.zones;
  if (!zone?.buildingLimits) throw new Error('the map has no zone with limits');
  const { buildingLimits: limits } = zone;

  it('give no height where nothing may be built', () => {
    const none = { ...limits, coverage: 0, floorRatio: 0, storeys: 0 };
    expect(limitsOf(none).map(({ value }) => value)).toEqual([
      'paling banyak 0%',
      'paling banyak 0',
      'paling sedikit 20%',
      'tidak ada',
      'tidak ada',
      'tidak ada',
    ]);
  });

  it('name the regulation with its part and day, and where else rules come from', () => {
    const regulation = { title: 'Perwali 31/2021', about: 'RDTR', date: '2026-07-01', found: '' };
    expect(regulationText(regulation, zone)).toBe(
      'Perwali 31/2021 tentang RDTR, pasal\u00a042 dan lampiran\u00a011. Data per 1 Juli 2026.',
    );
    expect(specialText(map.special.slice(0, 2), config.origin)).toBe(
      'Kawasan khusus dapat menambah syarat: rawan banjir, cagar budaya. Periksa persil Anda di bupc.example.id/peta/.',
    );
    expect(specialText([], config.origin)).toBeUndefined();
  });
});
