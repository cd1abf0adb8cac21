import { useId } from 'react';
import { NOT_BINDING, placeWords, ratioRows, setbackNotes, WHAT_BINDS } from '../../domain/map/card-text.ts';
import type { RuleLink } from '../../domain/map/map-config.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { ruleLinks } from '../../domain/map/rule-links.ts';
import { sheetOf } from '../../domain/map/zone-sheet.ts';
import { mapOfParcel } from '../../domain/shared/carried-parcel.ts';
import { longDate } from '../../domain/shared/indonesian-date.ts';
import { decimalNumber, wholeNumber } from '../../domain/shared/indonesian-number.ts';
import { chatAddress } from '../../domain/shared/message.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { LookSwatch } from './layer-swatch.tsx';
import { useMap } from './map-dependencies.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceAround } from './place-around.tsx';
import { PlaceCounts } from './place-counts.tsx';
import { PlaceFoot } from './place-foot.tsx';
import { PlaceSection } from './place-section.tsx';
import { PlaceUses } from './place-uses.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './place-card.scss';

/** Everything that a card says of a place (spec §2 Map page). */
export function PlaceCardView({ card }: { card: PlaceCard }) {
  const title = useId();
  const { has } = useMap().map;
  // A street, a river: what concerns a permit is left out.
  const isNoParcel = has.parcels && !card.parcel;
  return (
    <article className="place-card" aria-labelledby={title}>
      <PlaceHead card={card} titleId={title} />
      <PlaceFormer card={card} />
      <PlaceAround card={card} />
      <PlaceParts card={card} />
      <PlaceNumbers card={card} />
      {card.lines.length > 1 && <p className="place-card__where">{card.lines.slice(1).join(', ')}</p>}
      {(card.zone ?? card.parcel) && <PlaceAsk card={card} />}
      {card.activities && card.parcel && <PlaceCounts activities={card.activities} />}
      {card.activities && !card.parcel && <PlaceUses activities={card.activities} />}
      <PlaceSize card={card} />
      {card.isOutside ? <p>{placeTexts.outsideCityText}</p> : <PlaceSpecial card={card} />}
      <PlaceRule card={card} />
      <PlaceActions card={card} isPermitted={!isNoParcel} />
      {(card.zone ?? !isNoParcel) && (
        <p className="place-card__note">
          <Icon name="warning" />
          <span>
            <strong>{NOT_BINDING}</strong> <span>{WHAT_BINDS}</span>
          </span>
        </p>
      )}
      <PlaceFoot card={card} />
    </article>
  );
}

/** The zone's tile, its name, and which place it is. */
export function PlaceHead({
  card: { zone, ground, title, lines },
  titleId,
}: {
  card: PlaceCard;
  titleId?: string;
}) {
  return (
    <header className="place-card__head">
      {zone && <ZoneChip zone={zone} large />}
      {ground && !zone && (
        <span className="place-card__ground">
          <Icon name="map" />
        </span>
      )}
      <div>
        <h2 id={titleId}>{title}</h2>
        {lines.map((line) => (
          <p key={line} translate={ground && !zone ? undefined : 'no'}>
            {unbroken(line)}
          </p>
        ))}
      </div>
    </header>
  );
}

/** That the number by which the parcel was asked for stood for other land, with the way to that. */
export function PlaceFormer({ card: { former } }: { card: PlaceCard }) {
  if (!former) return null;
  return (
    <p className="place-card__former" role="status">
      <Icon name="warning" />
      <span>
        <span>{former.words}</span>{' '}
        {former.now && <a href={mapOfParcel(former.now)}>{placeTexts.seeParcel(former.now)}</a>}
      </span>
    </p>
  );
}

/** The zones of a parcel that lies in more than one, with what lies in each. */
export function PlaceParts({ card: { parts } }: { card: PlaceCard }) {
  if (!parts) return null;
  return (
    <section className="place-card__parts">
      <h3>{parts.heading}</h3>
      <ul>
        {parts.lines.map((part) => (
          <li key={part}>{unbroken(part)}</li>
        ))}
      </ul>
      <p className="place-card__small">{parts.note}</p>
    </section>
  );
}

