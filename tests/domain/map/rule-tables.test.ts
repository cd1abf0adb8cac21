import { expect, it } from 'vitest';
import { activityTable, zoneTable } from '../../../src/domain/map/rule-tables.ts';
import { permissionOf } from '../../../src/domain/map/zoning.ts';
import { readCsvRecords } from '../../fixtures/read-csv.ts';
import { PLAN, R2 } from './rules-world.ts';

it('has a row for each zone, without limits where the office has written none', () => {
  const { buildingLimits: _, ...bare } = R2;
  const rows = readCsvRecords(zoneTable([R2, { ...bare, code: 'SPU' }]));
  const { coverage = 0, setback } = R2.buildingLimits ?? {};
  expect(rows).toMatchObject([
    {
      kode: 'R-2',
      nama: R2.name,
      kdb: String(coverage),
      gsb_depan: String(setback?.front),
      pasal: R2.clause,
    },
    { kode: 'SPU', kdb: '', klb: '', gsb_samping: '', pasal: R2.clause },
  ]);
});

it('says of each activity in each ruled zone whether it is allowed, and on which condition', () => {
  const zones = [...PLAN.zones, { ...R2, code: 'BARU', isUnruled: true as const }];
  const rows = readCsvRecords(activityTable(PLAN.activities, zones));
  const codes = { allowed: 'I', limited: 'T', conditional: 'B', forbidden: 'X' };
  expect(rows.map(({ id, zona, kode, syarat }) => [id, zona, kode, syarat])).toEqual(
    PLAN.activities.flatMap((activity) =>
      PLAN.zones.map(({ code }) => [
        activity.id,
        code,
        codes[permissionOf(activity, code)],
        activity.conditional[code] ?? activity.limited[code] ?? '',
      ]),
    ),
  );
});
