import { fileText, parseFile } from '@bupc/inspector/node';
import { expect, it } from 'vitest';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';
import { path } from './samples.ts';

it('a file is read as it was written', () => {
  expect(parseFile(KNOWLEDGE, 'path', JSON.parse(fileText(path)))).toEqual(path);
});

it('a file that is wrong is refused with all that is wrong', () => {
  const wrong = { ...path, by: 'ghost', steps: [{ event: { type: 'search.changed' }, state: 'loading' }] };
  expect(() => parseFile(KNOWLEDGE, 'path', wrong)).toThrow(
    'no path: by must be one of make, hand, recording, is "ghost"; steps 1, event: query is missing, needs a string',
  );
});
