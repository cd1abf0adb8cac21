import { expect, it } from 'vitest';
import { HANDOFF_ROUTES, handoffAddress } from '../../../src/domain/navigation/handoff.ts';

const route = (path: string) => {
  const found = HANDOFF_ROUTES.find((one) => one.path === path);
  if (found === undefined) throw new Error(`no route ${path}`);
  return found;
};
const nothing = { portalUrl: '', mapUrl: '' };

it('hands on every path of the specification', () => {
  expect(HANDOFF_ROUTES.map(({ path }) => path)).toEqual([
    '/admin/login',
    '/register',
    '/admin',
    '/admin/i-t-r-s',
    '/admin/krk-applications',
    '/admin/k-k-p-r-s',
    '/admin/siteplan-applications',
    '/admin/data-requests',
    '/peta',
  ]);
});

it.each([
  ['/admin/i-t-r-s', { portalUrl: 'https://portal.id', mapUrl: '' }, '', 'https://portal.id/admin/i-t-r-s'],
  ['/register', { portalUrl: 'https://portal.id', mapUrl: '' }, '?a=1#b', 'https://portal.id/register?a=1#b'],
  ['/peta', { portalUrl: 'https://portal.id', mapUrl: 'https://peta.id' }, '', 'https://peta.id/peta'],
  ['/peta', { portalUrl: '', mapUrl: 'https://peta.id/' }, '?z=1', 'https://peta.id/peta?z=1'],
  ['/peta', { portalUrl: '', mapUrl: 'https://peta.id/viewer' }, '?z=1', 'https://peta.id/viewer?z=1'],
  ['/peta', { portalUrl: 'https://portal.id', mapUrl: '' }, '', undefined],
  ['/admin', { portalUrl: '', mapUrl: 'https://peta.id' }, '', undefined],
  ['/admin/login', nothing, '', undefined],
])('%s with %o leads on to the right place', (path, targets, suffix, expected) => {
  expect(handoffAddress(route(path), targets, suffix)).toBe(expected);
});
