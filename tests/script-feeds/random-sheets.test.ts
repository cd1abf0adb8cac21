import {
  type CellValue,
  type DriveItem,
  type DriveItems,
  FEED_NAMES,
  FEED_RULES,
} from '@bupc/script-feeds/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedOf } from '../../src/adapters/http/feeds.ts';
import { driveId, fileLink, folderLink, known, made } from './rule-fixture.ts';

const NAMES = ['a', 'b', 'c'];

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.constantFrom<CellValue>('', 'ya', 'Kepala', '18/11/2024', 2024, '#N/A', '\ud800', new Date(Number.NaN)),
  fc.constantFrom('javascript:alert(1)', '//x.id/a', 'https://x.id/a.pdf', 'https://[', '/art/wk.webp'),
  fc.constantFrom(...NAMES.map(fileLink), ...NAMES.map(folderLink), ...NAMES.map(driveId)),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.double(),
  fc.boolean(),
  fc.date(),
);

const mimeType = fc.constantFrom('image/jpeg', 'application/pdf', 'application/zip', 'text/plain', '');
const file = fc.record({
  ...{ id: fc.constantFrom(...NAMES.map(driveId)), name: fc.string({ unit: 'binary' }) },
  ...{ mimeType, size: fc.nat(9) },
});
const item: fc.Arbitrary<Partial<DriveItem>> = fc.record(
  {
    ...{ found: fc.boolean(), isFolder: fc.boolean(), name: fc.string({ unit: 'binary' }), mimeType },
    ...{ created: fc.nat(2e12), shared: fc.boolean(), text: fc.string({ unit: 'binary' }) },
    ...{ files: fc.array(file, { maxLength: 4 }), folders: fc.array(file, { maxLength: 3 }) },
  },
  { requiredKeys: [] },
);
const kind = fc.constantFrom('item', 'folder', 'folders', 'text');
const drive: fc.Arbitrary<DriveItems> = fc
  .array(fc.tuple(kind, fc.constantFrom(...NAMES), item), { maxLength: 12 })
  .map((entries) => known(...entries));

it.each(FEED_NAMES)(
  'whatever the sheet of %s and Drive hold, the site reads all that is answered',
  (name) => {
    const rule = FEED_RULES[name];
    const header = Object.values(rule.sheet.columns).map((column) => column.header);
    const rows = fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, drive, (cells, items) => {
        const feed = made(rule, feedOf(name).parse, [header, ...cells], items);
        expect([feed.logged, (feed.read as readonly unknown[]).length]).toEqual([[], feed.count]);
      }),
      { numRuns: 300 },
    );
  },
);
