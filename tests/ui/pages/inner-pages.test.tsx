import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { MapData } from '../../../src/domain/map/data-set.ts';
import { HANDOFF_ROUTES } from '../../../src/domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from '../../../src/domain/navigation/inner-pages.ts';
import { offeredServices } from '../../../src/domain/services/offered.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { DataList } from '../../../src/ui/pages/inner/data-list.tsx';
import { PrivacyText } from '../../../src/ui/pages/inner/privacy-text.tsx';
import { siteGroups } from '../../../src/ui/pages/inner/site-groups.ts';
import { PageFeedback } from '../../../src/ui/shared/page-feedback.tsx';
import { testDependencies } from '../dependencies.ts';

const show = (part: ReactNode, contact = {}) => {
  const { dependencies } = testDependencies();
  const { config } = dependencies;
  const own = { ...dependencies, config: { ...config, contact: { ...config.contact, ...contact } } };
  return render(<DependenciesProvider dependencies={own}>{part}</DependenciesProvider>);
};

const DATA: MapData = {
  bounds: [112, -8, 113, -7],
  groups: [
    {
      name: 'RTRW',
      sets: [
        {
          ...{
            id: 'rtrw-jalan',
            name: 'Jaringan Jalan',
            description: 'Arteri',
            origin: 'Perda 2',
            date: '2026-01-15',
          },
          ...{
            count: 69,
            licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
          },
          files: [
            { kind: 'geojson', address: '/peta/data/rtrw-jalan.geojson', bytes: 33_485 },
            { kind: 'csv', address: '/peta/data/rtrw-jalan.csv', bytes: 26_595 },
          ],
        },
        {
          id: 'rtrw-energi',
          name: 'Energi',
          description: 'Listrik',
          origin: 'Perda 2',
          files: [],
          missing: 'off',
        },
      ],
    },
  ],
};

describe('the data of the map', () => {
  it('are listed with date, licence, and files with their size', () => {
    show(<DataList data={DATA} />);
    const [road, energy] = screen
      .getAllByRole('listitem')
      .filter(({ className }) => className === 'data-set');
    expect(road).toHaveTextContent('15 Januari 2026');
    expect(road).toHaveTextContent('69 fitur');
    const link = within(road as HTMLElement).getByRole('link', { name: /GeoJSON 33\.485 byte/ });
    expect(link).toHaveAttribute('href', '/peta/data/rtrw-jalan.geojson');
    expect(within(road as HTMLElement).getByRole('link', { name: /CC BY 4.0/ })).toBeVisible();
    expect(energy).toHaveTextContent('Tanggal datatidak diketahui');
    expect(energy).toHaveTextContent('Lisensitidak diketahui');
    expect(energy).toHaveTextContent('Kantor tidak membuka unduhan data ini.');
    expect(within(energy as HTMLElement).queryByRole('link')).toBeNull();
  });
});

describe('the page on privacy', () => {
  const hosts = { images: [], connections: [], media: [], frames: [] };
  const build = { offline: true, isProxied: false, qa: false, portalUrl: '', mapUrl: '', hosts };

  it('says that nothing is asked of others where that is so', () => {
    const { container } = show(<PrivacyText build={build} />);
    expect(container).toHaveTextContent('Tidak ada. Semua isi halaman');
    expect(screen.getByRole('row', { name: /langkah_centang/ })).toBeVisible();
    expect(container).toHaveTextContent('Portal permohonan belum terhubung');
  });

  it('names whom a build asks, and the portal with its own rules', () => {
    const asking = { ...hosts, images: ['https://gambar.id'], frames: ['https://www.youtube-nocookie.com'] };
    const { container } = show(
      <PrivacyText
        build={{ ...build, hosts: asking, portalUrl: 'https://portal.id', mapUrl: 'https://peta.id/a' }}
      />,
    );
    expect(container).toHaveTextContent('Gambar: gambar.id');
    expect(container).toHaveTextContent('www.youtube-nocookie.com');
    expect(container).toHaveTextContent('Permohonan diurus di portal portal.id.');
    expect(container).toHaveTextContent('Peta kota dibuka di peta.id');
    expect(container).not.toHaveTextContent('Peta menanyakan letak Anda');
  });
});

it('a page asks whether it helped, unless the office can be written to in no way', () => {
  const question = () => screen.queryByRole('region', { name: 'Apakah halaman ini membantu?' });
  const { unmount } = show(<PageFeedback title="Privasi" path="/privasi" />);
  expect(within(question() as HTMLElement).getAllByRole('link')).toHaveLength(6);
  unmount();
  show(<PageFeedback title="Privasi" path="/privasi" />, {
    email: '',
    hotline: { label: '1', href: 'tel:1' },
  });
  expect(question()).toBeNull();
});

describe('the site map', () => {
  const { dependencies } = testDependencies();
  const { config } = dependencies;
  const own = [{ title: 'A', href: '/produk-hukum/a' }];
  const facts = {
    needs: [{ id: 'pagar', name: 'Pagar' }],
    regulations: own,
    layers: [{ title: 'B', href: '/peta/?lapisan=b' }],
    sheets: [],
  };
  const linksWith = (mapUrl: string) =>
    siteGroups({
      config,
      handoff: { portalUrl: '', mapUrl },
      ...facts,
    }).flatMap(({ links }) => links.map(({ href }) => href));

  it('has every page, service, need and regulation once', () => {
    const links = linksWith('');
    expect(links).toEqual(
      expect.arrayContaining([
        ...HANDOFF_ROUTES.map(({ path }) => path),
        ...Object.values(INNER_PAGES).map(({ path }) => path),
        ...offeredServices(config.services).map(({ card }) => `/home?layanan=${card.id}`),
        ...[
          '/home',
          '/home?mulai=pagar',
          '/produk-hukum/a',
          '/peta/?lapisan=b',
          '/home?hukum=semua',
          '/home?profil',
        ],
      ]),
    );
    expect(new Set(links).size).toBe(links.length);
  });

  it('has no data and no layers where the map is another one', () => {
    const links = linksWith('https://peta.id');
    expect(links).not.toContain('/peta/data');
    expect(links).not.toContain('/peta/?lapisan=b');
    expect(links).toEqual(
      expect.arrayContaining(innerPages({ mapUrl: 'https://peta.id' }).map((id) => INNER_PAGES[id].path)),
    );
  });
});
