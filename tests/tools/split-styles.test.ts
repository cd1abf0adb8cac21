import { expect, it } from 'vitest';
import { splitStyles } from '../../tools/build/split-styles.ts';

const VIEW = '<header class="header header--wide"><a class="button" href="/">a</a></header>';

it('takes what the first view names, or what names nothing, and leaves the rest, in their order and layers', () => {
  const css = [
    '@layer base,components;',
    '@font-face{font-family:F;src:url(f.woff2)}',
    '@layer base{:root{--a:1;--b:2}a{color:var(--a)}}',
    '@layer components{.header .button{top:0}.news{top:1px}.header--wide,.news__card{top:2px}',
    '@media (width>1px){.header .button:hover{top:3px}.button:hover,.button:disabled,.button:not([aria-current]):active{top:5px}}@media (width>2px){.news .button{top:4px}}}',
    '@keyframes turn{to{rotate:1turn}}@keyframes blink{to{opacity:0}}',
    '.button{animation:turn 1s}.news{animation:blink 1s}',
  ].join('');
  expect(splitStyles(css, VIEW)).toEqual({
    early: [
      '@layer base,components;',
      '@font-face{font-family:F;src:url(f.woff2)}',
      '@layer base{:root{--a:1}a{color:var(--a)}}',
      '@layer components{.header .button{top:0}.header--wide,.news__card{top:2px}',
      '@media (width>1px){.header .button:hover{top:3px}}}',
    ].join(''),
    late: [
      '@layer base,components;',
      '@layer base{:root{--b:2}}',
      '@layer components{.news{top:1px}@media (width>1px){.button:hover,.button:disabled,.button:not([aria-current]):active{top:5px}}@media (width>2px){.news .button{top:4px}}}',
      '@keyframes turn{to{rotate:1turn}}@keyframes blink{to{opacity:0}}',
      '.button{animation:turn 1s}.news{animation:blink 1s}',
    ].join(''),
  });
});

it('leaves to the rest what is for elements that the first view has not', () => {
  const css =
    'html{top:0}a,h2{top:1px}h2{--c:2;top:var(--c)}.header>p{top:3px}li:has(>a):not(h2){top:4px}a:not([title]){top:5px}';
  expect(splitStyles(css, VIEW)).toEqual({
    early: 'html{top:0}a,h2{top:1px}a:not([title]){top:5px}',
    late: 'h2{--c:2;top:var(--c)}.header>p{top:3px}li:has(>a):not(h2){top:4px}',
  });
});

it('leaves to the rest how things move, and who wants less of it', () => {
  const css =
    '.button{top:0;transition:top 1s}html{scroll-behavior:smooth}@media (prefers-reduced-motion:reduce){:root *{transition:none!important}}';
  expect(splitStyles(css, VIEW)).toEqual({
    early: '.button{top:0}',
    late: '.button{transition:top 1s}html{scroll-behavior:smooth}@media (prefers-reduced-motion:reduce){:root *{transition:none!important}}',
  });
});

it('leaves to the rest what is an exception for few', () => {
  const few =
    '@layer exceptions{@media (forced-colors:active){.header{top:1px}}@media print{.header{top:2px}}}';
  expect(splitStyles(`.header{top:0}${few}`, VIEW)).toEqual({ early: '.header{top:0}', late: few });
});

it('keeps every face early, so that none has the page set anew', () => {
  const faces =
    '@font-face{font-family:F;unicode-range:U+20-7E}@font-face{font-family:F;unicode-range:U+A1-A6}';
  expect(splitStyles(faces, VIEW)).toEqual({ early: faces, late: '' });
});

it('leaves nothing late where the first view has all', () => {
  expect(splitStyles('.button{top:0}', VIEW)).toEqual({ early: '.button{top:0}', late: '' });
});
