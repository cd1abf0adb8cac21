import type { CityConfig } from '../../domain/city-config.ts';
import * as texts from '../../domain/map/texts.ts';
import { isLongName } from '../../domain/shared/long-name.ts';
import { Icon } from '../shared/icon.tsx';
import { OfficeMark } from '../shared/marks.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-header.scss';

/** The pages of the site beside the map; without a guide on this site there is none of it. */
const sitePages = ({ centre, guideFile }: CityConfig) => [
  { name: texts.beranda, href: '/home' },
  { name: texts.profil(centre.abbreviation), href: '/home#leadership' },
  { name: texts.layanan, href: '/home#services' },
  { name: texts.produkHukum, href: '/home#products' },
  ...(guideFile === undefined ? [] : [{ name: texts.panduan, href: '/home?panduan=1' }]),
  { name: texts.kontak, href: '/home#footer' },
];

/** The office's name and the links to the rest of the site (spec §2 Map page); on phones behind 'Menu'. */
export function MapHeader() {
  const { office } = useMap().city;
  return (
    <header className={isLongName(office.nameLines) ? 'map-header map-header--long' : 'map-header'}>
      <a className="map-header__name" href="/home">
        <OfficeMark of={office} />
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
  const { city } = useMap();
  return (
    <nav className="map-header__ways" aria-label={texts.halamanSitus}>
      {sitePages(city).map(({ name, href }) => (
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