function PlaceNumbers({ card: { zone, intensity } }: { card: PlaceCard }) {
  const limits = zone?.buildingLimits;
  if (!limits) return null;
  const squares = (value: number | undefined) =>
    value === undefined ? '' : unbroken(sharedTexts.squareMetres(wholeNumber(value)));
  const numbers = [
    [`${limits.coverage}%`, placeTexts.kdb, squares(intensity?.footprint), placeTexts.ofFootprint],
    [decimalNumber(limits.floorRatio, 2), placeTexts.klb, squares(intensity?.floors), placeTexts.ofFloors],
    [`${limits.green}%`, placeTexts.kdh, squares(intensity?.green), placeTexts.ofGreen],
    [String(limits.storeys), placeTexts.storeysName, unbroken(placeTexts.heightUpTo(limits.height)), ''],
  ];
  return (
    <ul className="place-card__numbers">
      {numbers.map(([value, name, amount, of]) => (
        <li key={name}>
          <strong>{value}</strong> <span>{name}</span>{' '}
          {amount !== '' && (
            <span>
              <span>{amount}</span>
              {of !== '' && <small>{` ${of}`}</small>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** That the card binds nobody, and whom to ask. */
function PlaceAsk({ card }: { card: PlaceCard }) {
  const { hotline } = useMap().city.contact;
  return (
    <p className="place-card__ask">
      <span>{NOT_BINDING}</span>
      <a href={chatAddress(hotline.href, placeTexts.questionToOffice(placeWords(card)))}>
        <Icon name="phone" size="text" /> {placeTexts.ask} {placeTexts.officer}
      </a>
    </p>
  );
}

/** 'Sebesar apa di tanah ini?': the drawing and the table. */
export function PlaceSize({ card, drawn = true }: { card: PlaceCard; drawn?: boolean }) {
  const { zone, intensity } = card;
  const notes = unbroken(setbackNotes(card).join(' '));
  if (zone && !zone.buildingLimits) return <p className="place-card__small">{placeTexts.limitsUnknown}</p>;
  if (!intensity) return null;
  return (
    <section>
      <h3>{placeTexts.sizeTitle}</h3>
      {!intensity.mayBuild && <p>{placeTexts.zoneNotForBuilding}</p>}
      {drawn && intensity.mayBuild && intensity.room !== 'nothing' && <PlaceSection intensity={intensity} />}
      <table className="place-card__ratios">
        <tbody>
          {ratioRows(card).map(({ name, meaning, value, amount }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span> <small>{unbroken(meaning)}</small>
              </th>
              <td>{unbroken(value)}</td>
              <td>{unbroken(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes !== '' && <p className="place-card__small">{notes}</p>}
    </section>
  );
}

/** 'Lapisan khusus yang mengenai': what touches the place, what does not, and what did not answer. */
export function PlaceSpecial({ card: { special, untouched, unknown } }: { card: PlaceCard }) {
  const { map } = useMap();
  return (
    <section>
      <h3>{placeTexts.specialTitle}</h3>
      {special.length > 0 && (
        <ul className="place-card__special">
          {special.map(({ layer, title, advice }) => {
            const { look, rule } = map.special.find(({ id }) => id === layer) ?? {};
            return (
              <li key={`${layer} ${title}`}>
                {look && <LookSwatch look={look} />}
                <span>
                  <strong>{title}</strong> <span>{unbroken(advice)}</span>
                  {rule && <RuleAction rule={rule} />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {untouched.length > 0 && (
        <p className="place-card__small">{placeTexts.notTouchedBy(untouched.join(', ').toLowerCase())}</p>
      )}
      {unknown.length > 0 && (
        <p className="place-card__small" role="alert">
          {placeTexts.notCheckedYet(unknown.join(', ').toLowerCase())}
        </p>
      )}
    </section>
  );
}

function RuleAction({ rule: { words, href } }: { rule: RuleLink }) {
  return (
    <a className="action" href={href}>
      <span className="action__words">{words}</span> <Icon name="arrow-right" size="text" />
    </a>
  );
}

/** 'Aturannya dari mana?': the regulation, where in it, and the sheet of the zone. */
export function PlaceRule({ card: { zone } }: { card: PlaceCard }) {
  const { map } = useMap();
  const { regulation } = map;
  if (!zone) return null;
  const sheet = sheetOf(map, zone);
  return (
    <section>
      <h3>{placeTexts.ruleTitle}</h3>
      <p>
        <strong translate="no">{regulation.title}</strong>{' '}
        <span>
          {unbroken(
            placeTexts.ruleText({
              about: regulation.about,
              clause: zone.clause,
              date: longDate(Date.parse(regulation.date)),
            }),
          )}
        </span>
      </p>
      <p className="place-card__rules">
        {ruleLinks(regulation, zone.clause).map((rule) => (
          <RuleAction key={rule.href} rule={rule} />
        ))}
        {sheet && (
          <NewTabLink className="action" href={sheet.address}>
            <span className="action__words">{sheet.label}</span> <Icon name="arrow-out" size="text" />
          </NewTabLink>
        )}
      </p>
    </section>
  );
}
