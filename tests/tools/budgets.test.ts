import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { type Budgets, overBudget, weigh } from '../../tools/build/budgets.ts';
import { statsFile } from '../../tools/build/bundle-stats.ts';
import { madeFiles, writeFiles } from './made-files.ts';

const BUDGETS: Budgets = {
  first: 140_000,
  all: 200_000,
  files: {
    'site.js': { gzip: 130_000, packages: { 'react-dom': 500_000, ours: 60_000, react: 20_000 } },
    'site.css': { gzip: 9_000, packages: {} },
  },
};

const withFile = (name: string, file: Budgets['files'][string]): Budgets => ({
  ...BUDGETS,
  files: { ...BUDGETS.files, [name]: file },
});
const site = (packages: Record<string, number>, gzip = 130_000) =>
  withFile('site.js', { gzip, packages: { ...BUDGETS.files['site.js']?.packages, ...packages } });

it.each<[string, Budgets, ...string[]]>([
  ['what is as it was', BUDGETS],
  ['a little more of a package', site({ ours: 61_024 })],
  ['a little more of a large package', site({ 'react-dom': 505_000 })],
  ['less', site({ 'react-dom': 400_000 }, 100_000)],
  ['a package', site({ ours: 61_025 }), 'ours grew by 1,025 bytes (2%) of code in site.js'],
  [
    'a large package',
    site({ 'react-dom': 560_000 }),
    'react-dom grew by 60,000 bytes (12%) of code in site.js',
  ],
  ['a new package', site({ lodash: 1_200 }), 'lodash is new in site.js: 1,200 bytes of code'],
  ['a file', site({}, 131_301), 'site.js grew by 1,301 bytes (1%), to 131,301, compressed'],
  [
    'a new file',
    withFile('map.js', { gzip: 1_500, packages: { leaflet: 4_000, ours: 100 } }),
    'map.js is new: 1,500 bytes compressed, of leaflet, ours',
  ],
  [
    'styles',
    withFile('site.css', { gzip: 9_300, packages: {} }),
    'site.css grew by 300 bytes (3%), to 9,300, compressed',
  ],
  [
    'what comes first',
    { ...BUDGETS, first: 142_000 },
    'what the entry imports at once grew by 2,000 bytes (1%), to 142,000, compressed',
  ],
  [
    'everything',
    { ...BUDGETS, all: 210_000 },
    'all code and styles together grew by 10,000 bytes (5%), to 210,000, compressed',
  ],
])('%s', (_, actual, ...lines) => {
  expect(overBudget(actual, BUDGETS)).toEqual(lines);
});

/** Weighs a build of these files, whose bundle was told of so. */
function weighed(files: Readonly<Record<string, string>>, stats: object, part?: 'map') {
  const root = madeFiles(files);
  writeFiles(root, { [relative(root, statsFile(root, root, part))]: JSON.stringify(stats) });
  return weigh(root, root, part);
}

it('weighs the map by its own page and its own files', () => {
  const stats = {
    files: [{ name: 'map-worker.js', file: 'assets/map-worker-1.js', packages: {} }],
    first: [],
  };
  expect(weighed({ 'peta.html.gz': '1234', 'assets/map-worker-1.js.gz': '123456' }, stats, 'map')).toEqual({
    first: 0,
    all: 6,
    files: { 'peta.html': { gzip: 4, packages: {} }, 'map-worker.js': { gzip: 6, packages: {} } },
  });
});

it('weighs a build by what it would send', () => {
  const stats = {
    files: [
      { name: 'site.js', file: 'assets/site-1.js', packages: { react: 70 } },
      { name: 'dialogs.js', file: 'assets/dialogs-1.js', packages: { ours: 7 } },
    ],
    first: ['site.js'],
  };
  const files = {
    'home.html.gz': '12345',
    'assets/site-1.js.gz': '1234567890',
    'assets/dialogs-1.js.gz': '123',
  };
  expect(weighed(files, stats)).toEqual({
    first: 10,
    all: 13,
    files: {
      'home.html': { gzip: 5, packages: {} },
      'site.js': { gzip: 10, packages: { react: 70 } },
      'dialogs.js': { gzip: 3, packages: { ours: 7 } },
    },
  });
});
