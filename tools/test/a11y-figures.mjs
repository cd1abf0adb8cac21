/** The annotations of a Playwright report, each with the title of its test. */
function* annotationsOf({ suites = [], specs = [] }) {
  for (const suite of suites) yield* annotationsOf(suite);
  for (const { tests } of specs) {
    for (const { annotations } of tests) yield* annotations;
  }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const different = (values) => [...new Set(values)];

/**
 * Sums up what the tests of tests/browser/a11y.spec.ts noted.
 * @param report Playwright's report as JSON
 * @param axe the version of axe-core
 * @returns the day of the run, what was looked at and how, and what was found, for docs/accessibility.json
 */
export function axeFigures(report, axe) {
  const looks = [...annotationsOf(report)]
    .filter(({ type }) => type === 'axe')
    .map(({ description }) => JSON.parse(description));
  const names = different(looks.map(({ view }) => view)).sort();
  return {
    date: report.stats.startTime.slice(0, 10),
    axe,
    views: names.length,
    scenarios: names.filter((name) => name.startsWith('scenario ')).length,
    widths: different(looks.map(({ width }) => width)).sort((a, b) => a - b),
    modes: different(looks.map(({ mode }) => mode)),
    checks: looks.length,
    rulesPassed: sum(looks.map((look) => look.rulesPassed)),
    violations: sum(looks.map((look) => look.violations)),
    undecided: sum(looks.map((look) => look.undecided)),
    explained: sum(looks.map((look) => look.explained)),
    // Names of views that came after a run are written here by hand: the statement says that they did.
    later: [],
    names,
  };
}
