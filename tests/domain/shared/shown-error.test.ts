import { expect, it } from 'vitest';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { ShownError, shownMessage } from '../../../src/domain/shared/shown-error.ts';

const GENERAL = 'Ada kesalahan di situs ini';

it.each([
  ['of its own words', new ShownError('Nomor persil ini tidak ada.'), 'Nomor persil ini tidak ada.'],
  ['of a feed', FeedError.http(503), 'HTTP error! status: 503'],
  ['of no network', FeedError.network(new TypeError('Failed to fetch')), 'Jaringan tidak dapat dijangkau'],
  ['of code', new TypeError("Cannot read properties of undefined (reading 'name')"), GENERAL],
  ['of a chunk', new Error('Failed to fetch dynamically imported module: https://a.id/a.js'), GENERAL],
  ['of a schema', new Error('Invalid type: Expected Object but received null'), GENERAL],
  ['of anything else', 'no error at all', GENERAL],
  ['of nothing', undefined, GENERAL],
])('a visitor reads of a failure %s what is written for visitors', (_, error, expected) => {
  expect(shownMessage(error)).toBe(expected);
});
