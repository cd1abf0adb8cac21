import { describe, expect, it } from 'vitest';
import { mistakeLine, sortedMistakes } from '../src/mistakes.ts';

describe('mistakeLine', () => {
  it.each([
    [
      { file: 'content/staff.yaml', line: 12, message: 'imageUrl is missing' },
      'content/staff.yaml, line 12: imageUrl is missing',
    ],
    [{ file: 'content/a.svg', message: 'no' }, 'content/a.svg: no'],
  ])('%j: %j', (mistake, line) => {
    expect(mistakeLine(mistake)).toBe(line);
  });
});

it('mistakes stand by file and line, each once', () => {
  const one = { file: 'b', line: 9, message: 'x' };
  const two = { file: 'b', line: 10, message: 'x' };
  const three = { file: 'a', message: 'x' };
  expect(sortedMistakes([two, one, three, one])).toEqual([three, one, two]);
});
