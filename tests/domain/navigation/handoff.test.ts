import { expect, it } from 'vitest';
import { applicationPath, HANDOFF_ROUTES, handoffAddress } from '../../../src/domain/navigation/handoff.ts';

const route = (path: string) => {
  const found = HANDOFF_ROUTES.find((one) => one.path === path);
  if (found === undefined) throw new Error(`no route ${path}`);
  return found;
};
const nothing = { portalUrl: '', mapUrl: '' };

it('hands on every path of the specification, by its service', () => {
  expect(HANDOFF_ROUTES.map(({ path, service, kind }) => [path, service, kind])).toEqual([
    ['/admin/login', 'Login', 'portal'],
    ['/register', 'Register', 'portal'],
    ['/admin', 'Layanan Tata Ruang', 'portal'],
    ['/admin/i-t-r-s', 'Informasi Tata Ruang (ITR)', 'portal'],
    ['/admin/krk-applications', 'Keterangan Rencana Kota (KRK)', 'portal'],
    ['/admin/k-k-p-r-s', 'Rekomendasi Teknis KKPR (Non Berusaha)', 'portal'],
    ['/admin/siteplan-applications', 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian', 'portal'],
    ['/admin/data-requests', 'Permohonan Data', 'portal'],
    ['/peta', 'Peta Kota', 'map'],
  ]);
});

it.each([
  [
    '/admin/i-t-r-s',
    { portalUrl: 'https://portal.id', mapUrl: '' },
    undefined,
    'https://portal.id/admin/i-t-r-s',
  ],
  [
    '/register',
    { portalUrl: 'https://portal.id', mapUrl: '' },
    { search: '?a=1', hash: '#b' },
    'https://portal.id/register?a=1#b',
  ],
  ['/peta', { portalUrl: 'https://portal.id', mapUrl: 'https://peta.id' }, undefined, 'https://peta.id/peta'],
  [
    '/peta',
    { portalUrl: '', mapUrl: 'https://peta.id/' },
    { search: '?z=1', hash: '' },
    'https://peta.id/peta?z=1',
  ],
  [
    '/peta',
    { portalUrl: '', mapUrl: 'https://peta.id/viewer?kota=1' },
    { search: '?z=1', hash: '' },
    'https://peta.id/viewer?kota=1&z=1',
  ],
  ['/peta', { portalUrl: '', mapUrl: 'HTTP://peta.id' }, undefined, 'HTTP://peta.id/peta'],
  [
    '/peta',
    { portalUrl: '', mapUrl: 'https://peta.id/lihat?dari=https://kota.id' },
    undefined,
    'https://peta.id/lihat?dari=https://kota.id',
  ],
  ['/peta', { portalUrl: 'https://portal.id', mapUrl: '' }, undefined, undefined],
  ['/admin', { portalUrl: '', mapUrl: 'https://peta.id' }, undefined, undefined],
  ['/admin/login', nothing, undefined, undefined],
])('%s with %o leads on to the right place', (path, targets, rest, expected) => {
  expect(handoffAddress(route(path), targets, rest)).toBe(expected);
});

it.each([
  ['itr', '/admin/i-t-r-s'],
  ['krk', '/admin/krk-applications'],
  ['siteplan', '/admin/siteplan-applications'],
  ['kkpr', '/admin/k-k-p-r-s'],
] as const)('applies for %s at %s', (service, path) => {
  expect(applicationPath(service)).toBe(path);
});
