// What attackers, careless editors and broken hosts were tried to do to the site: `npm run test:all -- attacks` tries all of it
// again, and `--write` puts the table of docs/attacks.md down anew. Every test here is also part of the usual runs.
import { runBrowser, runPackage, runProjects } from './runners.mjs';

const HEAD = '| what was tried | held | where | left out |\n| --- | --- | --- | --- |';

/**
 * Each with its tests: `files` of the site's Vitest projects, `package` with `files` of its own, or browser tests in `specs`.
 * @typedef {{ tried: string, leftOut: string, projects?: string[], files?: string[], package?: string, specs?: string[] }} Attack
 * @type {readonly Attack[]}
 */
export const ATTACKS = [
  {
    tried:
      "links that show anybody's content under the office's address, words of an address on the page, endless steps, 40 MB in 50 KB",
    leftOut: 'a build with `VITE_QA=on` on a public address still shows them to whoever goes on',
    specs: ['all/foreign-links'],
  },
  {
    tried: 'the same where a link or a file is read',
    leftOut: 'links beyond the length that a browser takes',
    package: 'inspector',
    files: ['tests/adapters/files'],
  },
  {
    tried:
      'addresses, methods, ranges and conditions that no browser sends, thousands of requests in one connection, a visitor who reads nothing',
    leftOut:
      'many attackers at once: `npm start` is for seeing a build, the public site stands on a static host',
    projects: ['paths and tools'],
    files: ['tests/tools/serve'],
  },
  {
    tried: 'addresses that climb or that no file can have, and links in a release, on nginx and Caddy',
    leftOut: 'links that somebody puts into a release later',
    projects: ['hosts'],
    files: ['tests/hosts'],
  },
  {
    tried:
      'content: aliases within themselves, endless nesting, links out of the folder, pipes, a list that cannot be read',
    leftOut: 'pictures that harm their decoder',
    package: 'content',
    files: ['tests/hostile-folder', 'tests/folder-limits', 'tests/last-copy'],
  },
  {
    tried: 'a feed lost to a mistake, in every command; a failed build beneath a running server',
    leftOut: 'two builds into one folder at once',
    projects: ['content', 'paths and tools'],
    files: ['tests/tools/content/lost-feed', 'tests/tools/content/dev-server', 'tests/tools/build-beside'],
  },
  {
    tried:
      'endpoints of feeds that redirect to private addresses, answer pages, drip or break off; a full disk, kills in the middle',
    leftOut:
      'a name that changes its address between check and request is caught by asking the checked address itself',
    projects: ['content'],
    files: ['tests/tools/content/pull'],
  },
  {
    tried: 'a script endpoint without its key or with a wrong one; hostile rows in its sheets',
    leftOut: "Google's own script host: no account was at hand",
    projects: ['script endpoints'],
    files: ['tests/script-feeds'],
  },
  {
    tried: 'feeds with scripts in markup, fields and addresses; policies without and with outside hosts',
    leftOut: 'browsers without Trusted Types have the sanitiser alone',
    specs: ['all/hostile'],
  },
  {
    tried: 'errors while a page is drawn, code that is gone after a deploy, answers that are no feed',
    leftOut: 'errors of the browser itself',
    specs: ['all/page-walls', 'all/offline'],
  },
];

/** Tries everything. @returns the rows of the table, with how many cases passed of how many */
export async function tryAttacks(run) {
  const rows = [];
  for (const attack of ATTACKS) {
    const { passed, failed } = await tryOne(run, attack);
    rows.push({ ...attack, passed, of: passed + failed });
  }
  return rows;
}

function tryOne(run, { tried, projects, files = [], package: name, specs }) {
  if (specs) return runBrowser(run, `attack ${tried.slice(0, 40)}`, specs);
  if (name) return runPackage(run, name, files);
  return runProjects(run, projects, files);
}

const where = ({ package: name, files = [], specs = [] }) =>
  [
    ...files.map((file) => (name ? `packages/${name}/${file}` : file)),
    ...specs.map((one) => `tests/browser/${one}`),
  ]
    .map((place) => `\`${place}\``)
    .join(', ');

/** Writes the table. @param {readonly (Attack & { passed: number, of: number })[]} rows */
export const attackTable = (rows) =>
  [
    HEAD,
    ...rows.map((row) => `| ${row.tried} | ${row.passed} of ${row.of} | ${where(row)} | ${row.leftOut} |`),
  ].join('\n');
