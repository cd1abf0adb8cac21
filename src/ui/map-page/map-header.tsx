import * as texts from '../../domain/map/texts.ts';
import { menuAddress, menuTerms } from '../../domain/navigation/menu.ts';
import { isLongName } from '../../domain/shared/long-name.ts';
import { Icon } from '../shared/icon.tsx';
import { OfficeMark } from '../shared/marks.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { OfficeName } from '../shared/office-name.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-header.scss';
import * as sharedTexts from '../../domain/shared/texts.ts';

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
        <span className="map-header__short">{sharedTexts.cityMapShort}</span>
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
    <nav className="map-header__ways" aria-label={texts.sitePagesLabel}>
      {menuTerms(city).map(({ id, name, target }) =>
        target.kind === 'outside' ? (
          <NewTabLink key={id} href={target.href}>
            {name}
          </NewTabLink>
        ) : target.kind === 'map' ? (
          <a key={id} href="/peta/" aria-current="page">
            {name}
          </a>
        ) : (
          <a key={id} href={menuAddress(target)}>
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
