import { describe, expect, it } from 'vitest';
import { parsePath, pathText } from '../../../../src/qa/adapters/files/path-file.ts';
import { parseScenario } from '../../../../src/qa/adapters/files/scenario-file.ts';
import type { Path } from '../../../../src/qa/application/paths/path.ts';

describe('a scenario file', () => {
  it('says only what is not as it should be', () => {
    expect(parseScenario({ name: 'all-well', title: 'All is well' })).toEqual({
      name: 'all-well',
      title: 'All is well',
      feeds: {},
      storage: {},
      images: 'none',
      time: 'real',
      baked: true,
      fallbackGallery: 'good',
      backgroundVideo: 'good',
    });
  });

  it.each<[string, object]>([
    ['name', { name: 'All well' }],
    ['title', { title: '' }],
    ['feeds.news.1', { feeds: { news: ['good', 'teapot'] } }],
    ['feeds.news', { feeds: { news: [] } }],
    ['feeds.weather', { feeds: { weather: ['good'] } }],
    ['storage.gallery', { storage: { gallery: 'stale' } }],
    ['images', { images: ['portraits'] }],
    ['time', { time: 'yesterday' }],
    ['baked', { baked: 'no' }],
    ['share', { share: [] }],
    ['mood', { mood: 'good' }],
  ])('that is wrong in %s is refused by that name', (field, wrong) => {
    const refused = () => parseScenario({ name: 'test', title: 'Test', ...wrong });
    expect(refused).toThrow('no scenario');
    expect(refused).toThrow(field);
  });
});

describe('a path file', () => {
  const path: Path = {
    name: 'a-path',
    title: 'A path',
    by: 'hand',
    machine: 'gallery',
    scenario: 'all-well',
    start: { state: { loading: 'readingCache' } },
    steps: [
      { outcome: 'readCache done', state: { loading: 'fetching' } },
      { event: { type: 'search.changed', query: '' }, state: 'loading', context: { query: '' } },
      { event: { type: 'refresh.requested' }, ignored: true, state: 'loading' },
    ],
    end: { state: 'loading', context: { message: null } },
  };

  it('is read as it was written', () => {
    expect(parsePath(JSON.parse(pathText(path)))).toEqual(path);
  });

  it.each<[string, object]>([
    ['name', { name: '../etc' }],
    ['by', { by: 'ghost' }],
    ['steps', { steps: [{ event: { kind: 'x' }, state: 'loading' }] }],
    ['steps', { steps: [{ outcome: 'loadFeed done' }] }],
    ['steps', { steps: [{ outcome: 'a', event: { type: 'b' }, state: 'c' }] }],
    ['start', { start: { state: 1 } }],
    ['end', { end: undefined }],
    ['mood', { mood: 'good' }],
  ])('that is wrong in %s is refused by that name', (field, wrong) => {
    const refused = () => parsePath({ ...path, ...wrong });
    expect(refused).toThrow('no path');
    expect(refused).toThrow(field);
  });
});
