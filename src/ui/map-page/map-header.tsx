import * as texts from '../../domain/map/texts.ts';
import { isLongName } from '../../domain/shared/long-name.ts';
import { Icon } from '../shared/icon.tsx';
import { OfficeMark } from '../shared/marks.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-header.scss';

const SITE_PAGES = [
  { name: texts.beranda, href: '/home' },
  { name: texts.profilBupc, href: '/home#leadership' },
  { name: texts.layanan, href: '/home#services' },
  { name: texts.produkHukum, href: '/home#products' },
  { name: texts.panduan, href: '/home?panduan' },
  { name: texts.kontak, href: '/home#footer' },
] as const;

/** The office's name and the links to the rest of the site (spec §2 Map page); on phones behind 'Menu'. */
export function MapHeader() {
  const { office } = useMap().city;
  return (
    <header className={isLongName(office.nameLines) ? 'map-header map-header--long' : 'map-header'}>
      <a className="map-header__name" href="/home">
        <OfficeMark />
        <span className="map-header__office">
          <OfficeName office={office} />
        </span>
        <span className="map-header__short">{texts.petaKota}</span>
      </a>
      <details className="map-header__menu">
        <summary>
          <Icon name="list" size="text" /> {texts.menu}
        </summary>
        <PageLinks />
      </details>
      <PageLinks />
    </header>
  );
}

function PageLinks() {
  return (
    <nav className="map-header__ways" aria-label={texts.halamanSitus}>
      {SITE_PAGES.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      <a href="/peta/" aria-current="page">
        {texts.peta}
      </a>
    </nav>
  );
}
