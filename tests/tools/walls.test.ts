import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { biomeWith } from '../../tools/walls.mjs';

const root = resolve(import.meta.dirname, '../..');

const DOMAIN = 'domain imports only domain';
const APPLICATION = 'application imports domain and xstate';
const ADAPTERS = 'adapters import application and domain';
const UI = 'ui imports application and domain';
const FEATURES = 'only through shared/';
const TESTERS = 'a page of visitors imports nothing of qa';
const PACKAGE = 'a package imports no file outside itself';
const WORKSHOP = 'no package of the workshop';
const INSPECTOR = 'only qa/page/testers.tsx imports the inspector';

/** Imports that must be caught, with what the linter says of them. */
const FORBIDDEN: readonly (readonly [file: string, imported: string, says: string])[] = [
  ['src/domain/news/a.ts', '../../application/site.ts', DOMAIN],
  ['src/domain/news/d.ts', 'xstate', DOMAIN],
  ['src/domain/news/e.ts', '../gallery/prepare-gallery.ts', FEATURES],
  ['src/application/news/b.ts', 'react', APPLICATION],
  ['src/application/news/c.ts', '../gallery/gallery-machine.ts', FEATURES],
  ['src/adapters/http/a.ts', '../../ui/app.tsx', ADAPTERS],
  ['src/adapters/http/b.ts', 'inversify', ADAPTERS],
  ['src/ui/news/a.ts', '../../adapters/http/news-feed.ts', UI],
  ['src/ui/news/b.ts', '../../container.ts', UI],
  ['src/ui/news/c.ts', '../gallery/folder-card.tsx', FEATURES],
  ['src/domain/news/f.ts', '@bupc/inspector/node', WORKSHOP],
  ['src/application/f.ts', '../../qa/page/testers.tsx', TESTERS],
  ['qa/worlds/g.ts', '../../src/ui/app.tsx', 'worlds are adapters'],
  ['qa/worlds/h.ts', '../page/testers-home.ts', 'worlds are adapters'],
  ['qa/page/a.ts', 'inversify', 'only container.ts imports inversify'],
  ['qa/worlds/i.ts', 'xstate', 'worlds are adapters'],
  ['qa/worlds/j.ts', 'react/jsx-runtime', 'worlds are adapters'],
  ['qa/events/a.ts', '../../src/ui/app.tsx', 'schemas of events'],
  ['qa/events/b.ts', 'react', 'schemas of events'],
  ['packages/inspector/src/domain/c.ts', '@bupc/content', 'domain of the inspector'],
  ['packages/inspector/src/application/c.ts', '@xstate/react', 'application of the inspector'],
  ['src/hydrate-home.tsx', '../qa/page/testers-home.ts', TESTERS],
  ['qa/page/testers-home.ts', '@bupc/inspector', INSPECTOR],
  ['src/map.tsx', '../qa/page/testers.tsx', 'nothing else of qa'],
  ['qa/page/testers.tsx', '@bupc/inspector/node', 'what a page and its window need'],
  ['src/boot/a.ts', '../ui/app.tsx', 'the boot script imports what stands beside it'],
  ['src/worker/a.ts', '../domain/shared/pages.ts', 'the service worker imports'],
  ['src/worker/b.ts', 'react', 'the service worker imports'],
  ['src/prerender.tsx', './adapters/http/news-feed.ts', 'only the composition roots import adapters'],
  ['src/home.tsx', 'inversify', 'only container.ts imports inversify'],
  ['packages/inspector/src/domain/a.ts', '../application/paths/replay.ts', 'domain of the inspector'],
  ['packages/inspector/src/application/a.ts', '../adapters/files/wanted.ts', 'application of the inspector'],
  ['packages/inspector/src/application/b.ts', 'react', 'application of the inspector'],
  ['packages/inspector/src/adapters/a.ts', '../ui/inspector.tsx', 'adapters of the inspector'],
  ['packages/inspector/src/ui/a.ts', '../adapters/files/wanted.ts', 'ui of the inspector'],
  ['packages/bench/src/page/deep/a.ts', '../../../../../vite.config.ts', PACKAGE],
  ['packages/content/tests/a.test.ts', '../../../tools/content/site.ts', PACKAGE],
  ['src/domain/shared/one.ts', './other.ts', 'cycle'],
  ['src/domain/shared/other.ts', './one.ts', 'cycle'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/news/y.ts', '../shared/wrap-around.ts'],
  ['src/application/news/w.ts', '../shared/failure.ts'],
  ['src/application/news/y.ts', '../../domain/shared/pages.ts'],
  ['src/application/news/z.ts', 'xstate'],
  ['src/application/home/y.ts', '../gallery/open-folder.ts'],
  ['src/ui/pages/y.ts', '../gallery/gallery-section.tsx'],
  ['src/worker/y.ts', 'workbox-routing'],
  ['packages/bench/src/page/deep/y.ts', '../tab.ts'],
  ['packages/content/tests/y.test.ts', '../src/items.ts'],
  ['qa/events/y.ts', 'valibot'],
  ['qa/worlds/y.ts', '../../src/adapters/http/feeds.ts'],
  ['qa/page/testers-map.ts', './testers.tsx'],
  ['packages/inspector/src/application/y.ts', 'valibot'],
];

const importing = (imported: string) =>
  `import { thing } from '${imported}';\n\nexport const planted = thing;\n`;

/** Plants files in a folder of their own, and gives what the linter says of each. */
function lint(files: readonly (readonly [file: string, source: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'walls-test-'));
  cpSync(join(root, 'tools/no-clock.grit'), join(folder, 'tools/no-clock.grit'), { recursive: true });
  const { $schema: _, vcs: __, ...rules } = biomeWith(files.map(([file]) => file));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  for (const [file, source] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  const said = stdout.split('\n');
  return (file: string) => said.filter((line) => line.includes(`/${file},`)).join('\n');
}

it('a forbidden import is caught and its border is named, an allowed one passes', () => {
  const saysOf = lint([...FORBIDDEN, ...ALLOWED].map(([file, imported]) => [file, importing(imported)]));
  const missed = FORBIDDEN.filter(([file, , says]) => !saysOf(file).includes(says));
  const wronged = ALLOWED.filter(([file]) => saysOf(file) !== '');
  expect({ missed, wronged }).toEqual({ missed: [], wronged: [] });
});

it.each([
  ['src/home.tsx', '../qa/page/testers-home.ts'],
  ['src/map.tsx', '../qa/page/testers-map.ts'],
])(
  "%s loads its testers' page by a dynamic import alone, which the linter does not tell from a static one",
  (entry, loaded) => {
    const text = readFileSync(join(root, entry), 'utf8');
    expect(text.match(/(?:from |import )\(?'[^']*testers-[^']*'/g)).toBe(null);
    expect(text).toContain(`import('${loaded}')`);
  },
);

const ASKING = ['Date.now()', 'new Date()', 'Math.random()', 'performance.now()'];

it.each(['src/domain/news', 'src/application/news'])(
  'what asks for time or chance in %s is caught',
  (folder) => {
    const planted = ASKING.map(
      (asks, place) => [`${folder}/p${place}.ts`, `export const now = () => ${asks};\n`] as const,
    );
    const given = [`${folder}/given.ts`, 'export const at = (now: number) => new Date(now);\n'] as const;
    const saysOf = lint([...planted, given]);
    const says = (text: string) => /are given the time and chance/.test(text);
    expect([...planted, given].map(([file]) => says(saysOf(file)))).toEqual([true, true, true, true, false]);
  },
);

it('what asks for a page, a network, a timer or Node does not compile in rules and machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-test-'));
  const lines = [
    'document.title',
    'fetch',
    'setTimeout',
    'localStorage',
    'process',
    'new URL("/a", "b:").href',
  ];
  writeFileSync(join(folder, 'planted.ts'), `export const planted = [\n${lines.join(',\n')},\n];\n`);
  const config = {
    extends: join(root, 'src/application/tsconfig.json'),
    include: ['.', join(root, 'src/runtime.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const refused = [...stdout.matchAll(/planted\.ts\((\d+),\d+\): error/g)].map(
    ([, line]) => lines[Number(line) - 2],
  );
  expect(refused).toEqual(lines.slice(0, -1));
});
