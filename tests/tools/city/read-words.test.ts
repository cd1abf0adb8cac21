import { procedures } from 'virtual:city-steps';
import { words } from 'virtual:city-words';
import { expect, it } from 'vitest';
import { judgeWords, readWords } from '../../../tools/city/words/read-words.ts';
import { madeFiles } from '../made-files.ts';

function judged(text?: string) {
  const folder = madeFiles(text === undefined ? {} : { 'kata.yaml': text });
  const { value, mistakes = [] } = judgeWords({ CONTENT_DIR: folder }, procedures);
  return { value, mistakes: mistakes.map(({ line, message }) => [line, message]) };
}

it('reads the words of the content folder, and none where there is no file', () => {
  expect(readWords({})).toEqual(words);
  expect(judged()).toEqual({ value: [], mistakes: [] });
});

it('names the line and what to write instead', () => {
  const { mistakes } = judged(`
- { words: [], title: A, text: B }
- { words: [a], title: A, text: B, links: [{ label: X, href: 'nowhere' }] }
`);
  expect(mistakes).toEqual([
    [2, '0.words takes at least one word; it holds []'],
    [
      3,
      '1.links.0.href takes an http(s) address, or the path of a page or of a file of this site; it holds "nowhere"',
    ],
  ]);
});

it('names a need and a step that there are not', () => {
  const { mistakes } = judged(`
- { words: [a], title: A, text: B, procedure: ada-saja }
- { words: [a], title: A, text: B, procedure: cek-tanah, steps: [persil, pbg] }
- { words: [a], title: A, text: B, steps: [pbg] }
`);
  expect(mistakes).toEqual([
    [2, `0.procedure is ada-saja; there are ${procedures.procedures.map(({ id }) => id).join(', ')}`],
    [3, '1.steps.1 is pbg; cek-tanah has persil, itr'],
    [4, '2.steps takes a procedure beside it'],
  ]);
});
