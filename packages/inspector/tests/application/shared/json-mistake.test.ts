import { expect, it } from 'vitest';
import { readJson } from '../../../src/application/shared/json-mistake.ts';

const mistakeIn = (text: string) => readJson(text).mistake;

it.each([
  ['{"a": 1 "b": 2}', 'line 1, column 9: a comma is missing'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma is missing'],
  ['[1 2]', 'line 1, column 4: a comma is missing'],
  ['{"a": 1,}', 'line 1, column 8: this comma is one too many'],
  ['[\n  1,\n]', 'line 2, column 4: this comma is one too many'],
  ['{a: 1}', 'line 1, column 2: the name of a field, in double quotes, is missing'],
  ["{'a': 1}", 'line 1, column 2: texts stand in double quotes'],
  ['{"a" 1}', 'line 1, column 6: a colon is missing'],
  ['{"a": abc}', 'line 1, column 7: abc is no value'],
  ['{"a": 01}', 'line 1, column 8: a comma is missing'],
  ['{"a": 1.}', 'line 1, column 7: 1. is no value'],
  ['{"a": }', 'line 1, column 7: a value is missing'],
  ['{"a": "x\n"}', 'line 1, column 7: this text has no double quote at its end'],
  ['{"a": "x', 'line 1, column 7: this text has no double quote at its end'],
  ['{"a": "\\x"}', 'line 1, column 7: this text holds an escape that is none'],
  ['{"a": "\\u12g4"}', 'line 1, column 7: this text holds an escape that is none'],
  ['{"a": "\t"}', 'line 1, column 7: this text holds a control character, such as a tab'],
  ['{"a": 1} // one', 'line 1, column 10: JSON has no comments'],
  ['{"a": [1}', 'line 1, column 9: ] is missing'],
  ['{"a": 1]', 'line 1, column 8: } is missing'],
  ['{"a"=1}', 'line 1, column 5: a colon is missing'],
  ['{"a": [1]', 'line 1, column 10: the text ends here; } is missing'],
  ['', 'line 1, column 1: the text ends here; a value is missing'],
  ['<!doctype html>', 'line 1, column 1: <!doctype is no value'],
  ['{} x', 'line 1, column 4: x is no value'],
  ['{} 1', 'line 1, column 4: nothing may follow here'],
])('%j: %s', (text, sentence) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(mistakeIn(text)).toBe(sentence);
});

it.each(['{}', '[]', ' [1, -2.5e+3, true, false, null, "a\\u00e9\\n\\"", {"a": {"b": []}}] ', '"text"'])(
  '%s is JSON',
  (text) => {
    expect(mistakeIn(text)).toBeUndefined();
    expect(() => JSON.parse(text)).not.toThrow();
  },
);
