import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { config } from 'virtual:city';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../tools/version.mjs';

const root = resolve(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'build-test-'));
// A build takes a few seconds, more on a busy machine.
const BUILD_LIMIT_MS = 120_000;

function build(env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [resolve(root, 'tools/vite.mjs'), 'build', '--outDir', out, '--logLevel', 'error'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...env } },
  );
  return { status, says: stdout + stderr };
}

const page = (name: string) => readFileSync(join(out, name), 'utf8');

afterAll(() => rmSync(out, { recursive: true }));

describe('a build for a connected office, without baked content', { timeout: BUILD_LIMIT_MS }, () => {
  it('bakes nothing in, leads on to the portal without JavaScript, and keeps its policy to its hosts', () => {
    const { status, says } = build({
      SNAPSHOT: 'off',
      VITE_PORTAL_URL: 'https://portal.id',
      VITE_NEWS_URL: 'https://feeds.id/news',
      VITE_IMAGE_DELIVERY: 'proxy',
      VITE_QA: 'off',
      VITE_OFFLINE: 'off',
    });
    expect({ status, says }).toEqual({ status: 0, says: '' });
    const home = page('home.html');
    expect(home).not.toContain('data-snapshot');
    expect(home).toContain('Memuat artikel...');
    expect(home).toContain('Memuat galeri...');
    expect(home).toContain('Memuat produk hukum...');
    expect(home).not.toContain('/media/');
    expect(page('admin/login.html')).toContain(
      '<meta http-equiv="refresh" content="0; url=https://portal.id/admin/login">',
    );
    expect(page('peta.html')).not.toContain('http-equiv="refresh"');
    const names = readdirSync(join(out, 'assets'));
    expect(
      names.filter((name) => /^(?:testers-home|testers-map|all-well|inspector|tools)-/.test(name)),
    ).toEqual([]);
    expect(existsSync(join(out, 'inspector.html'))).toBe(false);
    expect(page('sw.js')).toContain('unregister');
    expect(page('sw.js')).not.toContain('precache');
    // Of a feed elsewhere the build knows nothing, and what leads on at once is no find.
    expect(existsSync(join(out, 'bagikan/artikel'))).toBe(false);
    expect(page('bagikan/layanan/krk.html')).toContain(
      '<meta property="og:title" content="Keterangan Rencana Kota (KRK)">',
    );
    const places = [...page('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, place = '']) => place);
    const first = ['/home', '/peta/data', '/peta-situs', '/privasi', '/aksesibilitas', '/produk-hukum'];
    expect(places.slice(0, first.length)).toEqual(first.map((path) => config.origin + path));
    // The site map for people has all that search engines are given, but pieces of feeds, of regulations and of the guide.
    const ofPieces = /[?]panduan=\d|[?](?:artikel|galeri)=|\/produk-hukum\/[^/]+\/|mulai=$/;
    const links = page('peta-situs.html');
    const whole = places
      .filter((place) => !ofPieces.test(place))
      .map((place) => place.replace(config.origin, ''));
    expect(whole.filter((place) => !links.includes(`href="${place}"`))).toEqual([]);
    expect(places).toContain(`${config.origin}/home?layanan=krk`);
    expect(page('versi.txt')).toBe(`${VERSION}\n`);
    expect(page('robots.txt')).toContain(`Sitemap: ${config.origin}/sitemap.xml`);
    // The feed, and where photos come from and are saved from.
    expect(/connect-src [^;]*/.exec(page('_headers'))?.[0]).toBe(
      "connect-src 'self' https://drive.google.com https://drive.usercontent.google.com https://feeds.id " +
        'https://lh3.googleusercontent.com',
    );
  });
});

describe('what cannot be built', { timeout: BUILD_LIMIT_MS }, () => {
  const office = join(out, 'kantor.yaml');
  it.each([
    [
      'a malformed variable',
      { VITE_PORTAL_URL: 'portal.id' },
      'VITE_PORTAL_URL takes an http(s) origin without a path, or nothing; it holds "portal.id"',
    ],
    [
      'a feed file that is missing, also where none is baked',
      { SNAPSHOT: 'off', VITE_BANNERS_URL: '/content/missing.json' },
      'VITE_BANNERS_URL takes a feed that can be read; public/content/missing.json: there is no such file',
    ],
    [
      'a city with a field that cannot be used',
      { CONTENT_DIR: out },
      `${office}, line 1: origin takes an http(s) origin without a path, such as https://bupc.example.id; it holds "bupc.example.id"`,
    ],
  ])('is %s, which is named with what it takes', (_, env, words) => {
    writeFileSync(office, JSON.stringify({ ...config, origin: 'bupc.example.id' }));
    const { status, says } = build(env);
    expect(status).not.toBe(0);
    expect(says).toContain(words);
  });
});
