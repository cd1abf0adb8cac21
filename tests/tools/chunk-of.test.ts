import { expect, it } from 'vitest';
import { chunkOf } from '../../tools/build/chunk-of.ts';

const IMPORTS: Record<string, readonly string[]> = {
  '/site/src/home.tsx': ['/site/src/ui/app.tsx', '/site/src/domain/rule.ts'],
  '/site/src/ui/app.tsx': ['/site/node_modules/react/index.js'],
  '/site/node_modules/react/index.js': [],
  '/site/node_modules/react-pdf/index.js': ['/site/node_modules/react/index.js'],
  '/site/src/domain/rule.ts': [],
};
const graph = {
  getModuleInfo: (id: string) => (IMPORTS[id] === undefined ? null : { importedIds: IMPORTS[id] }),
};

it('names a chunk for all that the entry imports, but for folders with one of their own and the entry itself', () => {
  const parts = { react: ['node_modules/react'], machines: ['src/domain'] };
  const { name } = chunkOf('/site/src/home.tsx', 'site', { parts, isEntryAlone: true });
  expect(Object.keys(IMPORTS).map((id) => [id, name(id, graph)])).toEqual([
    ['/site/src/home.tsx', null],
    ['/site/src/ui/app.tsx', 'site'],
    ['/site/node_modules/react/index.js', 'react'],
    ['/site/node_modules/react-pdf/index.js', null],
    ['/site/src/domain/rule.ts', 'machines'],
  ]);
});

it.each(['/site/src/ui/app.tsx', '\\site\\src\\ui\\app.tsx'])(
  'names a chunk for the module %s together with all that it imports',
  (module) => {
    const { name } = chunkOf(module, 'app');
    expect(Object.keys(IMPORTS).map((id) => name(id, graph))).toEqual([null, 'app', 'app', null, null]);
  },
);
