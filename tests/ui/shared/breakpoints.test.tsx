import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS, from } from '../../../src/ui/shared/breakpoints.ts';

it('are those of the styles', () => {
  const styles = readFileSync('src/ui/styles/_tools.scss', 'utf8');
  const listed = /\$breakpoints: \(([^)]*)\)/.exec(styles)?.[1] ?? '';
  const pairs = [...listed.matchAll(/(\w+): (\d+)px/g)].map(([, name, width]) => [name, Number(width)]);
  expect(Object.fromEntries(pairs)).toEqual(BREAKPOINTS);
});

it('are written as media queries', () => {
  expect(from('m')).toBe('(min-width: 60em)');
});
