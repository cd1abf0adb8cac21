import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBreaks } from '../../../src/domain/news/line-breaks.ts';

describe('lineBreaks', () => {
  it.each([
    // plain text
    ['', ''],
    ['satu', 'satu'],
    ['satu\ndua', 'satu<br>dua'],
    ['satu\r\ndua\rtiga', 'satu<br>dua<br>tiga'],
    ['satu\n\ndua', 'satu<br><br>dua'],
    ['\n satu \n', 'satu'],
    ['a < b\nc > d', 'a < b<br>c > d'],
    ['3 <5\n6', '3 <5<br>6'],
    // inside a line
    ['<b>satu</b>\ndua', '<b>satu</b><br>dua'],
    ['<b>satu\ndua</b>', '<b>satu<br>dua</b>'],
    ['satu\n<em>dua</em>\ntiga', 'satu<br><em>dua</em><br>tiga'],
    // a written break and its own newline are one break
    ['satu<br>\ndua', 'satu<br>dua'],
    ['satu<br/>\n\ndua', 'satu<br/><br>dua'],
    ['satu<br>dua\ntiga', 'satu<br>dua<br>tiga'],
    ['satu<BR> \n dua', 'satu<BR> dua'],
    ['satu\n<br>dua', 'satu<br><br>dua'],
    // beside blocks
    ['<p>satu</p>\n<p>dua</p>', '<p>satu</p><p>dua</p>'],
    ['satu\n\n<p>dua</p>\n\ntiga', 'satu<p>dua</p>tiga'],
    ['<P>\n  satu\n  dua\n</P>', '<P>satu<br>  dua</P>'],
    ['<div>satu</div> dua', '<div>satu</div> dua'],
    ['satu\n<hr>\ndua', 'satu<hr>dua'],
    ['<blockquote>\nsatu\n</blockquote>', '<blockquote>satu</blockquote>'],
    // lists and tables
    ['<ul>\n  <li>satu</li>\n  <li>dua</li>\n</ul>', '<ul><li>satu</li><li>dua</li></ul>'],
    ['<li>satu\ndua</li>', '<li>satu<br>dua</li>'],
    [
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>',
    ],
    ['<tr>\n<!-- baris -->\n<td>a\nb</td></tr>', '<tr><td>a<br>b</td></tr>'],
    ['<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    // inside a tag
    ['<a\nhref="/x"\n>satu</a>', '<a href="/x" >satu</a>'],
    ['<a title="a>b\nc">satu\ndua</a>', '<a title="a>b c">satu<br>dua</a>'],
    ["<a title = '>\n'>x</a>", "<a title = '> '>x</a>"],
    ['<a title=a"b>satu\n</a>', '<a title=a"b>satu<br></a>'],
    // comments and tags without an end
    ['satu<!-- \n > -->\ndua', 'satu<br>dua'],
    ['satu<!-->\ndua', 'satu<br>dua'],
    ['satu<!doctype\nhtml>\ndua', 'satu<br>dua'],
    ['satu</ \n>dua', 'satudua'],
    ['satu<!-- dua\ntiga', 'satu'],
    ['satu\n<b\ndua', 'satu<br><b dua'],
  ])('makes of %j: %j', (content, expected) => {
    expect(lineBreaks(content)).toBe(expected);
  });

  const pieces = fc.constantFrom(
    '<p>',
    '</td>',
    '<a "',
    "='",
    '<!--',
    '-->',
    '\r',
    '\n',
    '<br>',
    '<',
    '>',
    'x',
    ' ',
  );
  const contents = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((list) => list.join('')),
  );

  it('never throws and leaves no newline', () => {
    fc.assert(fc.property(contents, (content) => !/[\r\n]/.test(lineBreaks(content))));
  });

  it('makes at most as many breaks as there are newlines', () => {
    const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
    fc.assert(
      fc.property(
        contents,
        (content) =>
          count(lineBreaks(content), /<br>/g) <= count(content, /<br>/g) + count(content, /\r\n?|\n/g),
      ),
    );
  });

  it.each(['\n', '<a "', '<a b="', '<!--', '<p>\n', '</', '<'])('takes linear time over %j', (piece) => {
    // A quadratic reading of a million characters would take minutes, and the test's own limit is seconds.
    expect(lineBreaks(piece.repeat(1_000_000 / piece.length))).not.toContain('\n');
  });
});
