import { readFileSync } from 'node:fs';
import { ENTRIES, scriptCode } from '@bupc/script-feeds';
import { beforeEach, describe, expect, it } from 'vitest';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { all, FEEDS, type Host, headline, office, parsed } from './office.ts';
import { driveId } from './rule-fixture.ts';
import { SITE_RULES, siteScript } from './site-script.ts';

let host: Host;
beforeEach(async () => {
  host = await siteScript();
});

describe('the built script', () => {
  it('stands in the editor as functions of the top level, and uses nothing that the host has not', async () => {
    const code = await scriptCode(SITE_RULES);
    expect(ENTRIES.filter((name) => !new RegExp(`^function ${name}\\(`, 'm').test(code))).toEqual([]);
    expect(code.match(/^(?:import|export)\b|\bnew URL\b|\bIntl\.|\bsetTimeout\b|\bprocess\./gm)).toBe(null);
  });

  it('asks for the scopes that it needs and no more', () => {
    const manifest = JSON.parse(readFileSync('packages/script-feeds/appsscript.json', 'utf8'));
    expect(manifest).toMatchObject({
      ...{ timeZone: 'Asia/Jakarta', runtimeVersion: 'V8' },
      oauthScopes: ['spreadsheets.currentonly', 'drive.readonly'].map(
        (scope) => `https://www.googleapis.com/auth/${scope}`,
      ),
    });
  });
});

describe('an answer', () => {
  it('of every feed is read by the site without a word', () => {
    office(host);
    host.call('rebuild');
    const read = FEEDS.map((feed) => ({ feed, ...parsed(feed, host.ask({ feed })) }));
    expect(read.map(({ feed, items, events }) => [feed, items.length, events])).toEqual([
      ['banners', 1, []],
      ['gallery', 2, []],
      ['legal-products', 1, []],
      ['staff', 1, []],
      ['news', 2, []],
    ]);
    expect(host.errors).toEqual([]);
    expect(host.ask({ feed: 'news' })).toMatchObject({
      articles: [
        { id: 'rapat', content: 'Warga hadir.' },
        { images: [{ id: driveId('kepala') }, { id: driveId('pantai') }] },
      ],
    });
  });

  it('without the key holds no content and is refused by the site as a wrong envelope', () => {
    office(host);
    host.call('rebuild');
    host.properties.values.set('KEY', 'rahasia-panjang');
    const error = { error: 'The key is missing or wrong.' };
    const asked = (key: Record<string, string>) => all((feed) => host.ask({ feed, ...key }));
    expect(asked({ key: '' })).toEqual(all(() => error));
    expect(asked({ key: 'rahasia' })).toEqual(all(() => error));
    host.properties.values.delete('KEY');
    const unset = { error: 'The property KEY of the script is not set.' };
    expect([asked({ key: '' }), asked({ key: 'rahasia-panjang' })]).toEqual([
      all(() => unset),
      all(() => unset),
    ]);
    host.properties.values.set('KEY', 'rahasia-panjang');
    const refused = all((feed) => {
      try {
        return parsed(feed, error);
      } catch (thrown) {
        return thrown instanceof FeedError && thrown.kind;
      }
    });
    // A list of legal products that is none counts as empty on the page; the build refuses it.
    const noList = { items: [], events: [{ name: 'feed.no-list', detail: { feed: 'legal-products' } }] };
    expect(refused).toEqual(all((feed) => (feed === 'legal-products' ? noList : 'format')));
    expect(parsed('news', host.ask({ feed: 'news', key: 'rahasia-panjang' })).items).toHaveLength(2);
  });

  it.each([
    [{}, 'Name a feed: ?feed=banners|staff|legal-products|news|gallery'],
    [{ feed: 'toString' }, 'Name a feed: ?feed=banners|staff|legal-products|news|gallery'],
    [{ feed: 'news' }, 'This feed has not been made yet. Run rebuild.'],
  ])('to %j before anything was made is an error', (parameter, error) => {
    expect(host.ask(parameter)).toEqual({ error });
  });

  it('is given, or an error, whatever is broken; the key is not skipped with it', () => {
    office(host);
    expect(host.askNothing()).toEqual({ error: 'The key is missing or wrong.' });
    expect(host.ask({})).toEqual({ error: expect.stringContaining('Name a feed') });
    host.call('rebuild');
    host.cache.down = true;
    expect(parsed('banners', host.ask({ feed: 'banners' })).items).toHaveLength(1);
    host.properties.down = true;
    expect(host.ask({ feed: 'banners' })).toEqual({ error: 'The feeds cannot be read just now.' });
    expect(host.errors.filter((line) => line.includes('banners=') || line.includes('key'))).toEqual([]);
  });

  it('comes from the stored copy, and is cached again, once the cache has forgotten it or a piece of it', () => {
    office(host);
    host.call('rebuild');
    const before = host.ask({ feed: 'gallery' });
    host.time.ms += 7 * 3_600_000;
    const taken = host.drive.taken.length;
    expect([host.ask({ feed: 'gallery' }), host.drive.taken.length]).toEqual([before, taken]);
    host.cache.forget((key) => key.includes(':'));
    expect(host.ask({ feed: 'gallery' })).toEqual(before);
    host.book.remove('Simpanan');
    expect(host.ask({ feed: 'gallery' })).toEqual(before);
  });

  it('is an error, not half a document, once somebody has changed the stored copy', () => {
    office(host);
    host.call('rebuild');
    host.cache.forget();
    host.book.put('Simpanan', [['|[]|', '|[]|', '', '[]']]);
    expect([host.ask({ feed: 'banners' }), host.ask({ feed: 'staff' })]).toEqual(
      Array(2).fill({ error: 'This feed has not been made yet. Run rebuild.' }),
    );
  });

  it('of ten thousand photos goes through cells and cached values in pieces', () => {
    office(host);
    const ids = Array.from({ length: 500 }, (_, index) => `besar-${index}`);
    const folders = Array.from({ length: 20 }, (_, index) => `map-${index}`);
    host.drive.put(
      ...ids.map((id) => ({ id, name: `${id} = "ünïcode" 🏛.jpg` })),
      ...folders.map((id) => ({ id, name: `=${id}`, inside: ids })),
      { id: driveId('galeri'), inside: folders },
    );
    host.call('rebuild');
    expect(headline(host, 'gallery')).toBe('Berhasil: 20 isi.');
    const read = () => parsed('gallery', host.ask({ feed: 'gallery' })).items as { images: unknown[] }[];
    expect(read().map(({ images }) => images.length)).toEqual(Array(20).fill(500));
    host.cache.forget();
    expect(read().map(({ images }) => images.length)).toEqual(Array(20).fill(500));
    expect([host.book.hidden(), host.errors]).toEqual([['Simpanan'], []]);
  });
});
