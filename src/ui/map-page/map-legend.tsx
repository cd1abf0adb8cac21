import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { activityOf } from '../../domain/map/activity-search.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import { PERMISSIONS } from '../../domain/map/zoning.ts';
import { Icon } from '../shared/icon.tsx';
import { LegendRows, showsZones } from './legend-rows.tsx';
import { useMap } from './map-dependencies.tsx';
import './map-legend.scss';

/** The legend of what is on the map (spec §2 Map page): zones by group, layers by their rows; it folds. */
export function MapLegend({ open }: { open: boolean }) {
  const { site, map } = useMap();
  const [isUnfolded, setUnfolded] = useState(open);
  const isMeasuring = useSelector(site.measure, (snapshot) => snapshot.matches('on'));
  // What is measured has the room.
  const isOpen = isUnfolded && !isMeasuring;
  const shown = useSelector(site.layers, ({ context }) => context.shown);
  const chosen = useSelector(site.activity, ({ context }) => context.chosen);
  const isComparing = useSelector(site.compare, (snapshot) => snapshot.matches('on'));
  const { left, right } = useSelector(site.compare, ({ context }) => context);
  const activity = activityOf(map.activities, chosen);
  const ids = isComparing ? [left, right] : shown.map(({ id }) => id);
  const layers = ids.flatMap((id) => map.layers.filter((layer) => layer.id === id));
  const hasZones = layers.some(showsZones) && !isComparing;
  const title = activity ? activity.name : hasZones ? 'Zona RDTR' : 'Keterangan';
  if (layers.length === 0 && !activity) return null;
  return (
    <section className="legend" aria-label="Keterangan peta">
      <button
        type="button"
        className="legend__head"
        aria-expanded={isOpen}
        onClick={() => setUnfolded(!isOpen)}
      >
        {title} <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size="text" />
      </button>
      {isOpen && activity && (
        <ul className="legend-rows">
          {PERMISSIONS.map((permission) => (
            <li key={permission}>
              <span>{PERMISSION_WORDS[permission]}</span>
              <span className={`legend-rows__use legend-rows__use--${permission}`} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && !activity && <LegendRows layers={layers} />}
    </section>
  );
}
