import { config } from 'virtual:city';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteEntries } from '../../../src/adapters/search/site-entries.ts';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import { listedServices } from '../../../src/domain/services/offered.ts';
import type { OwnService } from '../../../src/domain/services/service-table.ts';
import { PlainServices } from '../../../src/ui/services/plain-services.tsx';
import { ServicesDialog } from '../../../src/ui/services/services-dialog.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const REKLAME: OwnService = {
  id: 'reklame',
  name: 'Titik Reklame',
  description: 'Letak papan reklame di tepi jalan.',
  abbreviation: 'Reklame',
  documents: [{ name: 'KTP pemohon' }],
  days: 7,
  result: { name: 'Rekomendasi titik', note: 'letak dan ukuran' },
  href: 'https://reklame.kota.id/ajukan',
};
const { href: _href, ...HERE } = { ...REKLAME, id: 'tiang', name: 'Tiang Telekomunikasi' };
const { itr } = config.services;
/** An office that gives one of the four and two of its own. */
const OFFICE: CityConfig = { ...config, services: itr ? { itr } : {}, ownServices: [REKLAME, HERE] };

const NAMES = ['Informasi Tata Ruang (ITR)', 'Titik Reklame', 'Tiang Telekomunikasi'];

it('lists the services of an office: those that the site knows, then its own', () => {
  expect(listedServices(OFFICE).map(({ card, href }) => [card.name, href])).toEqual([
    ['Informasi Tata Ruang (ITR)', undefined],
    ['Titik Reklame', 'https://reklame.kota.id/ajukan'],
    ['Tiang Telekomunikasi', undefined],
  ]);
  expect(listedServices(config)).toHaveLength(4);
});

it('shows them in the dialog with what they need, and leads to where each is applied for', async () => {
  const stubs = testDependencies({}, '/home?layanan=utama');
  stubs.start();
  const dependencies = { ...stubs.dependencies, config: OFFICE };
  await renderPart(
    { ...stubs, dependencies },
    <ServicesDialog onClose={() => undefined}>{null}</ServicesDialog>,
  );
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(NAMES);
  const access = screen.getAllByRole('link', { name: /^Akses Layanan/ });
  expect(access.map((link) => link.getAttribute('href'))).toEqual([
    '/admin?layanan=itr',
    'https://reklame.kota.id/ajukan',
    '/admin?layanan=tiang',
  ]);
  expect(screen.getByRole('link', { name: /^Hotline/ })).toHaveAttribute('href', OFFICE.contact.hotline.href);
  const guide = screen.queryByRole('link', { name: /^Panduan persyaratan/ });
  expect(guide?.getAttribute('href')).toBe(OFFICE.links.requirementsGuide);
  const [, reklame] = screen
    .getAllByRole('listitem')
    .filter(({ className }) => className === 'service-list__item');
  expect(within(reklame as HTMLElement).getByText('7 hari kerja')).toBeInTheDocument();
});

it('names them without the application, and finds them by the search, in the dialog', async () => {
  const stubs = testDependencies();
  await renderPart({ ...stubs, dependencies: { ...stubs.dependencies, config: OFFICE } }, <PlainServices />);
  expect(screen.getByRole('link', { name: 'Titik Reklame' })).toHaveAttribute(
    'href',
    'https://reklame.kota.id/ajukan',
  );
  const found = siteEntries(OFFICE).filter(({ title }) => NAMES.includes(title));
  expect(found.map(({ title, target }) => [title, target])).toEqual([
    ['Informasi Tata Ruang (ITR)', { kind: 'dialog', open: { layanan: 'itr' } }],
    ['Titik Reklame', { kind: 'dialog', open: { layanan: 'utama' } }],
    ['Tiang Telekomunikasi', { kind: 'dialog', open: { layanan: 'utama' } }],
  ]);
});
