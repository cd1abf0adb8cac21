import { config } from 'virtual:city';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteEntries } from '../../src/adapters/search/site-entries.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { menuAddress, menuTerms } from '../../src/domain/navigation/menu.ts';
import { applicationHelp } from '../../src/domain/services/application-steps.ts';
import { Guide } from '../../src/ui/guide/guide.tsx';
import { MapHeader } from '../../src/ui/map-page/map-header.tsx';
import { NavigationBar } from '../../src/ui/navigation/navigation-bar.tsx';
import { PlainServices } from '../../src/ui/services/plain-services.tsx';
import { ServicesDialog } from '../../src/ui/services/services-dialog.tsx';
import { allServices } from '../all-services.ts';
import { PLAN } from '../domain/map/rules-world.ts';
import { testDependencies } from './dependencies.ts';
import { show } from './map-page/show-map.tsx';
import { renderPart } from './render.tsx';

const { guideFile: _file, guidePages: _pages, ...rest } = config;
const { guide: _guide, requirementsGuide: _requirements, ...links } = config.links;
const withoutPage = <T extends { guidePage?: number }>({ guidePage: _page, ...facts }: T) => facts;
const { itr, krk, siteplan, kkpr } = allServices(config);
/** An office of another name that has published no guide. */
const OFFICE: CityConfig = {
  ...rest,
  centre: { ...config.centre, abbreviation: 'PPK' },
  guideViewer: 'outside',
  links,
  services: {
    itr: withoutPage(itr),
    krk: withoutPage(krk),
    siteplan: withoutPage(siteplan),
    kkpr: withoutPage(kkpr),
  },
};

async function shown(part: React.ReactNode, address = '/home') {
  const stubs = testDependencies({}, address);
  stubs.start();
  await renderPart({ ...stubs, dependencies: { ...stubs.dependencies, config: OFFICE } }, part);
  return stubs;
}

it.each([
  ['the tabs', <NavigationBar key="0" dropdown={() => null} search={null} />],
  [
    'the services',
    <ServicesDialog key="1" onClose={() => undefined}>
      {null}
    </ServicesDialog>,
  ],
  ['the services without the application', <PlainServices key="2" />],
])('speaks of no guide in %s', async (_, part) => {
  await shown(part, '/home?layanan=utama');
  expect(document.body.textContent).toMatch(/Profil PPK|Keterangan Rencana Kota/);
  expect(document.body.textContent).not.toContain('Panduan');
});

it('has its own name in the head of the map, and no link to a guide', () => {
  show(PLAN, <MapHeader />, undefined, {}, OFFICE);
  const [nav] = screen.getAllByRole('navigation', { name: 'Halaman situs' });
  expect([...(nav?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Beranda', 'Profil PPK', 'Layanan', 'Peta', 'Produk Hukum', 'Kontak'],
  ]);
});

it('leads from the head of the map where the tabs of /home lead, in the same order', () => {
  show(PLAN, <MapHeader />);
  const [nav] = screen.getAllByRole('navigation', { name: 'Halaman situs' });
  expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
    menuTerms(config).map(({ target }) => (target.kind === 'map' ? '/peta/' : menuAddress(target))),
  );
});

it('is searched, and helps who applies, without a word of a guide', () => {
  expect(JSON.stringify(siteEntries(OFFICE))).not.toContain('"panduan"');
  const helps = (['itr', 'any', 'data', 'map'] as const).map((subject) => applicationHelp(subject, OFFICE));
  expect(JSON.stringify(helps)).not.toContain('panduan');
});

it('says at an old address of the guide that there is none', async () => {
  const { site } = await shown(<Guide onClose={() => undefined} />, '/home?panduan=3');
  expect(screen.getByRole('dialog').textContent).toContain(
    'Gagal memuat PDF: tidak ada buku panduan di situs ini. Tanyakan kepada petugas.',
  );
  expect(site.guide.getSnapshot().matches({ open: { document: 'failed' } })).toBe(true);
});
