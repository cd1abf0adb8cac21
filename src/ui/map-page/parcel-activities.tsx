import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { type ActivityGroup, activityGroups } from '../../domain/map/activity-groups.ts';
import { activityMeant } from '../../domain/map/activity-search.ts';
import { BRIEF_PERMISSIONS, NOT_BINDING, PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import type { Zone } from '../../domain/map/map-config.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import type { Permission } from '../../domain/shared/parcel/parcel-facts.ts';
import { Icon } from '../shared/icon.tsx';
import { ActivityField } from './activity-field.tsx';
import { ActivityParcel } from './activity-parcel.tsx';
import { ActivityRow } from './activity-row.tsx';
import { useMap } from './map-dependencies.tsx';
import { PermissionMark } from './permission-mark.tsx';
import './parcel-activities.scss';

/** What is allowed in a zone, on a parcel of it. */
export interface ParcelActivitiesProps {
  readonly parcel: NonNullable<PlaceCard['parcel']>;
  readonly zone: Zone;
  readonly activities: NonNullable<PlaceCard['activities']>;
}

// What is forbidden is long, and few read it all.
const FORBIDDEN_SHOWN = 4;

/** 'Bolehkah di sini?': every activity of the plan by what the zone of the parcel says of it (spec §2 Map page). */
export function ParcelActivities({ parcel, zone, activities }: ParcelActivitiesProps) {
  const { site, map } = useMap();
  const { query, opened } = useSelector(site.activity, ({ context }) => context);
  const [current, setCurrent] = useState<Permission>();
  const id = useId();
  const groups = activityGroups(activities, map.activities, query);
  const found = groups.flatMap((group) => group.found);
  const meant = activityMeant(map.activities, query);
  const isAsked = query.trim() !== '';
  const jump = (permission: Permission) => {
    setCurrent(permission);
    const heading = document.getElementById(`${id}-${permission}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="parcel-activities">
      <ActivityParcel parcel={parcel} zone={zone} />
      <ActivityField
        placeholder={placeTexts.activitySearchParcelPlaceholder}
        query={query}
        isSet={isAsked}
        // On a phone what is found would lie below the sheet's edge.
        onFocus={() => site.panel.send({ type: 'sheet.sized', size: 'full' })}
        onEnter={() => {
          if (meant && meant.id !== opened) site.activity.send({ type: 'activity.opened', id: meant.id });
        }}
      />
      {!isAsked && (
        <div className="parcel-activities__counters">
          {groups.map(({ permission, count }) => (
            <button
              key={permission}
              type="button"
              aria-current={current === permission}
              onClick={() => jump(permission)}
            >
              <span>
                <PermissionMark permission={permission} /> <strong>{count}</strong>
              </span>{' '}
              <span>{BRIEF_PERMISSIONS[permission]}</span>
            </button>
          ))}
        </div>
      )}
      {isAsked && (
        <p role="status">
          {found.length === 0 ? placeTexts.noActivityMatches(query) : countText(found.length, meant)}
        </p>
      )}
      {groups.map((group) => (
        <Group
          key={`${zone.code} ${group.permission}`}
          group={group}
          id={`${id}-${group.permission}`}
          isAsked={isAsked}
          zone={zone}
          parcel={parcel.id}
        />
      ))}
      <p>
        <strong>{NOT_BINDING}</strong>
      </p>
    </div>
  );
}

const countText = (count: number, meant: unknown): string =>
  meant === undefined ? placeTexts.whichActivity(count) : placeTexts.activityCount(count);

const MEANINGS: Readonly<Record<Permission, (code: string) => string>> = {
  allowed: () => placeTexts.allowedMeaning,
  limited: () => placeTexts.limitedMeaning,
  conditional: () => placeTexts.conditionalMeaning,
  forbidden: placeTexts.forbiddenMeaning,
};

interface GroupProps {
  readonly group: ActivityGroup;
  readonly id: string;
  readonly isAsked: boolean;
  readonly zone: Zone;
  readonly parcel: string;
}

/** The activities of one permission; of those that are forbidden the first, until more are wanted. */
function Group({ group: { permission, count, found }, id, isAsked, zone, parcel }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isCut = permission === 'forbidden' && !isUnfolded && !isAsked && found.length > FORBIDDEN_SHOWN;
  const shown = isCut ? found.slice(0, FORBIDDEN_SHOWN) : found;
  if (isAsked && found.length === 0) return null;
  return (
    <section className="parcel-activities__group" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        <span>{PERMISSION_WORDS[permission]}</span> <span>{isAsked ? found.length : count}</span>
      </h3>
      <p>{MEANINGS[permission](zone.code)}</p>
      <ul>
        {shown.map((one) => (
          <ActivityRow
            key={one.activity.id}
            permitted={one}
            permission={permission}
            zone={zone}
            parcel={parcel}
          />
        ))}
      </ul>
      {isCut && (
        <button type="button" className="parcel-activities__more" onClick={() => setUnfolded(true)}>
          <span>{placeTexts.showMore(found.length - FORBIDDEN_SHOWN)}</span>{' '}
          <Icon name="chevron-down" size="text" />
        </button>
      )}
    </section>
  );
}
