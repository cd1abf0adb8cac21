import { expect, it } from 'vitest';
import { faultRows, faultTables, withTables } from '../../tools/test/faults-table.mjs';

const spec = (fault: string, ok: boolean, sees = 'the page') => ({
  ok,
  tests: [
    {
      annotations: [
        { type: 'fault', description: fault },
        { type: 'sees', description: sees },
      ],
    },
  ],
});
const report = {
  suites: [
    {
      title: 'faults-storage.spec.ts',
      specs: [spec('full', true)],
      suites: [{ title: 'deeper', specs: [spec('deep', false), { ok: true, tests: [{ annotations: [] }] }] }],
    },
    { title: 'faults.spec.ts', specs: [spec('404', true), spec('500', true), spec('404', false)] },
  ],
};

it('counts the tests of each fault, in the order in which they ran', () => {
  expect(faultRows([report])).toEqual([
    { file: 'faults-storage.spec.ts', fault: 'full', sees: 'the page', passed: 1, of: 1 },
    { file: 'faults-storage.spec.ts', fault: 'deep', sees: 'the page', passed: 0, of: 1 },
    { file: 'faults.spec.ts', fault: '404', sees: 'the page', passed: 1, of: 2 },
    { file: 'faults.spec.ts', fault: '500', sees: 'the page', passed: 1, of: 1 },
  ]);
});

it('writes a table for each kind of fault', () => {
  expect(faultTables(faultRows([report]))).toBe(
    [
      '### Feeds',
      '',
      '| fault | what the visitor sees | passed |',
      '| --- | --- | --- |',
      '| 404 | the page | 1 of 2 |',
      '| 500 | the page | 1 of 1 |',
      '',
      '### Storage',
      '',
      '| fault | what the visitor sees | passed |',
      '| --- | --- | --- |',
      '| full | the page | 1 of 1 |',
      '| deep | the page | 0 of 1 |',
    ].join('\n'),
  );
});

it('puts the tables between the marks of a document', () => {
  const document = 'a\n<!-- faults:begin -->\nold\n<!-- faults:end -->\nb\n';
  expect(withTables(document, 'new')).toBe('a\n<!-- faults:begin -->\n\nnew\n\n<!-- faults:end -->\nb\n');
});
