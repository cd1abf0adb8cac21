import { describe, expect, it } from 'vitest';
import { type OwnAdapters, observeWorld } from '../../qa/worlds/observed-world.ts';
import { readScenario } from '../../qa/worlds/scenario-file.ts';
import { pauseWorld } from '../../qa/worlds/world.ts';
import { bakedContent } from '../../qa/worlds/world-ports.ts';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { type FetchJson, fetchJson, jsonIn } from '../../src/adapters/http/fetch-json.ts';
import { GALLERY_RECORD } from '../../src/adapters/web-storage/caches.ts';
import { FeedError } from '../../src/domain/shared/feed-error.ts';
import { readDocuments } from '../../tools/paths/files.ts';
import { fakeStorage } from '../fakes/fake-storage.ts';
import { FEED_URL, feedServer, json, offline, text } from '../fakes/feed-server.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { settableMotion } from '../fakes/settable-motion.ts';

const documents = readDocuments();
const NOW = Date.parse('2026-11-21T14:28:00.000Z');
const ABOUT = { name: 'seen', title: 'Seen' };
const USUAL = {
  ...ABOUT,
  feeds: {},
  storage: {},
  images: 'none',
  time: '2026-11-21T14:28:00.000Z',
  baked: true,
  fallbackGallery: 'good',
  motion: 'usual',
  backgroundVideo: 'good',
};
const signal = () => new AbortController().signal;
const server = feedServer();

/** The real world over scripted adapters. */
function observed(
  fetchIt: FetchJson,
  {
    storage = fakeStorage(),
    adapters = {},
    snapshot = bakedContent({ baked: true }, documents),
  }: {
    storage?: Storage;
    adapters?: Partial<OwnAdapters>;
    snapshot?: ReturnType<typeof bakedContent>;
  } = {},
) {
  const errors = new EventTarget();
  const window = Object.assign(errors, {
    localStorage: storage,
    location: { origin: 'https://bupc.test' },
  }) as unknown as Window;
  const deployment = { ...readDeployment({}), imageDelivery: 'embedded' } as const;
  const world = observeWorld({
    window,
    deployment: { ...deployment, feeds: { ...deployment.feeds, gallery: FEED_URL } },
    snapshot,
    logger: recordingLogger(),
    fetchJson: fetchIt,
    adapters: { clock: { now: () => NOW }, motion: settableMotion(), ...adapters },
  });
  const fail = (target: object) =>
    errors.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }));
  return { ...world, seen: () => world.world(ABOUT, documents), fail };
}

const scripted = (...answers: (() => unknown)[]): FetchJson => {
  let next = 0;
  return async () => {
    next += 1;
    return answers[Math.min(next, answers.length) - 1]?.();
  };
};
const throwing = (error: unknown) => () => {
  throw error;
};
const outcome = (loading: Promise<unknown>) =>
  loading.then(
    (value) => ({ value }),
    ({ message }: Error) => ({ message }),
  );

describe('what a feed answered', () => {
  const own = { success: true, data: { folders: [{ folderId: 'a', folderName: 'A' }] } };

  it.each<[string, (() => unknown)[], readonly unknown[] | undefined]>([
    ['well', [() => documents.gallery], undefined],
    ['well, again and again', [() => documents.gallery, () => documents.gallery], undefined],
    ['nothing', [() => ({ success: true, data: { folders: [] } })], ['empty']],
    ['its own', [() => own], [{ body: own }]],
    ['a page', [() => jsonIn('<p>Busy')], [{ text: expect.stringContaining('SyntaxError') }]],
    ['too much', [throwing(FeedError.size())], ['too-long']],
    ['404', [throwing(FeedError.http(404))], ['404']],
    ['418', [throwing(FeedError.http(418))], [{ status: 418 }]],
    ['no network', [throwing(FeedError.network())], ['network']],
    ['too late', [throwing(FeedError.timeout())], ['hangs']],
    [
      'well, then not, then well',
      [() => documents.gallery, throwing(FeedError.http(500)), () => documents.gallery],
      ['good', '500', 'good'],
    ],
    [
      'not, then well, and again',
      [throwing(FeedError.http(500)), () => documents.gallery, () => documents.gallery],
      ['500', 'good'],
    ],
  ])('%s is told, and gives the same in the world that was seen', async (_, answers, seenAnswer) => {
    const real = observed(scripted(...answers));
    const first: unknown[] = [];
    for (const _answer of answers) first.push(await outcome(real.replacements.feeds.gallery.load(signal())));
    const seen = real.seen();
    expect(seen).toEqual({ ...USUAL, feeds: seenAnswer === undefined ? {} : { gallery: seenAnswer } });

    // As it comes out of its file.
    const { ports } = pauseWorld(readScenario(JSON.parse(JSON.stringify(seen))), {
      documents,
      logger: recordingLogger(),
    });
    const again: unknown[] = [];
    for (const _answer of answers) again.push(await outcome(ports.feeds.gallery.load(signal())));
    expect(again).toEqual(first);
  });

  it('over the network is reported, too', async () => {
    server.answers(json({}, 404), offline, text('<!doctype html>', 'text/html'));
    const real = observed(fetchJson);
    const load = () => outcome(real.replacements.feeds.gallery.load(signal()));
    await load();
    server.answers(text('<!doctype html>', 'text/html'));
    await load();
    expect(real.seen().feeds).toEqual({ gallery: ['404', { text: expect.stringContaining('SyntaxError') }] });
  });

  it('is left out where nobody waited for it, and hangs where it is still under way', async () => {
    const controller = new AbortController();
    const never: FetchJson = (_url, aborted) =>
      new Promise((_, reject) => aborted.addEventListener('abort', () => reject(aborted.reason)));
    const real = observed(never);
    const aborted = outcome(real.replacements.feeds.news.load(controller.signal));
    real.replacements.feeds.staff.load(signal());
    controller.abort(new Error('gone'));
    await aborted;
    expect(real.seen().feeds).toEqual({ staff: ['hangs'] });
  });
});

