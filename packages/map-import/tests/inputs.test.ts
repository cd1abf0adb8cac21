import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importMap } from '../src/import-map.ts';

const BASE = join(import.meta.dirname, 'fixtures');

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const imported = (name: string, yaml = readFileSync(join(BASE, name, 'sumber.yaml'), 'utf8')) =>
  importMap(yaml, { base: join(BASE, name), out, zoneTable: join(out, 'zona.csv') });

/** Number and area of each parcel that the lists have. */
const parcels = () =>
  readdirSync(join(out, 'indeks'))
    .filter((name) => name.startsWith('persil-'))
    .sort()
    .flatMap((name): unknown[][] => JSON.parse(readFileSync(join(out, 'indeks', name), 'utf8')))
    .map(([id, , , area]) => [id, area]);

describe('an import of', () => {
  it('two archives of one name takes the parcels of both', async () => {
    await imported('same-name');
    const [gubeng, sukolilo] = [
      ['01.20001', '01.20002', '01.20003', '01.20004', '01.20005'],
      ['02.10001', '02.10002', '02.10003'],
    ];
    expect(parcels()).toEqual([...gubeng, ...sukolilo].map((id) => [id, 400]));
  });
});
