import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { activityOf } from '../../domain/map/activity-search.ts';
import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import type { Zone } from '../../domain/map/map-config.ts';
import { PERMISSIONS } from '../../domain/map/zoning.ts';
import { Icon } from '../shared/icon.tsx';
import { LookSwatch } from './layer-swatch.tsx';
import { useMap } from './map-dependencies.tsx';
import { ZoneChip } from './zone-chip.tsx';
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
  const compare = useSelector(site.compare, (snapshot) => snapshot);
  const activity = activityOf(map.activities, chosen);
  const { left, right } = compare.context;
  const ids = compare.matches('on') ? [left, right] : shown.map(({ id }) => id);
  const layers = ids.flatMap((id) => map.layers.filter((layer) => layer.id === id));
  const rows = layers.flatMap(({ id, legend }) =>
    legend.map((row) => ({ ...row, key: `${id} ${row.label}` })),
  );
  const hasZones = layers.some(({ legend }) => legend.length === 0);
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
        <ul className="legend__rows">
          {PERMISSIONS.map((permission) => (
            <li key={permission}>
              <span>{PERMISSION_WORDS[permission]}</span>
              <span className={`legend__use legend__use--${permission}`} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && !activity && (
        <ul className="legend__rows">
          {hasZones &&
            groupsOf(map.zones).map(([group, zones]) => (
              <li key={group}>
                <span>{group}</span>
                <span className="legend__chips">
                  {zones.map((zone) => (
                    <ZoneChip key={zone.code} zone={zone} />
                  ))}
                </span>
              </li>
            ))}
          {rows.map(({ key, label, look }) => (
            <li key={key}>
              <span>{label}</span>
              <LookSwatch look={look} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function groupsOf(zones: readonly Zone[]): [string, Zone[]][] {
  const groups = new Map<string, Zone[]>();
  for (const zone of zones) groups.set(zone.group, [...(groups.get(zone.group) ?? []), zone]);
  return [...groups];
}