describe('storage', () => {
  const record = '{"data":[],"timestamp":1,"expiry":2}';

  it('is read as before anything was written', async () => {
    const storage = fakeStorage();
    storage.setItem(GALLERY_RECORD.key, record);
    const real = observed(scripted(), { storage });
    real.replacements.galleryCache.write([]);
    real.replacements.articlesCache.write([]);
    const seen = real.seen();
    expect(seen.storage).toEqual({ gallery: { record } });
    const { ports } = pauseWorld(seen, { documents, logger: recordingLogger() });
    expect(await ports.galleryCache.read()).toEqual({ value: [], timestamp: 1 });
  });

  it('that took nothing more is full, one that was not to be looked at is forbidden', () => {
    const full = observed(scripted(), { storage: fakeStorage(0) });
    full.replacements.galleryCache.write([]);
    expect(full.seen().storage).toEqual({ gallery: 'full' });
    const forbidden = new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(observed(scripted(), { storage: forbidden }).seen().storage).toEqual({
      gallery: 'forbidden',
      articles: 'forbidden',
    });
  });
});

describe('the visitor and the world', () => {
  it('are recorded as they were', async () => {
    const motion = settableMotion();
    motion.reduce(true);
    const ended = <T>(...ends: (T | Error)[]) => {
      const next = scripted(...ends.map((end) => () => (end instanceof Error ? Promise.reject(end) : end)));
      return () => next('', signal()) as Promise<T>;
    };
    const gone = () => Promise.reject(new Error('it did not come'));
    const real = observed(scripted(), {
      snapshot: {},
      adapters: {
        motion,
        share: {
          share: ended<'copied' | 'cancelled'>('cancelled', new Error('no clipboard'), 'copied', 'copied'),
        },
        fileDownload: { save: ended<'opened'>('opened') },
        sanitiser: { sanitise: gone },
        fallbackGallery: { load: gone },
      },
    });
    const { share, fileDownload, sanitiser, fallbackGallery } = real.replacements;
    for (let time = 0; time < 4; time += 1) await outcome(share.share({ title: '', url: '' }));
    await fileDownload.save({ url: '', name: '', fallbackUrl: '' }, signal());
    await outcome(sanitiser.sanitise('x'));
    await outcome(fallbackGallery.load());
    expect(real.seen()).toEqual({
      ...USUAL,
      baked: false,
      motion: 'reduced',
      fallbackGallery: 'fails',
      sanitiser: 'fails',
      download: ['opened'],
      share: ['cancelled', 'fails', 'copied'],
    });
  });

  it('carry what was baked where the documents would give something else', () => {
    const snapshot = { ...bakedContent({ baked: true }, documents), banners: [] };
    const seen = observed(scripted(), { snapshot }).seen();
    expect(seen.snapshot).toEqual(snapshot);
    expect(pauseWorld(seen, { documents, logger: recordingLogger() }).baked.banners).toEqual([]);
  });

  it('tell which pictures failed, and fail with the same', () => {
    const real = observed(scripted());
    const { src } = real.replacements.images.gallery('1a');
    real.fail({ tagName: 'IMG', currentSrc: `https://bupc.test${src}` });
    real.fail({ tagName: 'IMG', src: 'https://elsewhere.test/a.png' });
    real.fail({ tagName: 'SCRIPT', src: 'https://bupc.test/a.js' });
    const seen = real.seen();
    expect(seen.images).toEqual({ addresses: [src, 'https://elsewhere.test/a.png'] });
    const { images } = pauseWorld(seen, { documents, logger: recordingLogger() }).ports;
    const { src: again, srcset } = images.gallery('1a');
    expect([again, srcset.map((one) => one.src)]).toEqual([
      `/media/missing/${encodeURIComponent(src)}`,
      ['/media/1a/400.webp', `/media/missing/${encodeURIComponent(src)}`],
    ]);
    expect(images.gallery('2b').src).toBe('/media/2b/800.webp');
  });

  it('are looked at no longer once the watch has ended', () => {
    const real = observed(scripted());
    real.stop();
    real.fail({ tagName: 'VIDEO' });
    expect(real.seen().backgroundVideo).toBe('good');
  });
});
