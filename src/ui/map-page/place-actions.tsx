import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cardText } from '../../domain/map/card-text.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { type ICON_PATHS, Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import './place-actions.scss';

/**
 * What a card can be used for: preparing KRK and ITR, sharing, copying, printing (spec §2 Map page).
 * @param isPermitted whether there is a permit to prepare
 */
export function PlaceActions({ card, isPermitted }: { card: PlaceCard; isPermitted: boolean }) {
  const { site, city, map, copyText } = useMap();
  const [copied, setCopied] = useState('');
  const sharing = useSelector(site.place, ({ value }) => value.sharing);
  const { krk, itr } = city.services;
  const copy = () =>
    copyText(cardText(card, map, location.href)).then(
      () => setCopied(placeTexts.cardCopied),
      () => setCopied(placeTexts.cardNotCopied),
    );
  const share = () =>
    site.place.send({ type: 'share.requested', page: { title: card.title, url: location.href } });
  const said =
    sharing === 'copied'
      ? placeTexts.addressCopied
      : sharing === 'failed'
        ? placeTexts.addressNotShared
        : copied;
  return (
    <section>
      {isPermitted && (krk || itr) && (
        <>
          <h3>{sharedTexts.nextStep}</h3>
          <details className="place-actions__needs">
            <summary>{placeTexts.whatToPrepare}</summary>
            {[krk, itr]
              .flatMap((facts) => facts ?? [])
              .map(({ abbreviation, documents }) => (
                <div key={abbreviation}>
                  <h4>{abbreviation}</h4>
                  <ul className="place-actions__documents">
                    {documents.map(({ name, note }) => (
                      <li key={name}>
                        <span>{name}</span>
                        {note && <small>{note}</small>}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </details>
        </>
      )}
      <div className="place-actions__tools">
        <Tool icon="share" onClick={share}>
          {sharedTexts.share}
        </Tool>
        <Tool icon="file" onClick={copy}>
          {placeTexts.copy}
        </Tool>
        <Tool icon="printer" onClick={() => site.print.send({ type: 'print.asked' })}>
          {sharedTexts.print}
        </Tool>
      </div>
      <p className="place-actions__said" role="status">
        {said}
      </p>
    </section>
  );
}

function Tool(props: { icon: keyof typeof ICON_PATHS; children: string; onClick: () => void }) {
  return (
    <button type="button" className="tool-button" onClick={props.onClick}>
      <Icon name={props.icon} size="text" /> <span>{props.children}</span>
    </button>
  );
}
