import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Regulation } from '../../../src/domain/regulations/regulation.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { RegulationView } from '../../../src/ui/regulations/regulation-view.tsx';
import { aParagraph, aRegulation, aSection } from '../../fixtures/regulations.ts';
import { testDependencies } from '../dependencies.ts';

Element.prototype.scrollIntoView ??= () => undefined;
afterEach(() => void vi.restoreAllMocks());

function shown(id?: string, options: { regulation?: Partial<Regulation>; search?: string } = {}) {
  const copied: string[] = [];
  const path = `/produk-hukum/perwali-1-2026${id === undefined ? '' : `/${id}`}${options.search ?? ''}`;
  const { dependencies, history, share, start } = testDependencies({}, path, {
    copyText: async (text) => void copied.push(text),
  });
  start();
  render(
    <DependenciesProvider dependencies={dependencies}>
      <RegulationView regulation={aRegulation(options.regulation)} id={id} />
    </DependenciesProvider>,
  );
  const { origin } = dependencies.config;
  return { copied, history, share, origin };
}

const cells = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.trim()}`);
const article = () => within(screen.getByRole('article'));
const marks = () => [...document.querySelectorAll('.regulation__body mark')].map((mark) => mark.textContent);

it('shows one article with its state, its summary, its paragraphs and its neighbours', () => {
  shown('pasal-2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pasal 2 Zona R-4, perumahan');
  expect(document.querySelector('.regulation-head__state')).toHaveTextContent(
    'Berlaku sejak 15 Januari 2026 Riwayat',
  );
  expect(article().getByRole('note', { name: 'Singkatnya' })).toHaveTextContent(
    'yang berlaku adalah bunyi pasal',
  );
  expect(document.querySelector('#ayat-1')).toHaveTextContent('Garis sempadan bangunan 5 m.');
  const neighbours = within(screen.getByRole('navigation', { name: 'Pasal sebelum dan sesudahnya' }));
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/produk-hukum/perwali-1-2026/pasal-1',
    '/produk-hukum/perwali-1-2026/pasal-3',
  ]);
});

it('says above the text of a replaced one that it is, and which one is in force', () => {
  shown('pasal-1', { regulation: { replacedBy: { name: 'Perwali 2/2027', slug: 'perwali-2-2027' } } });
  expect(document.querySelector('.regulation-head__state')).toHaveTextContent('Tidak berlaku lagi Riwayat');
  expect(screen.getByText('Peraturan ini tidak berlaku lagi.').parentElement).toHaveTextContent(
    'Yang berlaku sekarang: Perwali 2/2027',
  );
  expect(article().getByText('Kalimat.')).toBeVisible();
});

it('says in the line of an article what changed it, and under it what it said before, marked', () => {
  const changed = aSection({
    paragraphs: [aParagraph('Paling tinggi 9 m.', '1')],
    former: [{ before: 'Perwali 7/2027', paragraphs: [aParagraph('Paling tinggi 7 m.', '1')] }],
  });
  shown('pasal-1', {
    regulation: {
      amendedBy: [{ name: 'Perwali 7/2027', part: 'Pasal 1', since: '2027-03-01' }],
      chapters: [{ number: 'I', title: 'Umum', articles: [changed] }],
    },
  });
  expect(screen.getByRole('link', { name: 'Diubah oleh Perwali 7/2027' })).toHaveAttribute('href', '#semula');
  expect(document.querySelector('.regulation-head__state')).toHaveTextContent(
    'Berlaku Diubah oleh Perwali 7/2027 sejak 1 Maret 2027 Riwayat',
  );
  expect(screen.getByText('Bunyi sebelum diubah oleh Perwali 7/2027')).toBeVisible();
  expect(document.querySelector('#semula')?.innerHTML).toContain('<del>7 </del><ins>9 </ins>');
});

it('lists the history of the whole, with what is known of each change', () => {
  shown(undefined, {
    regulation: {
      checked: '2027-04-01',
      replaces: [{ name: 'Perwali 9/2010', slug: 'perwali-9-2010' }],
      amendedBy: [
        { name: 'Perwali 7/2027', part: 'Pasal 1', since: '2027-03-01', pdf: 'https://kota.id/7.pdf' },
        { name: 'Perda 3/2028' },
      ],
    },
  });
  expect(cells()).toEqual([
    'Keadaan: Berlaku',
    'Berlaku sejak: 15 Januari 2026',
    'Diubah oleh: Perwali 7/2027 Pasal 1Perda 3/2028',
    'Menggantikan: Perwali 9/2010 tidak berlaku lagi',
  ]);
  expect(screen.getByRole('link', { name: 'Perda 3/2028' })).toHaveAttribute('href', '#perda-3-2028');
  const history = within(screen.getByRole('region', { name: 'Riwayat' }));
  const entries = [...document.querySelectorAll('.history ol > li')].map((entry) => [
    entry.id,
    entry.textContent,
  ]);
  expect(entries).toEqual([
    ['', '15 Januari 2026Mulai berlaku, menggantikan Perwali\u00a09/2010'],
    [
      'perwali-7-2027',
      expect.stringMatching(/^1 Maret 2027Diubah oleh Perwali 7\/2027Pasal 1Baca naskahnya/),
    ],
    [
      'perda-3-2028',
      'Tanggalnya belum disebutkan kantorDiubah oleh Perda 3/2028Naskahnya belum ada di situs ini.',
    ],
  ]);
  expect(history.getByRole('link', { name: 'Pasal 1' })).toHaveAttribute(
    'href',
    '/produk-hukum/perwali-1-2026/pasal-1',
  );
  expect(history.getByText(/terakhir dibandingkan dengan naskah aslinya pada 1 April 2027/)).toBeVisible();
});

it('shows the whole by chapter, each article leading to its own page', () => {
  shown();
  expect(screen.getAllByRole('article').map((one) => one.id)).toEqual([
    'pasal-1',
    'pasal-2',
    'pasal-3',
    'lampiran-1',
  ]);
  expect(
    within(screen.getAllByRole('article')[1] as HTMLElement).getByRole('link', { name: 'Pasal\u00a02' }),
  ).toHaveAttribute('href', '/produk-hukum/perwali-1-2026/pasal-2');
});

it('copies the address of the article and of a paragraph, and says which', async () => {
  const visitor = userEvent.setup();
  const { copied, origin } = shown('pasal-2');
  await visitor.click(screen.getByRole('button', { name: 'Salin alamat' }));
  expect(await screen.findByText('Alamat disalin')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Salin alamat ayat (1)' }));
  expect(await screen.findByText('Alamat ayat disalin')).toBeVisible();
  expect(copied).toEqual([
    `${origin}/produk-hukum/perwali-1-2026/pasal-2`,
    `${origin}/produk-hukum/perwali-1-2026/pasal-2#ayat-1`,
  ]);
});

