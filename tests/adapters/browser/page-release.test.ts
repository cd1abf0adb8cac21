import { describe, expect, it } from 'vitest';
import { createPageRelease, entryOf } from '../../../src/adapters/browser/page-release.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';

const page = (entry: string) => `<html data-parts="/assets/react-1.js /assets/index-${entry}.js">`;

function created(
  answer: string | Error | number,
  storage: Map<string, string> | 'forbidden' = new Map(),
  own = page('A1_b-c'),
) {
  let reloads = 0;
  const logger = recordingLogger();
  const release = createPageRelease({
    logger,
    present: () => own,
    look: async () => {
      if (answer instanceof Error) throw answer;
      return typeof answer === 'number' ? new Response(page('B2'), { status: answer }) : new Response(answer);
    },
    storage: () => {
      if (storage === 'forbidden') throw new Error('forbidden');
      return {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
      };
    },
    reload: () => {
      reloads += 1;
    },
  });
  return { release, logger, reloads: () => reloads };
}

it('finds the entry that a page names', () => {
  expect([entryOf(page('A1_b-c')), entryOf('<p>Error</p>')]).toEqual(['/assets/index-A1_b-c.js', undefined]);
});

describe('whether the release is replaced', () => {
  it.each([
    ['the same entry', page('A1_b-c'), false],
    ['another entry', page('B2'), true],
    ['a page without one, as of a captive portal', '<p>Masuk ke jaringan</p>', false],
    ['an error page', 500, false],
    ['no network', new TypeError('Failed to fetch'), false],
  ])('with %s', async (_, answer, expected) => {
    expect(await created(answer).release.isReplaced()).toBe(expected);
  });

  it('is unknown to a page that names no entry itself', async () => {
    expect(await created(page('B2'), new Map(), '').release.isReplaced()).toBe(false);
  });
});

describe('renewing', () => {
  it('loads the page of another release once', async () => {
    const storage = new Map<string, string>();
    const { release, logger, reloads } = created(page('B2'), storage);
    await release.isReplaced();
    release.renew();
    expect(reloads()).toBe(1);
    expect(logger.events).toEqual([{ name: 'release.renewed', detail: { entry: '/assets/index-B2.js' } }]);
    // The page is back, and still names the old entry.
    const after = created(page('B2'), storage);
    await after.release.isReplaced();
    after.release.renew();
    expect(after.reloads()).toBe(0);
  });

  it('stays where it cannot be storage in mind', async () => {
    const { release, reloads } = created(page('B2'), 'forbidden');
    await release.isReplaced();
    release.renew();
    expect(reloads()).toBe(0);
  });

  it('stays before anything is known', () => {
    const { release, reloads } = created(page('B2'));
    release.renew();
    expect(reloads()).toBe(0);
  });
});
