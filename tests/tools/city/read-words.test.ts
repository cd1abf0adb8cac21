import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { procedures } from 'virtual:city-steps';
import { words } from 'virtual:city-words';
import { expect, it } from 'vitest';
import { judgeWords, readWords } from '../../../tools/city/words/read-words.ts';

async function judged(text?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'words-test-'));
  if (text !== undefined) await writeFile(join(folder, 'kata.yaml'), text);
  const { value, mistakes = [] } = judgeWords({ CONTENT_DIR: folder }, procedures);
  await rm(folder, { recursive: true });
  return { value, mistakes: mistakes.map(({ line, message }) => [line, message]) };
}

it('reads the words of the content folder, and none where there is no file', async () => {
  expect(readWords({})).toEqual(words);
  expect(await judged()).toEqual({ value: [], mistakes: [] });
});

it('names the line and what to write instead', async () => {
  const { mistakes } = await judged(`
- { words: [], title: A, text: B }
- { words: [a], title: A, text: B, links: [{ label: X, href: 'nowhere' }] }
`);
  expect(mistakes).toEqual([
    [2, '0.words takes at least one word; it holds []'],
    [
      3,
      '1.links.0.href takes an http(s) address, or the path of a page or of a file that is in public; it holds "nowhere"',
    ],
  ]);
});

it('names a need and a step that there are not', async () => {
  const { mistakes } = await judged(`
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
