import { fileText, parseFile } from '@bupc/inspector/application/files/read-text.ts';
import { describe, expect, it } from 'vitest';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { path } from './samples.ts';

describe('a scenario file', () => {
  it('says only what is not as it should be', () => {
    expect(parseFile(KNOWLEDGE, 'scenario', { name: 'all-well', title: 'All is well' })).toEqual({
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

  it('that is wrong is refused with all that is wrong', () => {
    expect(() =>
      parseFile(KNOWLEDGE, 'scenario', { name: 'All well', title: '', feeds: { news: [] } }),
    ).toThrow(
      'no scenario: name must be lower-case words joined by hyphens, is "All well"; ' +
        'title must be a text that is not empty, is ""; feeds: news must be a list of at least one, is a list',
    );
  });
});

describe('a path file', () => {
  it('is read as it was written', () => {
    expect(parseFile(KNOWLEDGE, 'path', JSON.parse(fileText(path)))).toEqual(path);
  });

  it('that is wrong is refused with all that is wrong', () => {
    const wrong = { ...path, by: 'ghost', steps: [{ event: { type: 'search.changed' }, state: 'loading' }] };
    expect(() => parseFile(KNOWLEDGE, 'path', wrong)).toThrow(
      'no path: by must be one of make, hand, recording, is "ghost"; steps 1, event: query is missing, needs a string',
    );
  });
});
