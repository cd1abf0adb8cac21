import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cardText, NOT_BINDING } from '../../domain/map/card-text.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import { type ICON_PATHS, Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';

/** KRK, ITR, the office, and that the card binds nobody: in sight however far the card is read (spec §2 Map page). */
export function PlaceFoot() {
  const { hotline } = useMap().city.contact;
  return (
    <footer className="place-card__foot">
      <div className="place-card__ways">
        <a className="button" href="/admin/krk-applications">
          Urus KRK <Icon name="arrow-right" size="text" />
        </a>
        <a className="button button--outline" href="/admin/i-t-r-s">
          Minta ITR <Icon name="arrow-right" size="text" />
        </a>
      </div>
      <p>
        <span>{NOT_BINDING}</span>
        <a className="place-card__ask" href={hotline.href}>
          <Icon name="phone" size="text" />
          <span>
            Tanya <span className="place-card__whom">petugas</span>
          </span>
        </a>
      </p>
    </footer>
  );
}

/** What a card can be used for: preparing KRK and ITR, sharing, copying, printing (spec §2 Map page). */
export function PlaceActions({ card }: { card: PlaceCard }) {
  const { site, city, map, copyText } = useMap();
  const [copied, setCopied] = useState('');
  const sharing = useSelector(site.place, ({ value }) => value.sharing);
  const { krk, itr } = city.services;
  const copy = () =>
    copyText(cardText(card, map, location.href)).then(
      () => setCopied('Kartu disalin.'),
      () => setCopied('Kartu tidak dapat disalin di peramban ini.'),
    );
  const share = () =>
    site.place.send({ type: 'share.requested', page: { title: card.title, url: location.href } });
  const said =
    sharing === 'copied' ? 'Alamat disalin.' : sharing === 'failed' ? 'Tidak dapat dibagikan.' : copied;
  return (
    <section>
      <h3>Langkah berikutnya</h3>
      <details className="place-card__needs">
        <summary>Yang perlu disiapkan</summary>
        {[krk, itr].map(({ abbreviation, documents }) => (
          <div key={abbreviation}>
            <h4>{abbreviation}</h4>
            <ul className="place-card__documents">
              {documents.map(({ name, note }) => (
                <li key={name}>
                  {name}
                  {note && <small>{note}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
      <div className="place-card__tools">
        <Tool icon="share" onClick={share}>
          Bagikan
        </Tool>
        <Tool icon="file" onClick={copy}>
          Salin
        </Tool>
        <Tool icon="printer" onClick={() => site.print.send({ type: 'print.asked' })}>
          Cetak
        </Tool>
      </div>
      <p className="place-card__said" role="status">
        {said}
      </p>
    </section>
  );
}

function Tool(props: { icon: keyof typeof ICON_PATHS; children: string; onClick: () => void }) {
  return (
    <button type="button" className="tool-button" onClick={props.onClick}>
      <Icon name={props.icon} size="text" /> {props.children}
    </button>
  );
}
