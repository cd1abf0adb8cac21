import { PERMISSION_WORDS } from '../../domain/map/card-text.ts';
import type { LayerConfig, Zone } from '../../domain/map/map-config.ts';
import { permissionsIn } from '../../domain/map/zoning.ts';
import { LookSwatch } from './layer-swatch.tsx';
import { useMap } from './map-dependencies.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './legend-rows.scss';

/** Whether a layer shows the zones of the plan, which stand by their groups in a legend (spec §2 Map page). */
export const showsZones = ({ legend }: LayerConfig): boolean => legend.length === 0;

/** What the signs of layers mean: the zones by group where one shows them, and the rows of the others. */
export function LegendRows({ layers }: { layers: readonly LayerConfig[] }) {
  const { zones } = useMap().map;
  return (
    <ul className="legend-rows">
      {layers.some(showsZones) &&
        groupsOf(zones).map(([group, members]) => (
          <li key={group}>
            <span>{group}</span>
            <span className="legend-rows__chips">
              {members.map((zone) => (
                <ZoneChip key={zone.code} zone={zone} />
              ))}
            </span>
          </li>
        ))}
      {layers.flatMap(({ id, legend }) =>
        legend.map(({ label, look }) => (
          <li key={`${id} ${label}`}>
            <span>{label}</span>
            <LookSwatch look={look} />
          </li>
        )),
      )}
    </ul>
  );
}

/** What the shades of zones mean where the map asks for an activity (spec §2 Map page). */
export function UseRows() {
  const { activities } = useMap().map;
  return (
    <ul className="legend-rows">
      {permissionsIn(activities).map((permission) => (
        <li key={permission}>
          <span>{PERMISSION_WORDS[permission]}</span>
          <span className={`legend-rows__use legend-rows__use--${permission}`} />
        </li>
      ))}
    </ul>
  );
}

function groupsOf(zones: readonly Zone[]): [string, Zone[]][] {
  const groups = new Map<string, Zone[]>();
  for (const zone of zones) groups.set(zone.group, [...(groups.get(zone.group) ?? []), zone]);
  return [...groups];
}
