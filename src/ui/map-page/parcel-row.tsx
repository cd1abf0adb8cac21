import * as texts from '../../domain/map/texts.ts';
import { zoneOf } from '../../domain/map/zoning.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './parcel-row.scss';

/** A parcel that can be chosen: its zone, its number and its address (spec §2 Map page). */
export function ParcelRow(props: {
  /** As it marks the parcel on the map. */
  letter?: string;
  zone: string;
  id: string;
  address: string;
  metres?: number;
}) {
  const { letter, zone: code, id, address, metres } = props;
  const { site, map } = useMap();
  const zone = zoneOf(map.zones, code);
  const choose = () => {
    // The row goes with its card.
    document.getElementById('map-panel-body')?.focus();
    site.place.send({ type: 'place.asked', place: { kind: 'parcel', id } });
  };
  return (
    <li>
      <button type="button" className="parcel-row" onClick={choose}>
        {letter !== undefined && <span className="parcel-row__letter">{letter}</span>}{' '}
        {zone && <ZoneChip zone={zone} />}{' '}
        <span className="parcel-row__words" translate="no">
          <strong>{id}</strong> {address !== '' && <span>{address}</span>}
        </span>{' '}
        {metres !== undefined && <span className="parcel-row__metres">{texts.wholeMetres(metres)}</span>}
        <Icon name="arrow-right" size="text" />
      </button>
    </li>
  );
}
