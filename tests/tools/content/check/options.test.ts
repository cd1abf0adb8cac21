import { readOptions, UsageError } from '@bupc/content';
import { expect, it } from 'vitest';
import { FEED_NAMES } from '../../../../src/adapters/http/feeds.ts';
import { exitCodeOf } from '../../../../tools/content/check.ts';

it.each([
  [[], { names: FEED_NAMES, links: false, strict: false, json: false }],
  [
    ['--source', 'dist', '--json'],
    { source: 'dist', names: FEED_NAMES, links: false, strict: false, json: true },
  ],
  [
    ['--feed', 'news', '--feed=banners', '--links', '--strict'],
    { names: ['banners', 'news'], links: true, strict: true, json: false },
  ],
])('reads %j', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([
  [['--sorce', 'folder'], "Unknown option '--sorce'"],
  [['folder'], "Unexpected argument 'folder'"],
  [['--source'], "Option '--source <value>' argument missing"],
  [['--source', ''], '--source needs a value'],
  [['--json=yes'], "Option '--json' does not take an argument"],
  [['--feed', 'berita'], 'berita is no feed; there are banners, gallery, '],
])('refuses %j and says what there is', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

it.each([
  [{ error: 0, warning: 0, note: 9 }, false, 0],
  [{ error: 0, warning: 1, note: 0 }, false, 0],
  [{ error: 0, warning: 1, note: 0 }, true, 1],
  [{ error: 0, warning: 0, note: 1 }, true, 0],
  [{ error: 1, warning: 0, note: 0 }, false, 1],
])('ends with %j, strict %s, in status %i', (counts, strict, code) => {
  expect(exitCodeOf({ counts }, { strict })).toBe(code);
});
