import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { exampleOf } from '../../domain/map/activity-example.ts';
import { arrangeActivity, briefName } from '../../domain/map/activity-need.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import type { Activity, Zone } from '../../domain/map/map-config.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { annexLink } from '../../domain/map/rule-links.ts';
import { annexOf, sheetOf } from '../../domain/map/zone-sheet.ts';
import { zonesAround } from '../../domain/map/zones-around.ts';
import type { PermittedActivity } from '../../domain/map/zoning.ts';
import type { Permission } from '../../domain/shared/parcel/parcel-facts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { ColourLink } from './colour-link.tsx';
import { useMap } from './map-dependencies.tsx';
import { PermissionMark } from './permission-mark.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './activity-row.scss';

interface ActivityRowProps {
  readonly permitted: PermittedActivity;
  readonly permission: Permission;
  readonly zone: Zone;
  /** The number of the parcel. */
  readonly parcel: string;
}

/** An activity with what the zone says of it; open, what that means and where it leads (spec §2 Map page). */
export function ActivityRow({ permitted, permission, zone, parcel }: ActivityRowProps) {
  const { site } = useMap();
  const { activity, condition } = permitted;
  const isOpen = useSelector(site.activity, ({ context }) => context.opened === activity.id);
  const id = useId();
  return (
    <li className={isOpen ? 'activity-row activity-row--open' : 'activity-row'}>
      <button
        type="button"
        className="activity-row__head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => site.activity.send({ type: 'activity.opened', id: activity.id })}
      >
        <PermissionMark permission={permission} />
        <span className="activity-row__words">
          <strong>{activity.name}</strong> {condition && <span>{unbroken(condition)}</span>}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="text" />
      </button>
      <div id={id} className="activity-row__body" hidden={!isOpen}>
        {isOpen && <Opened permitted={permitted} permission={permission} zone={zone} parcel={parcel} />}
      </div>
    </li>
  );
}

function Opened({ permitted: { activity, condition }, permission, zone, parcel }: ActivityRowProps) {
  const { map } = useMap();
  const example = exampleOf(activity, condition);
  const annex = annexLink(map.regulation, zone.clause);
  const sheet = sheetOf(map, zone);
  return (
    <>
      {example && (
        <p>
          <span>{unbroken(placeTexts.exampleOfHouse({ floor: example.floor, activity: example.name }))}</span>{' '}
          <strong>{unbroken(sharedTexts.squareMetres(example.most))}</strong>.
        </p>
      )}
      <ZonesOf activity={activity} />
      <p className="activity-row__ways">
        {permission !== 'forbidden' && (
          <a href={arrangeActivity(activity, parcel, map)}>
            <span>{placeTexts.arrangeActivity(briefName(activity))}</span>{' '}
            <Icon name="arrow-right" size="text" />
          </a>
        )}
        {annex ? (
          <a href={annex.href}>{annex.words}</a>
        ) : (
          sheet && <NewTabLink href={sheet.address}>{annexOf(zone) ?? sheet.label}</NewTabLink>
        )}
        <ColourLink id={activity.id} />
      </p>
    </>
  );
}

/** The zones of the plan that allow an activity. */
function ZonesOf({ activity }: { activity: Activity }) {
  return (
    <ul className="activity-row__zones">
      {zonesAround(useMap().map, activity, undefined).map(({ permission, zones }) => (
        <li key={permission}>
          <span>{placeTexts.permissionIn(PERMISSION_WORDS[permission])}</span>{' '}
          {zones.map((zone) => (
            <ZoneChip key={zone.code} zone={zone} named />
          ))}
        </li>
      ))}
    </ul>
  );
}
