import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ENTRIES, scriptCode } from '../build.ts';
import { scriptHost } from './fakes/script-host.ts';

const PLAIN = resolve(import.meta.dirname, '../src/rules/plain-rules.ts');

it('is one script whose functions stand at its top level, since the editor lists only those', async () => {
  const code = await scriptCode(PLAIN);
  expect(ENTRIES.filter((name) => !code.includes(`\nfunction ${name}(event) {`))).toEqual([]);
  expect(code).not.toMatch(/^(?:import|export)\b/m);
});

it('answers what the sheets hold once they were read, and notes what it leaves out', async () => {
  const host = await scriptHost(PLAIN);
  host.properties.values.set('KEY', 'rahasia-1');
  host.book.put('Produk Hukum', [
    ['Nama', 'Berkas', 'Tahun'],
    ['Perda 2', 'https://a.example/perda-2.pdf', 2024],
    ['Perda 3', 'bukan tautan', 2023],
  ]);
  host.call('rebuildNow');
  expect(host.ask({ feed: 'legal-products', key: 'rahasia-1' })).toEqual([
    { name: 'Perda 2', type: 'application/pdf', url: 'https://a.example/perda-2.pdf', year: '2024' },
  ]);
  expect(host.notes('legal-products').map(([sheet, row]) => [sheet, row])).toContainEqual([
    'Produk Hukum',
    3,
  ]);
});
