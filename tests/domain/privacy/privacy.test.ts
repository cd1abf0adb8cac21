import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedItems } from '../../../src/domain/privacy/asked.ts';
import { STORED, storedItems } from '../../../src/domain/privacy/stored.ts';

const EVERYTHING = { offline: true, isProxied: true, qa: true };
/** The program of the site: each file with its text. */
const sources = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);
const keysIn = (text: string) =>
  [...text.matchAll(/(?:\b[A-Z_]*(?:KEY|CACHE) = |\bkey: |\bcacheName: )'([^']+)'/g)].map(([, key]) => key);
// Words about a store, what takes it away, and what asks whether there is one.
const NAMELESS = ['adapters/browser/offline-worker.ts', 'composition.ts', 'worker/remover.ts'];
const keysOf = (build: typeof EVERYTHING) => storedItems(build).map(({ key }) => key);

describe('what is stored', () => {
  it('differs with the build', () => {
    const always = ['gallery_cache', 'articles_cache', 'langkah_centang', 'pengumuman', 'renewed_for'];
    expect(keysOf({ offline: false, isProxied: true, qa: false })).toEqual(always);
    expect(keysOf({ ...EVERYTHING, isProxied: false })).not.toContain('bupc-proxied');
    expect(keysOf(EVERYTHING)).toEqual(STORED.map(({ key }) => key));
  });

  it('is every name under which the code stores something, and nothing else', () => {
    const storing = sources().filter(([, text]) =>
      /\b(?:local|session)Storage\b|\bcaches\.|\bcacheName\b|\bindexedDB\b/.test(text),
    );
    const named = storing.map(([name, text]) => [name, keysIn(text)] as const);
    // What its library names, and what the testers' tools store, stands in no file of these.
    const others = ['bupc-precache…', 'workbox-expiration', 'qa_inspector…'];
    const found = new Set([...named.flatMap(([, keys]) => keys), ...others]);
    expect([...found].sort()).toEqual(STORED.map(({ key }) => key).sort());
    // They store nothing themselves; a name in any other file must be found.
    const nameless = named
      .filter(([, keys]) => keys.length === 0)
      .map(([name]) => name.replaceAll('\\', '/'));
    expect(nameless.sort()).toEqual(NAMELESS);
  });

  it('are no cookies, and nothing is counted', () => {
    const counting = /document\.cookie|cookieStore|sendBeacon|googletagmanager|google-analytics/;
    expect(sources().filter(([, text]) => counting.test(text))).toEqual([]);
  });
});

describe('what is asked of others', () => {
  const none = { images: [], connections: [], media: [], frames: [] };
  it('is nothing where all stands on this site', () => {
    expect(askedItems(none)).toEqual([]);
  });

  it('is named by its purpose, each host once', () => {
    const [a, b] = ['https://a.id', 'https://b.id'];
    const hosts = { ...none, images: [a], connections: [a, b], frames: [b] };
    expect(askedItems(hosts).map(({ hosts: asked }) => asked)).toEqual([[a], [b], [b]]);
    expect(askedItems({ ...none, images: [a], connections: [a] })).toHaveLength(1);
  });
});
