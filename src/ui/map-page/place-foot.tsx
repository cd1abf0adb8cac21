import { NOT_BINDING } from '../../domain/map/card-text.ts';
import * as texts from '../../domain/map/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import './place-foot.scss';

/** KRK, ITR, the office, and that the card binds nobody: in sight however far the card is read (spec §2 Map page). */
export function PlaceFoot() {
  const { hotline } = useMap().city.contact;
  return (
    <footer className="place-foot">
      <div className="place-foot__ways">
        <a className="button" href="/admin/krk-applications">
          {texts.urusKrk} <Icon name="arrow-right" size="text" />
        </a>
        <a className="button button--outline" href="/admin/i-t-r-s">
          {texts.mintaItr} <Icon name="arrow-right" size="text" />
        </a>
      </div>
      <p>
        <span>{NOT_BINDING}</span>
        <a className="place-foot__ask" href={hotline.href}>
          <Icon name="phone" size="text" />
          <span>
            {texts.tanya} <span className="place-foot__whom">{texts.petugas}</span>
          </span>
        </a>
      </p>
    </footer>
  );
}
