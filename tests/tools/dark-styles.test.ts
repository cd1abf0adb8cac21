import { expect, it } from 'vitest';
import { DARK, takeDark } from '../../tools/build/dark-styles.ts';

it('takes what is for dark screens alone out of a sheet, in its layers', () => {
  const css = [
    '@layer base,exceptions;a{color:#000}',
    `@layer exceptions{@media ${DARK}{:root{--a:1}}@media print{a{color:red}}}`,
    '@media screen and (prefers-color-scheme: dark){@layer exceptions{b{top:0}}}',
  ].join('');
  expect(takeDark(css)).toEqual({
    css: '@layer base,exceptions;a{color:#000}@layer exceptions{@media print{a{color:red}}}',
    dark: '@layer exceptions{:root{--a:1}}@layer exceptions{b{top:0}}',
  });
});

it('leaves a sheet without any as it is', () => {
  expect(takeDark('a{color:#000}')).toEqual({ css: 'a{color:#000}', dark: '' });
});
