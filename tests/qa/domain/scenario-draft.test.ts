import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/qa/domain/scenario.ts';
import {
  fieldsApart,
  lineOf,
  linesOf,
  scenarioText,
  USUAL_SCENARIO,
  writtenOf,
} from '../../../src/qa/domain/scenario-draft.ts';

const slow: Scenario = {
  ...USUAL_SCENARIO,
  name: 'gallery-slow-then-gone',
  title: 'Gallery: hangs, then HTTP 404',
  feeds: { banners: ['good'], gallery: ['hangs', '404'], news: ['good', { status: 418 }] },
  storage: { gallery: 'expired', articles: 'nothing' },
  time: '2026-11-31T09:00',
  motion: 'reduced',
  download: undefined,
};

it('is written with its names and what is not as usual', () => {
  expect(scenarioText(slow)).toBe(`{
  "name": "gallery-slow-then-gone",
  "title": "Gallery: hangs, then HTTP 404",
  "feeds": {
    "gallery": ["hangs", "404"],
    "news": ["good", { "status": 418 }]
  },
  "storage": { "gallery": "expired" },
  "time": "2026-11-31T09:00",
  "motion": "reduced"
}
`);
  expect(JSON.parse(scenarioText(slow))).toEqual(writtenOf(slow));
  expect(writtenOf(USUAL_SCENARIO)).toEqual({ name: '', title: '' });
});

describe('a problem', () => {
  const lines = linesOf(slow);
  it.each([
    [['time'], 8],
    [['feeds', 'news', 1], 5],
    [['feeds', 'weather'], 3],
    [['storage', 'gallery'], 7],
    [['share'], 0],
    [[], 0],
  ])('of %j is on line %i', (path, place) => {
    expect(lineOf(lines, { path, says: '' })).toBe(place);
  });
});

it.each<[Partial<Scenario>, number]>([
  [{}, 0],
  [{ name: 'other', title: 'Other' }, 0],
  [{ feeds: { gallery: ['hangs', '404'] } }, 1],
  [{ feeds: {}, storage: {}, time: 'real', motion: undefined }, 5],
  [{ share: ['fails'] }, 1],
])('differs from itself with %j in %i fields', (change, count) => {
  expect(fieldsApart(slow, { ...slow, ...change })).toBe(count);
});
