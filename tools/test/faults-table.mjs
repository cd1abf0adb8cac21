const KINDS = {
  'faults.spec.ts': 'Feeds',
  'faults-storage.spec.ts': 'Storage',
  'faults-pictures.spec.ts': 'Pictures',
};
const HEAD = '| fault | what the visitor sees | passed |\n| --- | --- | --- |';

/**
 * Counts the tests of each fault in reports of Playwright, in the order in which they ran.
 * @param {readonly object[]} reports as its JSON reporter writes them
 */
export function faultRows(reports) {
  const rows = new Map();
  for (const { file, spec } of reports.flatMap(({ suites }) => suites.flatMap((suite) => specsIn(suite)))) {
    const about = Object.fromEntries(
      spec.tests.flatMap(({ annotations }) =>
        annotations.map(({ type, description }) => [type, description]),
      ),
    );
    if (about.fault === undefined) continue;
    const key = `${file} ${about.fault}`;
    const row = rows.get(key) ?? { file, fault: about.fault, sees: about.sees, passed: 0, of: 0 };
    rows.set(key, { ...row, passed: row.passed + (spec.ok ? 1 : 0), of: row.of + 1 });
  }
  return [...rows.values()];
}

function specsIn(suite, file = suite.title) {
  const own = (suite.specs ?? []).map((spec) => ({ file, spec }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, file))];
}

/**
 * Writes a table for each kind of fault.
 * @param {ReturnType<typeof faultRows>} rows
 */
export function faultTables(rows) {
  return Object.entries(KINDS)
    .map(([file, kind]) => ({ kind, ofKind: rows.filter((row) => row.file === file) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => {
      const lines = ofKind.map(
        ({ fault, sees, passed, of }) => `| ${fault} | ${sees} | ${passed} of ${of} |`,
      );
      return [`### ${kind}`, '', HEAD, ...lines].join('\n');
    })
    .join('\n\n');
}

/**
 * Writes tables between the marks of a document.
 * @param {string} document
 * @param {string} tables
 * @param {string} marks their name
 */
export function withTables(document, tables, marks = 'faults') {
  const [begin, end] = [`<!-- ${marks}:begin -->`, `<!-- ${marks}:end -->`];
  const [before = ''] = document.split(begin);
  const after = document.slice(document.indexOf(end) + end.length);
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
