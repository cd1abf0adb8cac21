import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { FeedAnswer, Scenario } from '../../qa/worlds/scenario.ts';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import { scriptedStorage } from '../../qa/worlds/scripted-storage.ts';
import { openWorld, pauseWorld } from '../../qa/worlds/world.ts';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { createGalleryCache, GALLERY_RECORD } from '../../src/adapters/web-storage/caches.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { ShownError } from '../../src/domain/shared/shown-error.ts';
import { bakeSnapshot } from '../../tools/build/snapshot.ts';
import { readDocuments } from '../../tools/paths/files.ts';
import { cacheStoreContract } from '../contracts/cache-store-contract.ts';
import { imageAddressesContract } from '../contracts/image-addresses-contract.ts';
import { ending } from '../fakes/fake-time.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { aFolder } from '../fixtures/gallery.ts';

const documents = readDocuments();
const publicDir = resolve(import.meta.dirname, '../../public');
const scenarioOf = (world: object): Scenario => readScenario({ name: 'test', title: 'Test', ...world });
const signal = () => new AbortController().signal;

function paused(world: object) {
  const logger = recordingLogger();
  return { logger, ...pauseWorld(scenarioOf(world), { documents, logger }) };
}

imageAddressesContract('a world in which images load', () => paused({}).ports.images);
cacheStoreContract('a cache in scripted storage', (clock) => {
  const logger = recordingLogger();
  const storage = scriptedStorage({ ...GALLERY_RECORD, state: 'nothing', stored: [], clock });
  return createGalleryCache({ storage, clock, logger });
});

describe('a feed', () => {
  const folders = async (...answers: FeedAnswer[]) => {
    const { ports, logger } = paused({ feeds: { gallery: answers } });
    const counts: (number | string)[] = [];
    for (const _ of answers) {
      counts.push(
        await ports.feeds.gallery.load(signal()).then(
          ({ length }) => length,
          (error: Error) => error.message,
        ),
      );
    }
    return { counts, logged: logger.events.map(({ name }) => name) };
  };

  it.each<[FeedAnswer, number | string, readonly string[]]>([
    ['good', 13, []],
    ['empty', 0, []],
    ['one-bad-item', 13, ['feed.item-dropped']],
    ['odd-dates', 13, []],
    ['wrong-envelope', 'Invalid API response format', ['feed.failed']],
    ['html', 'Invalid API response format', ['feed.failed']],
    ['truncated', 'Invalid API response format', ['feed.failed']],
    ['too-long', 'Invalid API response format', ['feed.failed']],
    ['404', 'HTTP error! status: 404', ['feed.failed']],
    ['500', 'HTTP error! status: 500', ['feed.failed']],
    ['network', 'Jaringan tidak dapat dijangkau', ['feed.failed']],
    ['hangs', 'Waktu tunggu habis', ['feed.failed']],
    [{ body: { success: true, data: { folders: [{ folderId: 'a', folderName: 'A' }] } } }, 1, []],
    [{ text: '<p>Busy' }, 'Invalid API response format', ['feed.failed']],
    [{ status: 418 }, 'HTTP error! status: 418', ['feed.failed']],
  ])('that answers %j gives %s', async (answer, given, logged) => {
    expect(await folders(answer)).toEqual({ counts: [given], logged });
  });

  it('gives its answers in turn, the last one again and again', async () => {
    expect((await folders('good', '500', 'empty', 'empty')).counts).toEqual([
      13,
      'HTTP error! status: 500',
      0,
      0,
    ]);
  });

  it('holds articles without a date, and with one that cannot be read', async () => {
    const { ports } = paused({ feeds: { news: ['odd-dates'] } });
    const [first, second] = await ports.feeds.news.load(signal());
    expect([first?.created, second?.created]).toEqual([undefined, { formatted: '31/02/2024' }]);
  });

  it('leaves the documents as they are', async () => {
    const before = JSON.stringify(documents);
    await folders('one-bad-item', 'odd-dates', 'good');
    expect(JSON.stringify(documents)).toBe(before);
  });

  it('that hangs in an open world gives up after the 10 seconds of production', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ports } = openWorld(scenarioOf({ feeds: { banners: ['hangs'] } }), {
      documents,
      logger: recordingLogger(),
    });
    const loading = ending(ports.feeds.banners.load(signal()));
    vi.advanceTimersByTime(9_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await loading).toEqual({ error: FeedError.timeout() });
    vi.useRealTimers();
  });
});

describe('the storage of a cache', () => {
  it.each([
    ['nothing', undefined, []],
    ['fresh', { count: 12, age: 5 }, []],
    ['expired', { count: 12, age: 45 }, []],
    ['broken', undefined, ['read']],
    ['full', undefined, []],
    ['forbidden', undefined, ['read']],
  ])('that holds %s is read as %j', async (state, found, reported) => {
    const { ports, logger } = paused({ storage: { gallery: state } });
    const entry = await ports.galleryCache.read();
    const read = entry && {
      count: entry.value.length,
      age: (ports.clock.now() - entry.timestamp) / 60_000,
    };
    expect({ read, reported: logger.events.map(({ detail }) => detail.problem) }).toEqual({
      read: found,
      reported,
    });
  });

  it.each([
    ['nothing', 1, []],
    ['full', undefined, ['write']],
    ['forbidden', undefined, ['write']],
  ])('that holds %s is written to with %j left', async (state, count, reported) => {
    const { ports, logger } = paused({ storage: { gallery: state } });
    ports.galleryCache.write([aFolder()]);
    const problems = logger.events.map(({ detail }) => detail.problem);
    expect({ count: (await ports.galleryCache.read())?.value.length, reported: problems }).toEqual({
      count,
      reported,
    });
  });

  it('of one cache is not that of the other', async () => {
    const { ports } = paused({ storage: { articles: 'fresh' } });
    expect([await ports.galleryCache.read(), (await ports.articlesCache.read())?.value.length]).toEqual([
      undefined,
      9,
    ]);
  });
});

