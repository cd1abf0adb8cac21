import { useSelector } from '@xstate/react';
import { briefName } from '../../domain/map/activity-need.ts';
import { activityOf } from '../../domain/map/activity-search.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { zonesAround } from '../../domain/map/zones-around.ts';
import { ColourLink } from './colour-link.tsx';
import { useKelurahan, useMap } from './map-dependencies.tsx';
import { PermissionMark } from './permission-mark.tsx';
import { usePlaceCard } from './use-place-card.ts';
import './activity-nearby.scss';

/** On wide screens, where around the chosen parcel the opened activity is allowed (spec §2 Map page). */
export function ActivityNearby() {
  const { site, map } = useMap();
  const { opened, chosen } = useSelector(site.activity, ({ context }) => context);
  const name = useSelector(site.place, ({ context }) => context.facts?.kelurahan);
  const isListed = useSelector(site.panel, ({ context }) => context.tab === 'activity');
  const card = usePlaceCard();
  const activity = activityOf(map.activities, opened);
  const isOnParcel = card?.parcel !== undefined && card.activities !== undefined;
  const isWanted = isListed && isOnParcel && activity !== undefined;
  const kelurahan = useKelurahan(isWanted)?.find((one) => one.name === name);
  if (!isWanted) return null;
  const brief = briefName(activity);
  return (
    <section className="activity-nearby">
      <h2>{placeTexts.nearbyTitle(brief.charAt(0).toUpperCase() + brief.slice(1))}</h2>
      <ul>
        {zonesAround(map, activity, kelurahan).map(({ permission, zones }) => (
          <li key={permission}>
            <PermissionMark permission={permission} />
            <span>{PERMISSION_WORDS[permission]}</span>
            <span className="activity-nearby__zones">{zones.map(({ code }) => code).join(', ')}</span>
            {chosen === activity.id && (
              <span className={`legend-rows__use legend-rows__use--${permission}`} />
            )}
          </li>
        ))}
      </ul>
      <ColourLink id={activity.id} />
    </section>
  );
}
