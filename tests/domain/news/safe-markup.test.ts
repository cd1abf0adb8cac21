import { expect, it } from 'vitest';
import { isSafeMarkup } from '../../../src/domain/news/safe-markup.ts';

it.each([
  ['nothing', ''],
  ['text with the five references', 'a &amp; b &lt; c &gt; d &quot; e&nbsp;f'],
  ['text with what needs no reference', `a > b "c" 'd'`],
  ['allowed elements', '<p>a<br><b>b</b></p><ul><li>c</li></ul>'],
  [
    'a link as the site dresses it',
    '<a href="https://a.id/?b=1&amp;c=2" target="_blank" rel="noopener">a</a>',
  ],
  ['a picture of this site', '<img src="/media/1a/1000.webp" alt="A &quot;b&quot;" loading="lazy">'],
  [
    'a picture as the site dresses it',
    '<img src="/a.webp" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  ],
  ['an address behind a blank', '<a href="&nbsp;/jalan">a</a>'],
  ['a table in its region', '<div role="region" aria-label="Tabel" tabindex="0"><table></table></div>'],
])('takes %s', (_, markup) => expect(isSafeMarkup(markup)).toBe(true));

it.each([
  ['a script', '<script>a()</script>'],
  ['an element of another namespace', '<svg></svg>'],
  ['an element in capitals, which no serialiser writes', '<P>a</P>'],
  ['a handler', '<p onclick="a()">a</p>'],
  ['a style', '<p style="color:red">a</p>'],
  ['an id', '<p id="root">a</p>'],
  ['an attribute without quotes', '<p lang=id>a</p>'],
  ['an attribute in single quotes', "<p lang='id'>a</p>"],
  ['an attribute behind a slash', '<p/lang="id">a</p>'],
  ['a line break between attributes', '<p\nlang="id">a</p>'],
  ['a script address', '<a href="javascript:a()">a</a>'],
  ['an impossible host written in references', '<a href="https://a&lt;b&gt;.id">a</a>'],
  ['a script address written in references', '<a href="java&Tab;script:a()">a</a>'],
  ['a data address', '<img src="data:image/png;base64,AA">'],
  ['an address of another host without its scheme', '<a href="//b.id">a</a>'],
  ['an escaped backslash host', '<a href="/\\b.id">a</a>'],
  ['a comment', '<!-- a -->'],
  ['a declaration', '<!doctype html>'],
  ['a tag that never ends', '<p'],
  ['a lone bracket', 'a < b'],
  ['a reference that browsers decode', '&colon;'],
  ['a lone ampersand', 'a & b'],
])('refuses %s', (_, markup) => expect(isSafeMarkup(markup)).toBe(false));

// Two slashes beside each other would be another host, and 8,000 characters are the limit of an address.
it.each(['&amp;', '&lt;', '&gt;', '&quot;', '&nbsp;'])(
  'reads %s in an address as one character',
  (reference) => {
    expect(isSafeMarkup(`<a href="/${reference}/${reference.repeat(2000)}">a</a>`)).toBe(true);
  },
);

it('looks at the whole of it, each time anew', () => {
  expect([
    isSafeMarkup('<p>a</p><script>'),
    isSafeMarkup('<p>a</p>'),
    isSafeMarkup('<p>a</p>'),
    isSafeMarkup('<script>'),
  ]).toEqual([false, true, true, false]);
});
