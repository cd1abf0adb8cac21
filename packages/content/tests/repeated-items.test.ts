import { expect, it } from 'vitest';
import { readDocument } from '../src/check/read-document.ts';
import { SITE } from './made-site.ts';

it('names the rows of an endpoint that repeat one before them, and places the others where they stand', () => {
  const rows = [{ title: 'Kepala' }, { title: 'Kepala' }, { title: 'Sekretaris' }];
  const { indices, findings } = readDocument(SITE, 'staff', JSON.stringify(rows));
  expect(indices).toEqual([0, 2]);
  expect(findings).toEqual([
    {
      level: 'warning',
      kind: 'repeated',
      feed: 'staff',
      index: 1,
      message: 'it repeats [0]; this one is not shown',
    },
  ]);
});