it('searches inside: counts, marks, goes from hit to hit and on to the next page that has one', async () => {
  const visitor = userEvent.setup();
  shown('pasal-2');
  await visitor.type(screen.getByRole('searchbox', { name: 'Cari di peraturan ini' }), 'sempadan');
  expect(screen.getByText('4 temuan').parentElement).toHaveTextContent('4 temuan di 2 pasal dan lampiran');
  expect(marks()).toEqual(['sempadan', 'sempadan', 'Sempadan']);
  const contents = within(screen.getByRole('navigation', { name: 'Daftar isi' }));
  expect(contents.getByRole('link', { name: 'Pasal 2 Zona R-4 3 temuan' })).toHaveAttribute(
    'href',
    '/produk-hukum/perwali-1-2026/pasal-2?cari=sempadan',
  );
  const present = () =>
    [...document.querySelectorAll('.regulation__body mark')].findIndex((mark) =>
      mark.hasAttribute('data-present'),
    );
  const next = () => visitor.click(contents.getByRole('button', { name: 'Temuan berikutnya' }));
  await next();
  await next();
  expect(present()).toBe(1);
  await next();
  expect(present()).toBe(2);
  expect(contents.getByRole('link', { name: 'Temuan berikutnya, di Lampiran 1' })).toHaveAttribute(
    'href',
    '/produk-hukum/perwali-1-2026/lampiran-1?cari=sempadan&temuan=1',
  );
  await visitor.click(contents.getByRole('button', { name: 'Hapus' }));
  expect(marks()).toEqual([]);
});

it('begins with what its address searches for, and keeps what is searched there', async () => {
  const visitor = userEvent.setup();
  const { history } = shown('pasal-2', { search: '?cari=sempadan&temuan=2' });
  expect(await screen.findByText('4 temuan')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('[data-present]')).toHaveTextContent('sempadan'));
  await visitor.type(screen.getByRole('searchbox', { name: 'Cari di peraturan ini' }), 'nya');
  await vi.waitFor(() => expect(history.location.search).toBe('?cari=sempadannya'));
  await visitor.clear(screen.getByRole('searchbox', { name: 'Cari di peraturan ini' }));
  await visitor.type(screen.getByRole('searchbox', { name: 'Cari di peraturan ini' }), 'laut');
  expect(screen.getByText('Tidak ada temuan')).toBeVisible();
});

it('says where the shown article is used, and passes the page on', async () => {
  const visitor = userEvent.setup();
  const use = { label: 'Peta: zona R-4', note: 'semua persil', href: '/peta/' };
  const { share, origin } = shown('pasal-2', { regulation: { uses: { 'pasal-2': [use] } } });
  expect(screen.getByRole('link', { name: 'Peta: zona R-4' })).toHaveAttribute('href', '/peta/');
  await visitor.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(share.inputs).toEqual([
    {
      title: 'Pasal 2 Zona R-4, perumahan, Perwali 1/2026',
      url: `${origin}/produk-hukum/perwali-1-2026/pasal-2`,
    },
  ]);
});
