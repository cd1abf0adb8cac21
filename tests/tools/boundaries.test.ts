import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const DOMAIN = 'domain imports only domain';
const APPLICATION = 'application imports domain and xstate';
const ADAPTERS = 'adapters import application and domain';
const UI = 'ui imports application and domain';
const FEATURES = 'only through shared/';
const TESTERS = 'only src/testers.tsx imports the inspector';
const WORLDS = 'only what testers load imports the worlds';
const PACKAGE = 'a package imports no file outside itself';
const WORKSHOP = 'the site imports no package of the workshop';

/** Imports that must be caught, with what the linter says of them. */
const FORBIDDEN: readonly (readonly [file: string, imported: string, says: string])[] = [
  ['src/domain/news/a.ts', '../../application/site.ts', DOMAIN],
  ['src/domain/news/b.ts', '../../adapters/http/news-feed.ts', DOMAIN],
  ['src/domain/news/c.ts', '../../ui/app.tsx', DOMAIN],
  ['src/domain/news/d.ts', 'xstate', 'domain imports no package'],
  ['src/domain/news/e.ts', '../gallery/prepare-gallery.ts', FEATURES],
  ['src/application/news/a.ts', '../../adapters/http/news-feed.ts', APPLICATION],
  ['src/application/news/b.ts', 'react', APPLICATION],
  ['src/application/news/c.ts', '../gallery/gallery-machine.ts', FEATURES],
  ['src/application/home/a.ts', '../../ui/app.tsx', APPLICATION],
  ['src/adapters/http/a.ts', '../../ui/app.tsx', ADAPTERS],
  ['src/adapters/http/b.ts', 'inversify', ADAPTERS],
  ['src/ui/news/a.ts', '../../adapters/http/news-feed.ts', UI],
  ['src/ui/news/b.ts', '../../container.ts', UI],
  ['src/ui/news/c.ts', '../gallery/folder-card.tsx', FEATURES],
  ['src/ui/pages/a.ts', '../../container.ts', UI],
  ['src/domain/news/f.ts', '@bupc/inspector/domain/replay-view.ts', WORKSHOP],
  ['src/application/f.ts', '../testers.tsx', TESTERS],
  ['src/application/news/d.ts', 'valibot', APPLICATION],
  ['src/application/news/d-events.ts', 'xstate', 'schemas of events import domain and valibot'],
  ['src/adapters/http/f.ts', '@bupc/inspector/adapters/files/wanted.ts', WORKSHOP],
  ['src/adapters/http/h.ts', '../worlds/world.ts', WORLDS],
  ['src/adapters/worlds/f.ts', '@bupc/inspector/domain/path.ts', WORKSHOP],
  ['src/ui/news/f.ts', '@bupc/inspector/inspect-page.ts', WORKSHOP],
  ['src/hydrate-home.tsx', './rehearsal.ts', TESTERS],
  ['src/map-composition.ts', './adapters/worlds/world.ts', WORLDS],
  ['src/container.ts', './rehearsal.ts', TESTERS],
  ['src/rehearsal.ts', '@bupc/inspector/page/tools.tsx', WORKSHOP],
  ['src/map.tsx', '@bupc/inspector/page/tools.tsx', WORKSHOP],
  ['src/testers.tsx', '@bupc/content/feeds.ts', WORKSHOP],
  ['src/boot/a.ts', '../rehearsal.ts', 'the boot script imports what stands beside it'],
  ['src/boot/b.ts', '../application/site.ts', 'the boot script imports what stands beside it'],
  ['src/worker/a.ts', '../domain/shared/pages.ts', 'the service worker imports'],
  ['src/worker/b.ts', 'react', 'the service worker imports'],
  ['src/prerender.tsx', './adapters/http/news-feed.ts', 'only the composition roots import adapters'],
  ['src/home.tsx', 'inversify', 'only container.ts imports inversify'],
  ['packages/inspector/src/domain/a.ts', '../application/paths/replay.ts', 'domain of the inspector'],
  ['packages/inspector/src/domain/b.ts', '../../../../src/domain/shared/pages.ts', PACKAGE],
  ['packages/inspector/src/application/a.ts', '../adapters/files/wanted.ts', 'application of the inspector'],
  ['packages/inspector/src/application/b.ts', 'react', 'application of the inspector'],
  ['packages/inspector/src/adapters/a.ts', '../ui/inspector.tsx', 'adapters of the inspector'],
  ['packages/inspector/src/ui/a.ts', '../adapters/files/wanted.ts', 'ui of the inspector'],
  ['packages/inspector/src/ui/b.ts', '../../../../src/ui/shared/icon.tsx', PACKAGE],
  ['packages/inspector/src/page/a.ts', '../../../../vite.config.ts', PACKAGE],
  ['packages/inspector/src/paths/a.ts', '../../../../tools/paths/files.ts', PACKAGE],
  ['packages/bench/src/a.ts', '../../../src/domain/news/excerpt.ts', PACKAGE],
  ['packages/bench/src/page/a.ts', '../../../../tools/serve.mjs', PACKAGE],
  ['packages/bench/src/page/deep/a.ts', '../../../../../vite.config.ts', PACKAGE],
  ['packages/content/src/a.ts', '../../bench/src/timing.ts', PACKAGE],
  ['packages/content/src/b.ts', '../../../src/domain/shared/pages.ts', PACKAGE],
  ['packages/content/src/check/a.ts', '../../../../tools/content/site.ts', PACKAGE],
  ['packages/content/tests/a.test.ts', '../../../tools/content/site.ts', PACKAGE],
  ['packages/script-feeds/src/host/a.ts', '../../../../src/domain/shared/pages.ts', PACKAGE],
  ['src/adapters/http/g.ts', '@bupc/content/feeds.ts', WORKSHOP],
  ['src/ui/news/g.ts', '@bupc/bench/timing.ts', WORKSHOP],
  ['src/domain/shared/one.ts', './other.ts', 'cycle'],
  ['src/domain/shared/other.ts', './one.ts', 'cycle'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/news/y.ts', '../shared/wrap-around.ts'],
  ['src/application/news/v.ts', '../ports/clock.ts'],
  ['src/application/news/w.ts', '../shared/failure.ts'],
  ['src/application/news/y.ts', '../../domain/shared/pages.ts'],
  ['src/application/news/z.ts', 'xstate'],
  ['src/application/home/y.ts', '../gallery/open-folder.ts'],
  ['src/ui/news/y.ts', '../shared/icon.tsx'],
  ['src/ui/news/z.ts', '../../domain/shared/pages.ts'],
  ['src/ui/pages/y.ts', '../gallery/gallery-section.tsx'],
  ['src/boot/y.ts', '../domain/shared/pages.ts'],
  ['src/worker/y.ts', 'workbox-routing'],
  ['packages/bench/src/page/y.ts', '../timing.ts'],
  ['packages/bench/src/page/deep/y.ts', '../tab.ts'],
  ['packages/bench/src/y.ts', './timing.ts'],
  ['packages/content/src/check/y.ts', '../items.ts'],
  ['packages/content/tests/y.test.ts', '../src/items.ts'],
  ['src/application/news/x-events.ts', 'valibot'],
  ['src/application/news/y-events.ts', '../shared/common-events.ts'],
  ['src/adapters/worlds/y.ts', '../http/feeds.ts'],
  ['src/inspector.tsx', './testers.tsx'],
  ['src/map-rehearsal.ts', './testers.tsx'],
  ['packages/inspector/src/ui/y.ts', '../application/inspection/session.ts'],
  ['packages/inspector/src/application/y.ts', 'valibot'],
];

/** Plants files that import something, in a folder of their own, and gives what the linter says of each. */
function lint(files: readonly (readonly [file: string, imported: string, ...rest: string[]])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-test-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const { $schema: _, vcs: __, ...rules } = config;
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  for (const [file, imported] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const source = `import { thing } from '${imported}';\n\nexport const planted = thing;\n`;
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
  const saysOf = lint([...FORBIDDEN, ...ALLOWED]);
  const missed = FORBIDDEN.filter(([file, , says]) => !saysOf(file).includes(says));
  const wronged = ALLOWED.filter(([file]) => saysOf(file) !== '');
  expect({ missed, wronged }).toEqual({ missed: [], wronged: [] });
});

it.each([
  ['src/home.tsx', './rehearsal.ts'],
  ['src/map.tsx', './map-rehearsal.ts'],
])(
  '%s brings its rehearsal lazily alone, which the linter cannot tell from an import at once',
  (entry, brought) => {
    const text = readFileSync(join(root, entry), 'utf8');
    expect(text.match(/(?:from |import )\(?'[^']*rehearsal[^']*'/g)).toBe(null);
    expect(text).toContain(`import('${brought}')`);
  },
);

it('no machine brings the schemas of its events along: it imports their types alone', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const others = files.filter(
    (file) => /\.tsx?$/.test(file) && !/-events\.ts$|adapters.worlds|^inspected-machines\.ts$/.test(file),
  );
  const bringing = others.filter((file) =>
    /^import (?!type )[^;]*-events\.ts'/m.test(readFileSync(join(root, 'src', file), 'utf8')),
  );
  expect(bringing).toEqual([]);
});
