import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const planted = new Set<string>();

/** Plants a file that imports something, and gives what the linter says of it. */
function lint(file: string, imported: string): { ok: boolean; says: string } {
  const path = resolve(root, file);
  planted.add(path);
  writeFileSync(path, `import { thing } from '${imported}';\n\nexport const planted = thing;\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', path],
    { cwd: root, encoding: 'utf8' },
  );
  return { ok: status === 0, says: stdout + stderr };
}

afterEach(() => {
  for (const path of planted) rmSync(path, { force: true });
  planted.clear();
});

describe('a planted forbidden import is caught and its edge is named', () => {
  it.each([
    ['src/domain/news/planted.ts', '../../application/site.ts', 'domain imports only domain'],
    ['src/domain/news/planted.ts', '../../adapters/http/news-feed.ts', 'domain imports only domain'],
    ['src/domain/news/planted.ts', '../../ui/app.tsx', 'domain imports only domain'],
    ['src/domain/news/planted.ts', 'xstate', 'domain imports no package'],
    ['src/domain/news/planted.ts', '../gallery/prepare-gallery.ts', 'only through shared/'],
    [
      'src/application/news/planted.ts',
      '../../adapters/http/news-feed.ts',
      'application imports domain and xstate',
    ],
    ['src/application/news/planted.ts', 'react', 'application imports domain and xstate'],
    ['src/application/news/planted.ts', '../gallery/gallery-machine.ts', 'only through shared/'],
    ['src/adapters/http/planted.ts', '../../ui/app.tsx', 'adapters import application and domain'],
    ['src/adapters/http/planted.ts', 'inversify', 'adapters import application and domain'],
    ['src/ui/news/planted.ts', '../../adapters/http/news-feed.ts', 'ui imports application and domain'],
    ['src/ui/news/planted.ts', '../../container.ts', 'ui imports application and domain'],
    ['src/ui/news/planted.ts', '../gallery/folder-card.tsx', 'only through shared/'],
  ])('%s imports %s', (file, imported, message) => {
    const { ok, says } = lint(file, imported);
    expect({ ok, named: says.includes(message) }).toEqual({ ok: false, named: true });
  });
});

describe('an allowed import passes', () => {
  it.each([
    ['src/domain/news/planted.ts', '../shared/wrap-around.ts'],
    ['src/application/news/planted.ts', '../ports/clock.ts'],
    ['src/application/news/planted.ts', '../../domain/shared/pages.ts'],
    ['src/application/news/planted.ts', 'xstate'],
    ['src/ui/news/planted.ts', '../shared/icon.tsx'],
    ['src/ui/news/planted.ts', '../../domain/shared/pages.ts'],
  ])('%s imports %s', (file, imported) => {
    expect(lint(file, imported)).toMatchObject({ ok: true });
  });
});
