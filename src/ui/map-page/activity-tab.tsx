import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { kelurahanFor, parcelsIn } from '../../domain/map/activity-parcels.ts';
import { activityMeant, activityOf, searchActivities } from '../../domain/map/activity-search.ts';
import { NOT_BINDING, PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import type { Activity } from '../../domain/map/map-config.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { conditionOf, permissionsIn, zonesFor } from '../../domain/map/zoning.ts';
import type { Permission } from '../../domain/shared/parcel/parcel-facts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { ActivityField } from './activity-field.tsx';
import { useKelurahan, useMap } from './map-dependencies.tsx';
import { ParcelActivities } from './parcel-activities.tsx';
import { PermissionMark } from './permission-mark.tsx';
import { usePlaceCard } from './use-place-card.ts';
import { ZoneChip } from './zone-chip.tsx';
import './activity-tab.scss';

/** What is allowed on the chosen parcel, else where an activity is (spec §2 Map page). */
export function ActivityTab() {
  const card = usePlaceCard();
  const { has } = useMap().map;
  if (card?.parcel && card.zone && card.activities) {
    const { parcel, zone, activities } = card;
    return <ParcelActivities parcel={parcel} zone={zone} activities={activities} />;
  }
  return (
    <>
      {has.parcels && !card?.parcel && <p className="activity__hint">{placeTexts.activityParcelHint}</p>}
      <ActivitySearch />
    </>
  );
}

/** Where an activity is allowed: the field, what fits, and the zones of the chosen one. */
function ActivitySearch() {
  const { site, map } = useMap();
  const { query, chosen } = useSelector(site.activity, ({ context }) => context);
  const activity = activityOf(map.activities, chosen);
  const title = useRef<HTMLHeadingElement>(null);
  const isPicked = useRef(false);
  useEffect(() => {
    // The chosen row is gone, and the focus with it. An activity from the address never had the focus.
    const wasPicked = isPicked.current && chosen !== '';
    isPicked.current = false;
    if (wasPicked && document.activeElement === document.body) title.current?.focus();
  }, [chosen]);
  const choose = ({ id, name }: Activity) => {
    isPicked.current = true;
    site.activity.send({ type: 'activity.chosen', id, name });
  };
  return (
    <div className="activity">
      <h2 ref={title} tabIndex={-1}>
        {activity ? placeTexts.activityWhereTitle(activity.name.toLowerCase()) : placeTexts.activityTitle}
      </h2>
      <ActivityField
        placeholder={placeTexts.activitySearchPlaceholder}
        query={query}
        isSet={query !== '' || activity !== undefined}
        onEnter={() => {
          const meant = activityMeant(map.activities, query);
          if (meant && !activity) choose(meant);
        }}
      />
      {activity ? <Zones activity={activity} /> : <Choices query={query} onChoose={choose} />}
    </div>
  );
}

function Choices({ query, onChoose }: { query: string; onChoose: (activity: Activity) => void }) {
  const { activities } = useMap().map;
  const found = searchActivities(activities, query);
  const isOpen = query.trim() !== '' && activityMeant(activities, query) === undefined;
  return (
    <>
      <p role="status">
        {found.length === 0
          ? placeTexts.noActivityMatches(query)
          : isOpen
            ? placeTexts.whichActivity(found.length)
            : placeTexts.activityCount(found.length)}
      </p>
      <ul className="activity__choices">
        {found.map((activity) => (
          <li key={activity.id}>
            <button type="button" onClick={() => onChoose(activity)}>
              <span>
                <span>{activity.name}</span> <small>{activity.words.join(', ')}</small>
              </span>
              <Icon name="arrow-right" size="text" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Zones({ activity }: { activity: Activity }) {
  const { map } = useMap();
  const zones = zonesFor(map.zones, activity);
  const overview = useKelurahan();
  const kelurahan = map.has.parcels ? overview : undefined;
  const count = (permission: Permission) =>
    kelurahan &&
    placeTexts.parcelCount(
      parcelsIn(
        kelurahan,
        zones[permission].map(({ code }) => code),
      ),
    );
  const welcome = [...zones.allowed, ...zones.limited, ...zones.conditional].map(({ code }) => code);
  return (
    <>
      <ul className="activity__zones">
        {permissionsIn(map.activities).map((permission) => (
          <li key={permission}>
            <PermissionMark permission={permission} />
            <div>
              <p className="place-card__use">
                <strong>
                  {placeTexts.permissionInZones({
                    permission: PERMISSION_WORDS[permission],
                    count: zones[permission].length,
                  })}
                </strong>
                <span>{unbroken(count(permission) ?? '')}</span>
              </p>
              <p className="activity__chips">
                {zones[permission].map((zone) => (
                  <ZoneChip key={zone.code} zone={zone} named />
                ))}
              </p>
              {zones[permission].map(({ code }) => {
                const condition = conditionOf(activity, code);
                return (
                  condition && (
                    <p key={code} className="activity__condition">
                      <strong>{code}</strong> <span>{unbroken(condition)}</span>
                    </p>
                  )
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {kelurahan && welcome.length > 0 && (
        <>
          <h3>{placeTexts.mostPlacesTitle}</h3>
          <dl className="activity__places">
            {kelurahanFor(kelurahan, welcome).map(({ name, parcels }) => (
              <div key={name} className="activity__count">
                <dt>{name}</dt>
                <dd>{unbroken(placeTexts.parcelCount(parcels))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        <strong>{NOT_BINDING}</strong>
      </p>
    </>
  );
}
