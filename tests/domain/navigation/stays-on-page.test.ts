import { expect, it } from 'vitest';
import { staysOnPage } from '../../../src/domain/navigation/stays-on-page.ts';

it.each([
  ['/home', '', '/home', '?profil', true],
  ['/home', '?profil', '/home', '', true],
  ['/home', '?profil', '/home', '?profil', false],
  ['/home', '', '/peta/', '', false],
  ['/home', '?profil', '/admin', '', false],
])('from %s%s to %s%s', (pathname, search, toPath, toSearch, stays) => {
  expect(staysOnPage({ pathname, search }, { pathname: toPath, search: toSearch })).toBe(stays);
});
