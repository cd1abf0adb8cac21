import { expect, it } from 'vitest';
import { type MenuTerm, menuAddress, menuTerms } from '../../../src/domain/navigation/menu.ts';
import { TAB_IDS } from '../../../src/domain/navigation/tabs.ts';

const OFFICE = { centre: { name: 'Balai', abbreviation: 'BUPC' }, guideViewer: 'outside' } as const;
const LINKS = { guide: 'https://dokumen.example/panduan', landMap: '', newsPortal: '' };
const office = { ...OFFICE, links: LINKS } as unknown as Parameters<typeof menuTerms>[0];
const led = (terms: readonly MenuTerm[], isHome: boolean) =>
  terms.map(({ name, target }) => [name, menuAddress(target, isHome)]);

it('has the seven terms in the order of the tabs, each with one target', () => {
  const terms = menuTerms(office);
  expect(terms.map(({ id }) => id)).toEqual(TAB_IDS);
  expect(led(terms, false)).toEqual([
    ['Beranda', '/home#home'],
    ['Profil BUPC', '/home?profil'],
    ['Layanan', '/home#services'],
    ['Peta', '/peta'],
    ['Produk Hukum', '/home#products'],
    ['Panduan', 'https://dokumen.example/panduan'],
    ['Kontak', '/home#footer'],
  ]);
});

it('leads to the same from /home, where a section is a place of the page', () => {
  const terms = menuTerms(office);
  const away = led(terms, false).map(([name, address]) => [name, address?.replace('/home#', '#')]);
  expect(led(terms, true)).toEqual(away);
});

it.each<[string, object, MenuTerm['target'] | undefined, string | undefined]>([
  ['the guide here', { guideViewer: 'here' }, { kind: 'dialog', open: { panduan: 1 } }, '/home?panduan=1'],
  ['the document outside', {}, { kind: 'outside', href: LINKS.guide }, LINKS.guide],
  ['none', { links: { ...LINKS, guide: undefined } }, undefined, undefined],
])('leads from Panduan to %s where the office says so', (_, says, target, address) => {
  const terms = menuTerms({ ...office, ...says });
  const guide = terms.find(({ id }) => id === 'panduan')?.target;
  expect([guide, guide && menuAddress(guide)]).toEqual([target, address]);
  expect(terms).toHaveLength(target ? 7 : 6);
});

it('leads to a section of /home from anywhere else', () => {
  expect(menuAddress({ kind: 'section', section: 'footer' })).toBe('/home#footer');
});
