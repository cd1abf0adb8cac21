import { useState } from 'react';
import { searchActivities } from '../../domain/map/activity-search.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { PERMISSIONS, type PermittedActivity, permissionsIn } from '../../domain/map/zoning.ts';
import type { Permission } from '../../domain/shared/parcel/parcel-facts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { PermissionMark } from './permission-mark.tsx';
import './activity-field.scss';
import './place-uses.scss';

const SHOWN = 4;

/** 'Boleh untuk apa?': what the zone allows, allows with conditions, forbids; and a field to ask for one thing. */
export function PlaceUses({
  activities,
  short = false,
}: {
  activities: Readonly<Record<Permission, readonly PermittedActivity[]>>;
  short?: boolean;
}) {
  const [query, setQuery] = useState('');
  const isAsked = query.trim() !== '';
  const all = PERMISSIONS.flatMap((permission) => activities[permission].map(({ activity }) => activity));
  const used = permissionsIn(all);
  const found = new Set(searchActivities(all, query).map(({ id }) => id));
  return (
    <section className="place-uses">
      <h3>{placeTexts.usesTitle}</h3>
      {!short && (
        <label className="activity-field">
          <Icon name="search" />
          <span className="visually-hidden">{placeTexts.usesSearchLabel}</span>
          <input
            type="search"
            placeholder={placeTexts.usesSearchPlaceholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      {isAsked && found.size === 0 && <p role="status">{placeTexts.noSuchActivity}</p>}
      <ul className="place-uses__list">
        {used.map((permission) => {
          const listed = activities[permission].filter(({ activity }) => found.has(activity.id));
          if (isAsked && listed.length === 0) return null;
          return (
            <li key={permission}>
              <PermissionMark permission={permission} />
              <div>
                <p className="place-card__use">
                  <strong>{PERMISSION_WORDS[permission]}</strong>{' '}
                  <span>{placeTexts.activityCount(listed.length)}</span>
                </p>
                {listed.length > 0 && <Uses listed={listed} open={isAsked} short={short} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Uses({
  listed,
  open,
  short,
}: {
  listed: readonly PermittedActivity[];
  open: boolean;
  short: boolean;
}) {
  const names = listed.slice(0, SHOWN).map(({ activity }) => activity.name);
  const words = names.join(', ');
  if (short) return <p>{listed.length > SHOWN ? placeTexts.andOthers(words) : words}</p>;
  return (
    <details open={open}>
      <summary>
        {listed.length > SHOWN
          ? placeTexts.andMore({ activities: words, count: listed.length - SHOWN })
          : words}
      </summary>
      <ul>
        {listed.map(({ activity, condition }) => (
          <li key={activity.id}>
            <span>{activity.name}</span>
            {condition && <small>{unbroken(condition)}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
