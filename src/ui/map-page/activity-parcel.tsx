import type { Zone } from '../../domain/map/map-config.ts';
import type { PlaceCard } from '../../domain/map/place-card.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import { wholeNumber } from '../../domain/shared/indonesian-number.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useMap } from './map-dependencies.tsx';
import { SEARCH_FIELD } from './place-search-box.tsx';
import { ZoneChip } from './zone-chip.tsx';
import './activity-parcel.scss';

/** Which parcel the activities are of; it can be let go, or changed (spec §2 Map page). */
export function ActivityParcel({ parcel, zone }: { parcel: NonNullable<PlaceCard['parcel']>; zone: Zone }) {
  const { site } = useMap();
  const { id, address, area } = parcel;
  const size = area > 0 ? unbroken(sharedTexts.squareMetres(wholeNumber(area))) : '';
  const letGo = () => {
    // It goes with its parcel.
    document.getElementById('map-panel-body')?.focus();
    site.place.send({ type: 'place.closed' });
  };
  return (
    <div className="activity-parcel">
      <ZoneChip zone={zone} named />
      <div className="activity-parcel__words">
        <h2>{placeTexts.onParcelTitle(id)}</h2>
        <p>
          <span>{`${address}${address !== '' && size !== '' ? ', ' : ''}`}</span>
          <span className="activity-parcel__size">{size}</span>
        </p>
      </div>
      <button
        type="button"
        className="activity-parcel__change"
        aria-label={sharedTexts.changeParcel}
        onClick={() => document.getElementById(SEARCH_FIELD)?.focus()}
      >
        {sharedTexts.change}
      </button>
      <button type="button" aria-label={sharedTexts.releaseParcel} onClick={letGo}>
        {sharedTexts.release}
      </button>
    </div>
  );
}
