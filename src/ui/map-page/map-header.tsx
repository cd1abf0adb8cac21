import { Icon } from '../shared/icon.tsx';
import { OfficeMark } from '../shared/marks.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-header.scss';

const WAYS = [
  { name: 'Beranda', href: '/home' },
  { name: 'Profil BUPC', href: '/home#leadership' },
  { name: 'Layanan', href: '/home#services' },
  { name: 'Produk Hukum', href: '/home#products' },
  { name: 'Panduan', href: '/home?panduan' },
  { name: 'Kontak', href: '/home#footer' },
] as const;

/** The office's name and the ways to the rest of the site (spec §2 Map page); on phones behind 'Menu'. */
export function MapHeader() {
  const { office } = useMap().city;
  return (
    <header className="map-header">
      <a className="map-header__name" href="/home">
        <OfficeMark />
        <span className="map-header__office">
          {office.nameLines[0]} <br />
          {office.nameLines[1]}
        </span>
        <span className="map-header__short">Peta kota</span>
      </a>
      <details className="map-header__menu">
        <summary>
          <Icon name="list" size="text" /> Menu
        </summary>
        <Ways />
      </details>
      <Ways />
    </header>
  );
}

function Ways() {
  return (
    <nav className="map-header__ways" aria-label="Halaman situs">
      {WAYS.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      <a href="/peta/" aria-current="page">
        Peta
      </a>
    </nav>
  );
}
