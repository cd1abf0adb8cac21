import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useErrand } from './use-errand.ts';
import './errand-band.scss';

/** Says what a parcel is chosen for, and leads back there (spec §2 Map page). */
export function ErrandBand() {
  const errand = useErrand();
  if (errand === undefined) return null;
  return (
    <p className="errand">
      <span>
        <span>{errand.takesAny ? texts.choosePlaceFor : texts.chooseParcelFor}</span>{' '}
        <strong>{errand.name}</strong>
      </span>
      <a href={errand.back}>{sharedTexts.back}</a>
    </p>
  );
}
