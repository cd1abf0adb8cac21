import { useState } from 'react';
import { searchActivities } from '../../domain/map/activity-search.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import { PERMISSIONS, type Permission, type PermittedActivity } from '../../domain/map/zoning.ts';
import { Icon } from '../shared/icon.tsx';
import { PermissionMark } from './permission-mark.tsx';

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
  const found = new Set(searchActivities(all, query).map(({ id }) => id));
  return (
    <section>
      <h3>Boleh untuk apa?</h3>
      {!short && (
        <label className="place-card__check">
          <Icon name="search" />
          <span className="visually-hidden">Cek kegiatan di tempat ini</span>
          <input
            type="search"
            placeholder="Cek kegiatan: warung, kos, gudang"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      {isAsked && found.size === 0 && <p role="status">Kegiatan ini tidak ada dalam daftar peraturan.</p>}
      <ul className="place-card__uses">
        {PERMISSIONS.map((permission) => {
          const listed = activities[permission].filter(({ activity }) => found.has(activity.id));
          if (isAsked && listed.length === 0) return null;
          return (
            <li key={permission}>
              <PermissionMark permission={permission} />
              <div>
                <p className="place-card__use">
                  <strong>{PERMISSION_WORDS[permission]}</strong> <span>{listed.length} kegiatan</span>
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
  if (short) return <p>{listed.length > SHOWN ? `${words}, dan lainnya` : words}</p>;
  return (
    <details open={open}>
      <summary>{listed.length > SHOWN ? `${words}, dan ${listed.length - SHOWN} lainnya` : words}</summary>
      <ul>
        {listed.map(({ activity, condition }) => (
          <li key={activity.id}>
            {activity.name}
            {condition && <small>{condition}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
