import { readFileSync } from 'node:fs';
import { sortLinks } from '@bupc/content';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '../../../../src/domain/shared/safe-address.ts';
import { contentLinks } from '../../../../tools/content/check/content-markup.ts';
import { feedRules } from '../../../../tools/content/check/rules.ts';
import { type KnownSite, pathProblem, SECTION_IDS } from '../../../../tools/content/check/site-addresses.ts';

const SITE: KnownSite = {
  targets: { portalUrl: '', mapUrl: 'https://peta.example.id/' },
  hasFile: (path) => path === '/panduanbupc.pdf',
  ids: { galeri: new Set(['pantai']), artikel: new Set(['pola ruang']) },
};

describe('a path of the site', () => {
  it.each([
    '/',
    '/home',
    '/home/',
    '/home#gallery',
    '/home?layanan=peta',
    '/home?syarat=itr',
    '/home?profil',
    '/home?artikel=pola%20ruang',
    '/home?galeri=pantai&foto=3#gallery',
    '/home?utm_source=brosur',
    '/peta',
    '/peta/?layer=2',
    '/panduanbupc.pdf',
    '/panduanbupc.pdf#page=3',
    '/feed.xml',
    '/content/news.json',
  ])('%s leads somewhere', (address) => {
    expect(pathProblem(address, SITE)).toBe(undefined);
  });

  it.each([
    ['/home#galeri', `the page has no section #galeri; there are ${SECTION_IDS.join(', ')}`],
    ['/home?layanan=lain', 'the page opens nothing for layanan=lain'],
    ['/home?galeri=pantai&foto=nol', 'the page opens nothing for foto=nol'],
    ['/home?galeri=lain', 'there is no album with the id lain'],
    ['/home?artikel=lain', 'there is no article with the id lain'],
    ['/hom', 'this site has no /hom'],
    ['/dokumen/../lain.pdf', 'this site has no /lain.pdf'],
  ])('%s leads nowhere', (address, message) => {
    expect(pathProblem(address, SITE)).toEqual({ level: 'warning', message });
  });

  it.each(['/privasi', '/peta-situs', '/aksesibilitas'])('%s leads to a page about the site', (address) => {
    expect(pathProblem(address, SITE)).toBe(undefined);
  });

  it.each(['/peta/data', '/peta/data#khusus-banjir', '/peta/data/zona.csv'])(
    '%s leads to data where the map is the one of this site',
    (address) => {
      const targets = { ...SITE.targets, mapUrl: '' };
      expect(pathProblem(address, { ...SITE, targets })).toBe(undefined);
      const elsewhere = { ...targets, mapUrl: 'https://peta.id' };
      expect(pathProblem(address, { ...SITE, targets: elsewhere })?.level).toBe('warning');
    },
  );

  it('is only noted where nothing is connected behind it', () => {
    expect(pathProblem('/admin/i-t-r-s', SITE)).toEqual({
      level: 'note',
      message: 'nothing is connected behind /admin/i-t-r-s here (VITE_PORTAL_URL is empty)',
    });
  });

  it('is not judged by ids that are not known', () => {
    expect(pathProblem('/home?artikel=lain', { ...SITE, ids: {} })).toBe(undefined);
  });
});

it('knows the sections that the contract promises, which are those of the page', () => {
  const page = readFileSync('src/ui/pages/home-page.tsx', 'utf8').split('const SECTIONS')[1] ?? '';
  const sections = [...page.matchAll(/^ {2,4}\[?'([\w-]+)',/gm)].map(([, id]) => id);
  expect([...sections, 'footer']).toEqual(SECTION_IDS);
});

it('finds the links of a content as a browser would', () => {
  const content = `<a href="/a?b=1&amp;c=2">x</a> <A class=x href='https://a.id'>y</A> <a href=/z>z</a> <a name="n">n</a> <!-- <a href="/no"> --> <abbr href="/no">`;
  expect(contentLinks(content)).toEqual(['/a?b=1&c=2', 'https://a.id', '/z']);
});

it('takes links as they are opened', () => {
  const drive = 'https://drive.google.com/open?id=1abc';
  const { 'legal-products': legalProducts, news } = feedRules({
    centre: { name: '', abbreviation: '', tagline: '' },
  });
  expect([
    legalProducts.links?.([{ name: 'a', type: '', url: drive }]),
    news.links?.([{ id: 'a', title: '', content: `<a href="${drive}">x</a>`, images: [] }]),
  ]).toEqual([
    [{ item: 0, field: 'url', address: 'https://drive.google.com/file/d/1abc/preview' }],
    [{ item: 0, field: 'content', address: drive }],
  ]);
});

it('says what is wrong with links without asking, and which lead outside', () => {
  const link = (address: string) => ({ item: 0, field: 'content', address });
  const addresses = [
    'https://a.id/x',
    'mailto:halo@a.id',
    '/hom',
    'http://localhost:3000/',
    'http://192.168.1.5/a',
    '/home',
  ];
  const { findings, outside } = sortLinks(addresses.map(link), {
    safeAddress,
    pathProblem: (address) => pathProblem(address, SITE),
  });
  expect(outside).toEqual([link('https://a.id/x')]);
  expect(findings.map(({ level, address, message }) => [level, address, message])).toEqual([
    [
      'warning',
      'mailto:halo@a.id',
      'the page leaves this link out; only http(s) addresses and paths that start with / are links',
    ],
    ['warning', '/hom', 'this site has no /hom'],
    ['warning', 'http://localhost:3000/', 'only this machine or its own network reaches localhost'],
    ['warning', 'http://192.168.1.5/a', 'only this machine or its own network reaches 192.168.1.5'],
  ]);
});
