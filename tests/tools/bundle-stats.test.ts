import { expect, it } from 'vitest';
import { type BundledChunk, packageOf, statsFile, statsOf } from '../../tools/build/bundle-stats.ts';

const ROOT = '/site';

const chunk = (
  name: string,
  modules: Record<string, number>,
  more: Partial<BundledChunk> = {},
): BundledChunk => ({
  fileName: `assets/${name}-1a2b3c4d.js`,
  name,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
  ...more,
});

it.each([
  ['/site/src/home.tsx', 'ours'],
  ['/site/node_modules/react-dom/client.js', 'react-dom'],
  ['/site/node_modules/@headlessui/react/dist/dialog.js', '@headlessui/react'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  ['C:\\site\\node_modules\\swiper\\swiper.mjs', 'swiper'],
  ['\0vite/preload-helper.js', 'bundler'],
])('%s is of the package %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});

it('tells files apart by name, says what each holds, and which come first', () => {
  const chunks = [
    chunk(
      'index',
      { '/site/src/home.tsx': 10 },
      {
        isEntry: true,
        imports: ['assets/site-1a2b3c4d.js'],
        dynamicImports: ['assets/dialogs-1a2b3c4d.js', 'assets/testers-home-1a2b3c4d.js'],
        viteMetadata: { importedCss: new Set(['assets/site-Ab_-12cd.css']) },
      },
    ),
    chunk('site', { '/site/src/a.ts': 5, '/site/src/b.ts': 6, '/site/node_modules/react/index.js': 70 }),
    chunk('dialogs', { '/site/src/ui/dialogs.tsx': 7, '/site/src/ui/empty.ts': 0 }),
    chunk(
      'testers-home',
      { '/site/qa/page/testers-home.ts': 8 },
      { dynamicImports: ['assets/es-1a2b3c4d.js'] },
    ),
    chunk('es', { '/site/node_modules/html-to-image/es/index.js': 9 }),
  ];
  expect(statsOf(chunks, ROOT)).toEqual({
    files: [
      { name: 'dialogs.js', file: 'assets/dialogs-1a2b3c4d.js', packages: { ours: 7 } },
      { name: 'index.js', file: 'assets/index-1a2b3c4d.js', packages: { ours: 10 } },
      { name: 'site.css', file: 'assets/site-Ab_-12cd.css', packages: {} },
      { name: 'site.js', file: 'assets/site-1a2b3c4d.js', packages: { react: 70, ours: 11 } },
    ],
    first: ['index.js', 'site.js'],
  });
});

it('numbers files of one name by what they hold', () => {
  const entry = { isEntry: true, dynamicImports: ['assets/two.js', 'assets/one.js'] };
  const chunks = [
    chunk('index', { '/site/src/home.tsx': 1 }, entry),
    chunk('es', { '/site/src/two.ts': 2 }, { fileName: 'assets/two.js' }),
    chunk('es', { '/site/src/one.ts': 1 }, { fileName: 'assets/one.js' }),
  ];
  expect(statsOf(chunks, ROOT).files.map(({ name, file }) => [name, file])).toEqual([
    ['es 2.js', 'assets/two.js'],
    ['es.js', 'assets/one.js'],
    ['index.js', 'assets/index-1a2b3c4d.js'],
  ]);
});

it('keeps what it writes with the build, where no host gives it out', () => {
  expect([statsFile(ROOT, 'dist'), statsFile(ROOT, '/elsewhere/dist', 'map')]).toEqual([
    '/site/dist/.hosts/bundle-site.json',
    '/elsewhere/dist/.hosts/bundle-map.json',
  ]);
});