describe('time', () => {
  it('stands still in a paused world until it is moved', () => {
    const { ports, timers } = paused({ time: '2025-01-19T03:00:00.000Z' });
    const ran: string[] = [];
    ports.timers.setTimeout(() => ran.push('later'), 300);
    ports.timers.setTimeout(() => ran.push('sooner'), 100);
    ports.timers.clearTimeout(ports.timers.setTimeout(() => ran.push('never'), 200));
    expect([ports.clock.now(), ran]).toEqual([Date.parse('2025-01-19T03:00:00.000Z'), []]);
    expect([timers.runNext(), ran, ports.clock.now() % 1000]).toEqual([true, ['sooner'], 100]);
    expect([timers.runNext(), timers.runNext(), ran]).toEqual([true, false, ['sooner', 'later']]);
  });

  it('begins at its moment in an open world, and passes', () => {
    const time = '2025-01-19T03:00:00.000Z';
    const { ports } = openWorld(scenarioOf({ time }), { documents, logger: recordingLogger() });
    const passed = ports.clock.now() - Date.parse(time);
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(5000);
  });
});

describe('images', () => {
  const addresses = (images: unknown) => {
    const { ports } = paused({ images });
    return [
      ports.images.banner('1a').src,
      ports.images.gallery('1a').src,
      ports.images.portrait('/art/wk.webp').src,
    ];
  };

  it.each<[unknown, readonly boolean[]]>([
    ['none', [false, false, false]],
    ['all', [true, true, true]],
    [['gallery'], [false, true, false]],
    [
      ['banner', 'portrait'],
      [true, false, true],
    ],
  ])('that fail: %j', (images, missing) => {
    expect(addresses(images).map((src) => src.startsWith('/media/missing/'))).toEqual(missing);
  });
});

describe('what a visitor does', () => {
  const file = { url: '/a.jpg', name: 'a.jpg', fallbackUrl: '/a' };
  const page = { title: 'A', url: 'https://bupc.example.id/home' };

  it('ends as the scenario says', async () => {
    const { ports } = paused({
      download: ['saved', 'opened', 'fails'],
      share: ['cancelled', 'fails'],
      sanitiser: 'fails',
    });
    const save = () => ending(ports.fileDownload.save(file, signal()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect([await save(), await save(), await save()]).toEqual([
      { value: 'saved' },
      { value: 'opened' },
      { error: new Error('the file did not come') },
    ]);
    expect([await ending(ports.share.share(page)), await ending(ports.share.share(page))]).toEqual([
      { value: 'cancelled' },
      { error: new Error('no clipboard') },
    ]);
    expect(await ending(ports.sanitiser.sanitise('x'))).toEqual({
      error: new Error('the sanitiser did not come'),
    });
    vi.useRealTimers();
  });

  it('is left to the browser in an open world that does not mention it', () => {
    const ports = (world: object) =>
      openWorld(scenarioOf(world), { documents, logger: recordingLogger() }).ports;
    const visitorPorts = ['sanitiser', 'share', 'fileDownload', 'motion', 'pageTurnSound'] as const;
    const bound = (world: object) => visitorPorts.filter((port) => ports(world)[port] !== undefined);
    expect([
      bound({}),
      bound({ share: ['copied'] }),
      bound({ sanitiser: 'works', download: ['saved'], motion: 'reduced' }),
    ]).toEqual([[], ['share'], ['sanitiser', 'fileDownload', 'motion']]);
  });

  it('sees markup as text where there is no document to make it safe in', async () => {
    expect(await paused({}).ports.sanitiser.sanitise('<b>a</b>\n&')).toBe('&lt;b>a&lt;/b><br>&amp;');
  });
});

describe('what the build baked', () => {
  it.each([
    [true, [8, 13, 17, 7]],
    [false, [undefined, undefined, undefined, undefined]],
  ])('is there: %s', (baked, counts) => {
    const { baked: content } = paused({ baked });
    const lists = [content.banners, content.gallery, content['legal-products'], content.news];
    expect(lists.map((list) => list?.length)).toEqual(counts);
  });
});

it('falls back on the built-in gallery, or on nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect((await paused({}).ports.fallbackGallery.load()).length).toBe(9);
  expect(await ending(paused({ fallbackGallery: 'fails' }).ports.fallbackGallery.load())).toEqual({
    error: new ShownError('the built-in gallery did not come'),
  });
  vi.useRealTimers();
});

it('starts a page from the very content that the build bakes', async () => {
  expect(paused({}).baked).toEqual(await bakeSnapshot(publicDir, readDeployment({})));
});
