import { expect, it } from 'vitest';
import { chunkOf } from '../../tools/build/chunk-of.ts';
import { isPdfAsset } from '../../tools/build/pdf-assets.ts';

it('finds what the entry imports where the entry has the separators of Windows', () => {
  const imports: Record<string, string[]> = {
    'C:/situs/src/home.tsx': ['C:/situs/src/a.ts'],
    'C:/situs/src/a.ts': [],
    'C:/situs/src/late.ts': [],
  };
  const graph = {
    getModuleInfo: (id: string) => (imports[id] === undefined ? null : { importedIds: imports[id] }),
  };
  const { name } = chunkOf('C:\\situs\\src\\home.tsx', 'site', { isEntryAlone: true });
  expect(Object.keys(imports).map((id) => name(id, graph))).toEqual([null, 'site', null]);
});

it.each(['/', '\\'])('takes what pdf.js fetches, and nothing else, where %s parts names', (mark) => {
  const paths = [
    '',
    'cmaps',
    'cmaps/78-H.bcmap',
    'wasm/LICENSE_QCMS',
    'wasm/qcms.wasm',
    'build',
    'build/pdf.mjs',
  ];
  expect(paths.filter((path) => isPdfAsset(path.replaceAll('/', mark)))).toEqual(paths.slice(0, 4));
});
