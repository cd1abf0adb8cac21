import { describe, expect, it } from 'vitest';
import { LEAD_LIMIT, leadAndRest } from '../../../src/domain/news/article-lead.ts';

describe('the first paragraph of an article', () => {
  it.each([
    ['<p>Satu.</p><p>Dua.</p>', '<p>Satu.</p>', '<p>Dua.</p>'],
    [
      '<p>Satu <strong>tebal</strong>.</p><ul><li>a</li></ul>',
      '<p>Satu <strong>tebal</strong>.</p>',
      '<ul><li>a</li></ul>',
    ],
    ['<p class="x">a<br>b</p>c', '<p class="x">a<br>b</p>', 'c'],
    ['Satu.<br><br>Dua.', 'Satu.<br><br>', 'Dua.'],
    ['Satu.<br>\n<br>Dua.', 'Satu.<br>\n<br>', 'Dua.'],
    ['Satu.<br>masih satu.<br><br>Dua.', 'Satu.<br>masih satu.<br><br>', 'Dua.'],
    ['Satu <em>x<br><br>y</em> z<h4>Dua</h4>', 'Satu <em>x<br><br>y</em> z', '<h4>Dua</h4>'],
    [
      '<strong>Satu.</strong> Teks.<ul><li>a</li></ul>',
      '<strong>Satu.</strong> Teks.',
      '<ul><li>a</li></ul>',
    ],
    ['<a href="/x"><p>Satu.</p></a>Dua.', '<a href="/x"><p>Satu.</p></a>Dua.', ''],
    ['Satu <em>x<ul><li>a</li></ul></em> z', 'Satu <em>x<ul><li>a</li></ul></em> z', ''],
    ['Satu <em>x</em><br>dua.', 'Satu <em>x</em><br>dua.', ''],
    [`<p>${'a'.repeat(LEAD_LIMIT - 7)}</p>b`, `<p>${'a'.repeat(LEAD_LIMIT - 7)}</p>`, 'b'],
    ['Hanya satu.', 'Hanya satu.', ''],
    ['<p>Hanya satu.</p>', '<p>Hanya satu.</p>', ''],
  ])('of %j is %j', (markup, lead, rest) => {
    expect(leadAndRest(markup)).toEqual({ lead, rest });
  });

  it.each([
    '',
    ' \n',
    '<h4>Judul</h4><p>Satu.</p>',
    '<div role="region"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    '<ul><li>a</li></ul>b',
    '<p> </p>b',
    `<p>${'a'.repeat(LEAD_LIMIT - 6)}</p>b`,
    '<br><br>',
  ])('is not there in %j', (markup) => {
    expect(leadAndRest(markup)).toEqual({ lead: '', rest: markup });
  });
});
