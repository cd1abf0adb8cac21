import { expect, it } from 'vitest';
import {
  type BundledFile,
  codeOfModule,
  sheetsOfModule,
  storedAssets,
  storedPage,
} from '../../tools/build/stored-files.ts';

const chunk = (fileName: string, moduleIds: string[], css: string[] = []): BundledFile => ({
  type: 'chunk',
  fileName,
  moduleIds,
  viteMetadata: { importedCss: new Set(css) },
});

it('keeps code, styles and font from the start, without what testers need, rare characters and the libraries of the guide', () => {
  expect(
    storedAssets([
      chunk('assets/site-1.js', ['/a/src/home.tsx', '/a/src/ui/guide/guide.tsx'], ['assets/site-1.css']),
      chunk('assets/dialogs-1.js', ['/a/src/ui/dialogs.tsx'], ['assets/dialogs-1.css', 'assets/site-1.css']),
      chunk('assets/guide-body-1.js', ['/a/node_modules/react-pdf/index.js'], ['assets/guide-body-1.css']),
      chunk('assets/testers-home-1.js', ['/a/packages/inspector/src/page/tools.tsx']),
      chunk('assets/all-well-1.js', ['/a/qa/scenarios/all-well.json']),
      { type: 'asset', fileName: 'assets/jakarta-plain-1.woff2' },
      { type: 'asset', fileName: 'assets/plus-jakarta-sans-latin-wght-normal-1.woff2' },
      { type: 'asset', fileName: 'assets/pdf.worker.min-1.mjs' },
      { type: 'asset', fileName: 'index.html' },
    ]),
  ).toEqual([
    '/assets/dialogs-1.css',
    '/assets/dialogs-1.js',
    '/assets/jakarta-plain-1.woff2',
    '/assets/site-1.css',
    '/assets/site-1.js',
  ]);
});

it('gives the sheets and the code of a module that is loaded late', () => {
  const late = chunk(
    'assets/late-1.js',
    ['/a/src/ui/late.tsx', '/a/src/ui/other.tsx'],
    ['assets/late-1.css'],
  );
  const bundle = [
    chunk('assets/home-1.js', ['/a/src/home.tsx'], ['assets/home-1.css']),
    { ...late, imports: ['assets/shared-1.js'] },
  ];
  expect(sheetsOfModule(bundle, '/src/ui/late.tsx')).toEqual(['/assets/late-1.css']);
  expect(codeOfModule(bundle, '/src/ui/late.tsx')).toEqual(['/assets/shared-1.js', '/assets/late-1.js']);
  expect([
    ...sheetsOfModule(bundle, '/src/ui/none.tsx'),
    ...codeOfModule(bundle, '/src/ui/none.tsx'),
  ]).toEqual([]);
});

it('tells a page apart by its content', () => {
  const [one, other, same] = ['<p>1</p>', '<p>2</p>', '<p>1</p>'].map((html) => storedPage('/home', html));
  expect(one).toEqual({ url: '/home', revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(other?.revision).not.toBe(one?.revision);
  expect(same).toEqual(one);
});
