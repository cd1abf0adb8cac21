// Who may import what. Of several overrides Biome takes the last for a rule, so the walls of each file are joined here;
// `npm run check` lints by them beside biome.json.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const PACKAGE = 'a package imports no file outside itself: it is handed what it needs';

/**
 * The folders with a wall, `*` for any name. `beside`: the folders beside it that its files import; `packages`: the only packages
 * that they import, `without`: those that they do not.
 */
const FOLDERS = [
  { folder: 'src/domain', packages: [], says: 'domain imports only domain' },
  {
    folder: 'src/application',
    beside: ['domain'],
    packages: ['xstate'],
    says: 'application imports domain and xstate',
  },
  {
    folder: 'src/adapters',
    // Of the worker its messages.
    beside: ['application', 'domain', 'worker'],
    without: ['inversify', 'react', 'react-dom', 'xstate', '@bupc'],
    says: 'adapters import application and domain',
  },
  {
    folder: 'src/ui',
    // Of the documents what the accessibility statement says.
    beside: ['application', 'domain', '../docs'],
    without: ['inversify', '@bupc'],
    says: 'ui imports application and domain; only the composition roots import adapters',
  },
  {
    folder: 'src/boot',
    beside: ['domain'],
    packages: [],
    says: 'the boot script imports what stands beside it, and rules',
  },
  {
    folder: 'src/worker',
    packages: ['workbox-*'],
    says: 'the service worker imports what stands beside it, and Workbox',
  },
  {
    folder: 'qa/events',
    beside: ['../src/domain', '../src/application'],
    packages: ['valibot'],
    says: 'schemas of events import domain, application and valibot',
  },
  { folder: 'packages/*/src', says: PACKAGE },
  { folder: 'packages/*/tests', beside: ['src', 'example', 'build.ts'], says: PACKAGE },
  {
    folder: 'packages/inspector/src/domain',
    packages: [],
    says: 'domain of the inspector imports only domain',
  },
  {
    folder: 'packages/inspector/src/application',
    beside: ['domain'],
    packages: ['xstate', 'valibot', 'jsondiffpatch', 'jsonc-parser'],
    says: 'application of the inspector imports domain, xstate, valibot, jsondiffpatch and jsonc-parser',
  },
  {
    folder: 'packages/inspector/src/adapters',
    beside: ['application', 'domain'],
    without: ['react', 'react-dom', '@bupc'],
    says: 'adapters of the inspector import application and domain',
  },
  {
    folder: 'packages/inspector/src/ui',
    beside: ['application', 'domain'],
    without: ['@bupc'],
    says: 'ui of the inspector imports application and domain',
  },
];

/** The files with a wall of another kind: what they do not import. */
const FILES = [
  {
    files: /^src\/(?!home\.tsx$|map\.tsx$)/,
    imports: ['**/qa/**', '@bupc/**'],
    says: "a page of visitors imports nothing of qa and no package of the workshop; home.tsx and map.tsx load a testers' page lazily",
  },
  {
    files: /^src\/(?:home|map)\.tsx$/,
    imports: ['**/qa/**', '!**/qa/page/testers-home.ts', '!**/qa/page/testers-map.ts', '@bupc/**'],
    says: "home.tsx and map.tsx load a testers' page, nothing else of qa",
  },
  {
    files: /^(?:src\/(?!container\.ts)[^/]+|qa\/.+)$/,
    imports: ['inversify*'],
    says: 'only container.ts imports inversify',
  },
  {
    files: /^src\/prerender\.tsx$/,
    imports: ['**/adapters/**'],
    says: 'only the composition roots import adapters',
  },
  {
    files: /^qa\/worlds\//,
    imports: [
      '**/ui/**',
      '**/page/**',
      '../../src/*',
      ...['react', 'react-dom', 'xstate', '@bupc'].flatMap((name) => [name, `${name}/**`]),
    ],
    says: 'worlds are adapters: they import application, domain and adapters',
  },
  {
    files: /^qa\/(?!page\/testers\.tsx$|recordings\/)/,
    imports: ['@bupc/**'],
    says: 'only qa/page/testers.tsx imports the inspector',
  },
  {
    files: /^qa\/page\/testers\.tsx$/,
    imports: ['@bupc/**', '!@bupc/inspector', '!@bupc/inspector/window'],
    says: 'testers.tsx imports no package of the workshop but the inspector, of that what a page and its window need',
  },
];

const LAYER = /^src\/(?:domain|application|ui)\/([^/]+)\/(.*)$/;
// They combine features.
const PAGES = /^src\/(?:application\/(?:home\/|dialogs\/dialog-contents\.ts)|ui\/pages\/)/;

const deepUp = (path) => '../'.repeat(path.split('/').length);

function featureWall(file) {
  const [, feature, rest] = LAYER.exec(file) ?? [];
  if (feature === undefined || PAGES.test(file)) return [];
  const up = deepUp(rest);
  return [
    {
      group: [`${up}*/**`, `!${up}shared/**`, `!${up}ports/**`, `!${up}../**`],
      message: 'a feature imports another feature of its layer only through shared/',
    },
  ];
}

function folderWall({ folder, beside = [], packages, without = [], says }, file) {
  const [, rest] = new RegExp(`^${folder.replaceAll('*', '[^/]+')}/(.*)$`).exec(file) ?? [];
  if (rest === undefined) return [];
  const up = deepUp(rest);
  const groups = [
    [`${up}**`, ...beside.flatMap((name) => [`!${up}${name}`, `!${up}${name}/**`])],
    // `*` is no scope.
    packages && ['*', '@*/**', '!./**', '!../**', ...packages.map((name) => `!${name}`)],
    without.length > 0 && without.flatMap((name) => [name, `${name}/**`]),
  ];
  return groups.filter(Boolean).map((group) => ({ group, message: says }));
}

/**
 * Gives the walls around a file, as patterns of Biome's noRestrictedImports.
 * @param {string} file its path in the project
 */
function wallsAround(file) {
  return [
    ...FOLDERS.flatMap((wall) => folderWall(wall, file)),
    ...featureWall(file),
    ...FILES.filter(({ files }) => files.test(file)).map(({ imports, says }) => ({
      group: imports,
      message: says,
    })),
  ];
}

/**
 * Gives biome.json with the walls around files, one override for all that have the same.
 * @param {readonly string[]} files their paths in the project
 */
export function biomeWith(files) {
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  const alike = new Map();
  for (const file of files) {
    const walls = JSON.stringify(wallsAround(file));
    alike.set(walls, [...(alike.get(walls) ?? []), file]);
  }
  alike.delete('[]');
  const overrides = [...alike].map(([walls, includes]) => ({
    includes,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: JSON.parse(walls) } } } },
    },
  }));
  return { ...config, overrides: [...config.overrides, ...overrides] };
}

/** The files of the project that may have walls around them. */
const walledFiles = () =>
  ['src', 'qa', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('/node_modules/')),
  );

if (import.meta.filename === process.argv[1]) {
  // Beside biome.json, since its paths are from there.
  const file = join(ROOT, '.biome-walls.json');
  writeFileSync(file, JSON.stringify(biomeWith(walledFiles())));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const { status } = spawnSync(
    process.execPath,
    [biome, 'ci', '--error-on-warnings', `--config-path=${file}`, ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' },
  );
  rmSync(file);
  process.exit(status ?? 1);
}
