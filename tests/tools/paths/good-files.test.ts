import { expect, it } from 'vitest';
import { createGoodFiles } from '../../../tools/paths/good-files.ts';

it('names a bad file once, with what is wrong in it, and goes on with the others', () => {
  const lines: string[] = [];
  const { goodOf, bad } = createGoodFiles('/site', (line) => lines.push(line));
  const read = (file: string) => {
    if (file.includes('bad')) throw new Error('line 3, column 1: a comma is missing');
    return file.length;
  };
  const files = ['/site/qa/a.json', '/site/qa/bad.json', '/site/qa/other.json'];
  expect([goodOf(files, read), goodOf(files, read), lines, bad()]).toEqual([
    [15, 19],
    [15, 19],
    ['qa/bad.json is left out: line 3, column 1: a comma is missing'],
    { 'qa/bad.json': 'line 3, column 1: a comma is missing' },
  ]);
});
