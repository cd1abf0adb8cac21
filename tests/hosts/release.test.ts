import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_RELEASES, release } from './hosted.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bupc-release-')));
  target = join(folder, 'srv');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build with a page and one chunk of this name. */
function build(name: string): string {
  const dist = join(folder, `build-${name}`);
  const files = {
    'home.html': `the page ${name}`,
    [`assets/${name}.js`]: `chunk ${name}`,
    [`assets/deep/${name}.js`]: `deep chunk ${name}`,
    'art/lead.webp': `art ${name}`,
    '.hosts/lasting-folders': 'assets\nmedia\n',
    '.hosts/nginx-maps.conf': `maps ${name}`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}

const filesOf = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();
const current = (file: string) => readFileSync(join(target, 'current', file), 'utf8');
const releases = () => readdirSync(join(target, 'releases')).sort();

/** Releases, and gives what it says where it fails. */
function refusal(dist: string, env: Record<string, string> = {}, place = target): string {
  try {
    return `released: ${release(place, dist, env)}`;
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr).trim();
  }
}

it.skipIf(NO_RELEASES !== undefined)(
  'refuses a build with a link in it, which would give out what lies outside',
  () => {
    const dist = build('a');
    symlinkSync('/etc', join(dist, 'art/etc'));
    expect(refusal(dist)).toBe('release.sh: the build has a link in it, which may lead outside: ./art/etc');
    expect(existsSync(join(target, 'current'))).toBe(false);
  },
);

describe.skipIf(NO_RELEASES !== undefined)(
  `release.sh${NO_RELEASES === undefined ? '' : `: ${NO_RELEASES}`}`,
  () => {
    it('puts a build in place, and what its server needs beside it', () => {
      release(target, build('a'));
      const [name = ''] = releases();
      expect(filesOf(join(target, 'releases', name))).toEqual([
        'lasting-files',
        'lasting-folders',
        'nginx-maps.conf',
        'nginx-root.conf',
        'root.caddy',
        'site/art/lead.webp',
        'site/assets/a.js',
        'site/assets/deep/a.js',
        'site/home.html',
      ]);
      expect(readlinkSync(join(target, 'current'))).toBe(`releases/${name}`);
      expect(current('nginx-root.conf')).toBe(`map $uri $bupc_root {
    volatile;
    default ${target}/releases/${name}/site;
    ~^/assets/ ${target}/current/site;
    ~^/media/ ${target}/current/site;
}
`);
      expect(current('root.caddy')).toBe(`root * ${target}/releases/${name}/site
root /assets/* ${target}/current/site
root /media/* ${target}/current/site
`);
    });

    it('keeps the chunks of the releases before, and nothing else of them', () => {
      for (const name of ['a', 'b', 'c']) release(target, build(name), { KEEP: '2' });
      expect(filesOf(join(target, 'current/site'))).toEqual([
        'art/lead.webp',
        'assets/b.js',
        'assets/c.js',
        'assets/deep/b.js',
        'assets/deep/c.js',
        'home.html',
      ]);
      expect([current('site/home.html'), current('site/assets/b.js')]).toEqual(['the page c', 'chunk b']);
      expect(releases()).toHaveLength(2);
    });

    it('keeps with KEEP=1 no other release', () => {
      for (const name of ['a', 'b']) release(target, build(name), { KEEP: '1' });
      expect(releases()).toHaveLength(1);
      expect(existsSync(join(target, 'current/site/assets/a.js'))).toBe(false);
    });

    it('tells the server when the link has moved, and nothing is left beside', () => {
      release(target, build('a'), { RELOAD: `cat ${target}/current/site/home.html > ${folder}/seen` });
      expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe('the page a');
      expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
      expect(releases()).toHaveLength(1);
    });

    it('takes the release back where the server does not take it', () => {
      release(target, build('a'));
      const before = releases();
      expect(refusal(build('b'), { RELOAD: 'false' })).toBe(
        `release.sh: the server did not take the release; releases/${before[0]} stays`,
      );
      expect([current('site/home.html'), releases()]).toEqual(['the page a', before]);
    });

    it('refuses what is no build, and what it cannot mean', () => {
      const dist = build('a');
      expect([
        refusal(join(folder, 'empty')),
        refusal(dist, { KEEP: '0' }),
        refusal(dist, { KEEP: 'all' }),
        refusal(dist, {}, join(folder, 'a b')),
      ]).toEqual([
        `release.sh: there is no build in ${folder}/empty; npm run build makes one`,
        "release.sh: KEEP takes a number from 1; it holds '0'",
        "release.sh: KEEP takes a number from 1; it holds 'all'",
        `release.sh: the folder's name takes letters, digits, dots and dashes: ${folder}/a b`,
      ]);
    });

    it('refuses a second release at the same time', () => {
      mkdirSync(join(target, 'releases/.busy'), { recursive: true });
      expect(refusal(build('a'))).toBe(
        `release.sh: another release is being put in place; if not, remove ${target}/releases/.busy`,
      );
      expect(existsSync(join(target, 'current'))).toBe(false);
    });
  },
);
