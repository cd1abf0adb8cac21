import { expect, it } from 'vitest';
import { reportText } from '../src/check/report-text.ts';
import { mistakeLine } from '../src/mistakes.ts';
import { printed } from '../src/printed.ts';

it.each([
  ['Café – ‘Taman’\n\tBaris kedua', 'Café – ‘Taman’\n\tBaris kedua'],
  ['\u001b[2J\u001b]0;judul\u0007', '<U+001B>[2J<U+001B>]0;judul<U+0007>'],
  ['a\rb\u009bc\u007f', 'a<U+000D>b<U+009B>c<U+007F>'],
  ['a\u202etxt.shp\u2066\u2028', 'a<U+202E>txt.shp<U+2066><U+2028>'],
])('%j is printed as %j', (text, plain) => {
  expect(printed(text)).toBe(plain);
});

it('a mistake has nothing of a foreign file that a terminal would do', () => {
  expect(mistakeLine({ file: 'a\u001b[2J.yaml', line: 1, message: 'b\r' })).toBe(
    'a<U+001B>[2J.yaml, line 1: b<U+000D>',
  );
});

it('a check has nothing of a foreign file that a terminal would do', () => {
  const report = { feeds: [], findings: [], counts: { error: 0, warning: 0, note: 0 } };
  expect(reportText(report as never, ['Judul \u001b[31m']).split('\n')[0]).toBe('Judul <U+001B>[31m');
});
