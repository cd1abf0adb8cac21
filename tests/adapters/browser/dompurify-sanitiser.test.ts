// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDompurifySanitiser } from '../../../src/adapters/browser/dompurify-sanitiser.ts';
import { createEmbeddedAddresses } from '../../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../../src/adapters/image-addresses/proxy-addresses.ts';

const { sanitise } = createDompurifySanitiser(createEmbeddedAddresses());
const link = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;
const picture = (src: string, alt = '') =>
  `<img src="${src}" alt="${alt}" loading="lazy" decoding="async" referrerpolicy="no-referrer">`;
const table = (rows: string, name = 'Tabel') =>
  `<div role="region" aria-label="${name}" tabindex="0"><table>${rows}</table></div>`;

describe('the sanitiser', () => {
  it.each([
    // text structure
    ['satu\ndua', 'satu<br>dua'],
    ['<p>satu <strong>dua</strong> <em>tiga</em></p>', '<p>satu <strong>dua</strong> <em>tiga</em></p>'],
    ['<ul>\n<li>satu</li>\n</ul>', '<ul><li>satu</li></ul>'],
    ['<ol start="3"><li>satu</li></ol>', '<ol start="3"><li>satu</li></ol>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['<blockquote>kata <cite>warga</cite></blockquote>', '<blockquote>kata <cite>warga</cite></blockquote>'],
    ['a < b &amp; c', 'a &lt; b &amp; c'],
    // what goes, with or without what it holds
    ['<section><font color=red>isi</font></section>', 'isi'],
    ['<script>x()</script>isi', 'isi'],
    ['<style>p{}</style>isi', 'isi'],
    ['<form action="/x"><input><button>isi</button></form>', 'isi'],
    ['<iframe src="https://x.example.id">isi</iframe>', ''],
    ['<svg><text>isi</text></svg>', ''],
    ['<p style="color:red" id="a" class="b" onclick="x()" data-a="1" aria-label="c">isi</p>', '<p>isi</p>'],
    ['<p hidden tabindex="1" role="alert" title="t">isi</p>', '<p>isi</p>'],
    // links
    ['<a href="https://kota.example.id/a?b=c">isi</a>', link('https://kota.example.id/a?b=c', 'isi')],
    ['<a href="http://kota.example.id">isi</a>', link('http://kota.example.id', 'isi')],
    ['<a href=" /peta ">isi</a>', link('/peta', 'isi')],
    ['<a href="/a" target="_top" rel="opener" name="x">isi</a>', link('/a', 'isi')],
    ['<a href="javascript:x()">isi <b>b</b></a>', 'isi <b>b</b>'],
    ['<a href="//lain.example.id">isi</a>', 'isi'],
    ['<a href="mailto:a@example.id">isi</a>', 'isi'],
    ['<a href="data:text/html,x">isi</a>', 'isi'],
    ['<a href="#bagian">isi</a>', 'isi'],
    ['<a>isi</a>', 'isi'],
    // images
    ['<img src="https://drive.google.com/uc?id=1abc" alt="Peta">', picture('/media/1abc/1000.webp', 'Peta')],
    ['<img src="https://drive.google.com/file/d/1abc/view">', picture('/media/1abc/1000.webp')],
    [
      '<img src="https://drive.google.com/uc?id=1abc" srcset="x 2x" onerror="x()" width="9">',
      picture('/media/1abc/1000.webp'),
    ],
    ['a<img src="/berita/peta.webp" alt="Peta">b', `a${picture('/berita/peta.webp', 'Peta')}b`],
    // images of another host
    [
      'a<img src="https://lain.example.id/uc?id=1abc&b=c" alt=" Peta & 1 ">b',
      `a${link('https://lain.example.id/uc?id=1abc&amp;b=c', 'Peta &amp; 1')}b`,
    ],
    ['a<img src="https://lain.example.id/p.gif">b', `a${link('https://lain.example.id/p.gif', 'Gambar')}b`],
    ['<a href="/peta">a <img src="https://lain.example.id/p.gif" alt="Peta"></a>', link('/peta', 'a Peta')],
    ['a<img src="javascript:x()" alt="Peta">b', 'ab'],
    ['a<img src="//lain.example.id/p.gif" alt="Peta">b', 'ab'],
    ['a<img src="data:image/png;base64,AA==">b', 'ab'],
    ['a<img>b', 'ab'],
    [
      '<picture><source srcset="x"><img src="https://drive.google.com/uc?id=1abc"></picture>',
      picture('/media/1abc/1000.webp'),
    ],
    // headings step below the dialog's own
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
    ['<h3>a</h3><h4>b</h4>', '<h4>a</h4><h5>b</h5>'],
    ['<h5>a <i>b</i></h5>', '<h4>a <i>b</i></h4>'],
    // tables
    [
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
      table('<tbody><tr><td colspan="2">a</td></tr></tbody>'),
    ],
    [
      '<table><caption>Zona</caption><tbody><tr><th scope="row">a</th></tr></tbody></table>',
      table('<caption>Zona</caption><tbody><tr><th scope="row">a</th></tr></tbody>', 'Zona'),
    ],
    ['', ''],
  ])('makes of %s: %s', async (content, expected) => {
    await expect(sanitise(content)).resolves.toBe(expected);
  });

  it('gives pictures through the proxy where the site has one', async () => {
    const proxied = createDompurifySanitiser(createProxyAddresses('https://proksi.example.id/'));
    const target = encodeURIComponent('https://drive.google.com/thumbnail?id=1abc&sz=w1000');
    await expect(proxied.sanitise('<img src="https://drive.google.com/uc?id=1abc">')).resolves.toBe(
      picture(`https://proksi.example.id/?url=${target}`),
    );
    const elsewhere = encodeURIComponent('https://lain.example.id/p.gif?a=b');
    await expect(proxied.sanitise('<img src="https://lain.example.id/p.gif?a=b">')).resolves.toBe(
      picture(`https://proksi.example.id/?url=${elsewhere}`),
    );
  });

  it('shows pictures of the hosts that the deployment names, and of no other', async () => {
    const named = createDompurifySanitiser(createEmbeddedAddresses(['https://berkas.example.id']));
    await expect(
      named.sanitise(
        '<img src="https://berkas.example.id/p.gif"><img src="https://berkas.example.id.lain.id/p.gif">',
      ),
    ).resolves.toBe(
      `${picture('https://berkas.example.id/p.gif')}${link('https://berkas.example.id.lain.id/p.gif', 'Gambar')}`,
    );
  });
});
