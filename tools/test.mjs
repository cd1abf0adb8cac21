// npm test: installs when needed, then static checks, tests without and with a DOM, the production build, and the browser
// flows that matter on it. One closing line over all of them. `npm test -- unit gallery` and `npm test -- browser gallery` run a
// part of it, by the names of tests or files. What takes longer stands in `npm run test:all`.
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
const { runChecks } = await import('./check.mjs');
const { buildContent, makePaths } = await import('./test/content.mjs');
const { TestRun } = await import('./test/run.mjs');
const { build, runBrowser, runProjects } = await import('./test/runners.mjs');

const run = new TestRun();
const [part, ...names] = process.argv.slice(2);

let paths;

/** Pictures are drawn while the static checks leave room for it. */
async function check() {
  const content = buildContent();
  for (const { name, passed } of runChecks()) run.step(name, passed);
  run.step('sample content', await content);
  paths = makePaths();
}

/** Tests without a browser; the rules and machines alone have to hold the floor of the coverage. */
const rules = () => runProjects(run, ['rules and machines'], ['--coverage']);
const components = async () => {
  run.step('paths of the machines', await paths);
  runProjects(run, ['adapters', 'components', 'second language', 'paths and tools']);
};
const built = async () => run.step('production build', await build());
const flows = (args) => runBrowser(run, 'flows', ['--project', 'flows', ...args]);

if (part === 'unit') {
  const all = [
    'rules and machines',
    'adapters',
    'components',
    'second language',
    'paths and tools',
    'content',
  ];
  runProjects(run, all, names);
} else if (part === 'browser') {
  await built();
  await runBrowser(run, 'browser', names);
} else if (part === undefined) {
  await run.parts([
    ['static checks and content', check],
    ['rules and machines', rules],
    ['adapters, components and tools', components],
    ['production build', built],
    ['browser flows', () => flows([])],
  ]);
} else {
  console.error(`there is no part '${part}'; there are unit and browser, each with names behind it`);
  process.exit(2);
}
run.end();
