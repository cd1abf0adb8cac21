import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleExcerpt, EXCERPT_LENGTH, excerpt, plainText } from '../../../src/domain/news/excerpt.ts';

const a = (length: number) => 'a'.repeat(length);

describe('excerpt', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['satu\ndua', 'satu dua'],
    ['satu\r\ndua\rtiga\n\nempat', 'satu dua tiga  empat'],
    ['\n satu \n', 'satu'],
    [a(120), a(120)],
    [` ${a(120)}\n`, a(120)],
    [a(121), `${a(120)}...`],
    [`${a(117)}. bcd`, `${a(117)}. b...`],
    [`${a(119)}🏡bc`, `${a(119)}...`],
    [`${a(118)}🏡bc`, `${a(118)}🏡...`],
    ['<b>tebal</b> &amp; miring', '<b>tebal</b> &amp; miring'],
  ])('makes %j of it: %j', (content, expected) => {
    expect(excerpt(content)).toBe(expected);
  });

  it('§9 News: is the first 120 characters of the line and the ellipsis where it is longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (content) => {
        const line = content.trim();
        expect(excerpt(content)).toBe(line.length > EXCERPT_LENGTH ? `${line.slice(0, 120)}...` : line);
      }),
    );
  });
});

describe('plainText', () => {
  it.each([
    ['', ''],
    ['tanpa markup', 'tanpa markup'],
    ['<p>satu <b>dua</b>nya</p>', 'satu duanya'],
    ['<p>satu</p><p>dua</p>', 'satu dua'],
    ['satu<br>dua<BR/>tiga<br />empat', 'satu dua tiga empat'],
    ['<ul><li>satu</li>\n<li>dua</li></ul>', 'satu \n dua'],
    ['<a href="https://kota.example.id">tautan</a>', 'tautan'],
    ['<!-- catatan -->isi<!---->', 'isi'],
    ['1 < 2 dan 3 > 2', '1 < 2 dan 3 > 2'],
    ['a<b dan c', 'a<b dan c'],
    ['<3 peta', '<3 peta'],
    ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
    ['&quot;x&quot; &#39;y&#39;&nbsp;z', '"x" \'y\' z'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&lt;b&gt;', '<b>'],
    ['&copy; &unknown; &', '&copy; &unknown; &'],
    ['Tata ruang &#x26; pertanahan &#38; R&amp;D', 'Tata ruang & pertanahan & R&D'],
    ['2024&ndash;2044&hellip; &ldquo;peta&rdquo; l&rsquo;or &#160;x', '2024–2044… “peta” l’or  x'],
    ['&#0; &#x110000; &#xD800; &#7;', '&#0; &#x110000; &#xD800; &#7;'],
    ['&#x1f;a&#x20;b&#x7e;&#x7f;&#x80;&#x9f;&#xa1;', '&#x1f;a b~&#x7f;&#x80;&#x9f;¡'],
    ['&#xd7ff;&#xdfff;&#xe000;&#x10ffff;', '\ud7ff&#xdfff;\ue000\u{10ffff}'],
    ['R&D <5 hari> kurang dari 5 < 7.', 'R&D <5 hari> kurang dari 5 < 7.'],
    ['<!--[if gte mso 9]><xml>x</xml><![endif]-->isi', 'isi'],
    ['<!-->isi', 'isi'],
    ['<style>p.isi {margin:0cm}</style><p class=isi>Rapat selesai.</p>', 'Rapat selesai.'],
    ['<STYLE type="text/css">a > b {}</STYLE >isi<script>1 < 2</script>', 'isi'],
    ['satu<style>p {', 'satu'],
    ['satu <!-- dua', 'satu'],
    ['<styled>x</styled> <xmls>y</xmls>', 'x y'],
    ['<brand>x</brand>', 'x'],
    ['satu  dua', 'satu dua'],
  ])('reads %j as %j', (markup, expected) => {
    expect(plainText(markup)).toBe(expected);
  });

  it('never throws, never grows the text', () => {
    const pieces = fc.constantFrom('<', '>', '<p>', '</p>', '<!--', '-->', '&amp;', '&', 'a', '"', ' ', '\n');
    const markups = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(fc.property(markups, (markup) => plainText(markup).length <= markup.length));
  });

  it.each(['<style>', '</style>', '<!-- -->', '&#x', '<a ', '<!--', '<!-', '&amp', '<a "', '</p', ' ', '<'])(
    'takes linear time over %j',
    (piece) => {
      // A quadratic reading of a million characters would take minutes, and the test's own limit is seconds.
      expect(plainText(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(1_000_000);
    },
  );
});

describe('articleExcerpt', () => {
  const long = 'kata demi kata '.repeat(1000);
  const styled = `<style>${'p { margin: 0 } '.repeat(500)}</style><p>Rapat selesai.</p>`;

  it.each([
    ['', ''],
    ['<p>Warga</p><p>menyampaikan &amp; bertanya.</p>', 'Warga menyampaikan & bertanya.'],
    [long, `${long.slice(0, 120)}...`],
    [styled, 'Rapat selesai.'],
    // A tag, a comment or an entity that lies across the place up to which a long content is read.
    [`${'<b></b>'.repeat(285)}<i title="${a(50)}">${long}`, `${long.slice(0, 120)}...`],
    [`${'<b></b>'.repeat(285)}<!--${a(50)}-->${long}`, `${long.slice(0, 120)}...`],
    [`${a(100)}${'<b></b>'.repeat(271)}&amp;&lt;&gt;${long}`, `${a(100)}&<>${long.slice(0, 17)}...`],
    [`${a(100)}${'<b></b>'.repeat(268)}<i title="${a(50)}">${long}`, `${a(100)}${long.slice(0, 20)}...`],
    [`${a(118)}${'<b></b>'.repeat(268)}<b>&amp;${long}`, `${a(118)}&${long.slice(0, 1)}...`],
    // A tag that closes around a comment, an entity that closes around tags.
    ['<<<<!--</b><p>kata <!---->kata -->'.repeat(116), `${'<'.repeat(120)}...`],
    [`${a(118)}${'<b></b>'.repeat(267)}&<b></b><b>amp;${long}`, `${a(118)}&${long.slice(0, 1)}...`],
    // Two letters that end a line become one: what was read looks long enough and is not.
    [`${'a\r\n'.repeat(60)}${'<b></b>'.repeat(300)}b`, `${'a '.repeat(60)}...`],
    // Little text among much markup.
    [`${'<b></b>'.repeat(5000)}akhir`, 'akhir'],
  ])('makes the excerpt of content %#', (content, expected) => {
    expect(articleExcerpt(content)).toBe(expected);
  });

  it('is the excerpt of the whole content, wherever it stops reading', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '<b>',
      '<style>',
      '</style>',
      '</b>',
      '<!--',
      '-->',
      '&amp;',
      'amp;',
      '&',
      ';',
      'kata ',
      '\r\n',
      '🏡',
    );
    const markups = fc
      .tuple(
        fc.array(pieces, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 1500 }),
        fc.array(pieces),
      )
      .map(([first, times, rest]) => first.join('').repeat(times) + rest.join(''));
    fc.assert(
      fc.property(markups, (markup) => {
        expect(articleExcerpt(markup)).toBe(excerpt(plainText(markup)));
      }),
    );
  });
});
