import { expect, it } from 'vitest';
import {
  deepYamlLine,
  MAX_ARTICLE,
  MAX_BRACKETS,
  MAX_CELLS,
  MAX_MARKS,
  MAX_QUOTES,
  markdownLimit,
  TOO_DEEP,
} from '../src/folder/limits.ts';
import { readMarkdown } from '../src/folder/markdown.ts';

const lines = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join('\n');

it.each([
  ['a plain text', 'Isi\n\n> kutipan\n\n- satu\n  - dua\n', undefined],
  ['quotes of 50 levels', `a\n${'> '.repeat(50)}a`, undefined],
  ['quotes of 51 levels', `a\n${'> '.repeat(51)}a`, { line: 2, message: TOO_DEEP }],
  ['quotes without blanks', '>'.repeat(3000), { line: 1, message: TOO_DEEP }],
  ['lists in lists', `${'- '.repeat(51)}a`, { line: 1, message: TOO_DEEP }],
  ['numbered lists', `${'1. '.repeat(51)}a`, { line: 1, message: TOO_DEEP }],
  ['quotes and lists', `${'> 1) * '.repeat(20)}a`, { line: 1, message: TOO_DEEP }],
  ['a rule', '- '.repeat(200), undefined],
  ['a rule without blanks', '*'.repeat(200), undefined],
  ['a table', lines(1000, () => '| a | b | c |'), undefined],
  [
    'a table of many columns',
    `a\n${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}\n${'|a\n'.repeat(300)}`,
    {
      line: 2,
      message: `a table of 3001 columns in 304 lines is too much; at most ${MAX_CELLS} cells are taken`,
    },
  ],
  [
    'a long text',
    'x'.repeat(MAX_ARTICLE + 1),
    {
      message: `the article has 262145 characters; at most ${MAX_ARTICLE} are taken: make several of it`,
    },
  ],
  ['emphasis in many paragraphs', lines(600, () => '**a** _b_\n'), undefined],
  ['emphasis in many rows and items', lines(600, (at) => (at % 2 ? '| **a** |' : '- _b_')), undefined],
  [
    'much emphasis in one paragraph',
    lines(600, () => '_a*'),
    {
      line: 501,
      message: `the paragraph has over ${MAX_MARKS} times * _ or ~; make several of it`,
    },
  ],
  ...['> a\n', 'a\n=', '---\n'].map((line): [string, string, ReturnType<typeof markdownLimit>] => [
    `many lines ${JSON.stringify(line)}`,
    lines(MAX_QUOTES + 1, () => line),
    {
      message: `the article has 2001 lines of quotations and rules; at most ${MAX_QUOTES} are taken`,
    },
  ]),
  [
    'many brackets',
    '['.repeat(MAX_BRACKETS + 1),
    { message: `the article has 10001 times [; at most ${MAX_BRACKETS} are taken` },
  ],
])('says of Markdown with %s whether it is too much', (_, text, problem) => {
  expect(markdownLimit(text)).toEqual(problem);
});

it.each([
  ['a list', '- name: a\n  photos:\n    - b: [c, {d: e}]\n', undefined],
  ['brackets in texts', lines(200, () => "- name: '[{'\n  b: x[{"), undefined],
  ['blanks in a long text', `- a: |\n${' '.repeat(300)}b\n`, undefined],
  ['a text over several lines', `- a: b\n${' '.repeat(300)}c\n`, undefined],
  ['many flows beside one another', `a: [${'[], '.repeat(500)}]`, undefined],
  ['flows of 50 levels', `a: ${'['.repeat(50)}${']'.repeat(50)}`, undefined],
  ['flows of 51 levels', `b: c\na: ${'['.repeat(51)}${']'.repeat(51)}`, 2],
  ['maps in maps', '{a: '.repeat(100_000), 1],
  ['flows over lines', lines(60, () => '  ['), 51],
  ['lists in lists', `- a\n- ${'- '.repeat(200_000)}`, 2],
  ['lists in lists by their indentation', lines(200, (at) => `${'  '.repeat(at)}-`), 52],
  ['fields in fields', lines(200, (at) => `${'  '.repeat(at)}a:`), 52],
  ['fields in a line', 'a: '.repeat(100), 1],
])('gives the line at which YAML with %s is nested too deeply', (_, text, line) => {
  expect(deepYamlLine(text)).toBe(line);
});

it.each([
  ['emphasis', `${'*a **b '.repeat(200)}c${' b** a*'.repeat(200)}`],
  ['lists by their indentation', lines(150, (at) => `${'  '.repeat(at)}- a`)],
  ['links and emphasis', `${'*[a '.repeat(200)}c${'](b)*'.repeat(200)}`],
])('refuses Markdown that its parser makes too deep: %s', (_, text) => {
  expect(() => readMarkdown(`a\n\n${text}`).html()).toThrow(TOO_DEEP);
});
