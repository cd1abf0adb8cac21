import { BRIEF_PERMISSIONS } from '../../domain/map/card-text.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { permissionsIn } from '../../domain/map/zoning.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import { PermissionMark } from './permission-mark.tsx';

/** 'Boleh untuk apa?' of a parcel in numbers; the tab for activities has them all (spec §2 Map page). */
export function PlaceCounts({ activities }: { activities: NonNullable<PlaceCard['activities']> }) {
  const { site, map } = useMap();
  const showAll = () => {
    // The button goes with its card.
    document.getElementById('map-panel-body')?.focus();
    site.panel.send({ type: 'tab.chosen', tab: 'activity' });
    site.panel.send({ type: 'sheet.sized', size: 'full' });
  };
  return (
    <section>
      <h3>{placeTexts.usesTitle}</h3>
      <ul className="place-card__counts">
        {permissionsIn(map.activities).map((permission) => (
          <li key={permission}>
            <PermissionMark permission={permission} />
            <strong>
              {permission === 'forbidden' ? placeTexts.forbidden : BRIEF_PERMISSIONS[permission]}
            </strong>{' '}
            <span>{placeTexts.activityCount(activities[permission].length)}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="action place-card__all" onClick={showAll}>
        <span className="action__words">{placeTexts.seeAllActivities(map.activities.length)}</span>{' '}
        <Icon name="arrow-right" size="text" />
      </button>
    </section>
  );
}
