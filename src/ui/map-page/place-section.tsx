import type { Intensity } from '../../domain/map/intensity.ts';
import * as placeTexts from '../../domain/map/place-texts.ts';
import * as texts from '../../domain/map/texts.ts';
import { wholeNumber } from '../../domain/shared/indonesian-number.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';

const GROUND = 150;
const STOREY = 25;
const BOTTOM = 196;
const CROWNS = 104;
const MOST_DRAWN = 4;
const LEFT = 64;
const RIGHT = 288;

/** A section through what may be built: storeys on the footprint, the green beside it (spec §2 Map page). */
export function PlaceSection({ intensity }: { intensity: Intensity }) {
  const { footprint, floors, storeys, height, green, rest } = intensity;
  const drawn = Math.min(storeys, MOST_DRAWN);
  const perStorey = Math.min(footprint, Math.floor(floors / storeys));
  const top = GROUND - drawn * STOREY;
  // From the words over the highest storey, or the crowns of the trees.
  const above = Math.min(top - 24, CROWNS);
  return (
    <svg
      className="place-section"
      viewBox={`0 ${above} 400 ${BOTTOM - above}`}
      role="img"
      aria-label={placeTexts.drawingLabel({ floors, footprint, height, green, rest })}
    >
      <text x={LEFT + 2} y={top - 8} className="place-section__strong">
        {placeTexts.mostFloors(floors)}
      </text>
      {Array.from({ length: drawn }, (_, index) => {
        const y = GROUND - (index + 1) * STOREY;
        const isTop = index === drawn - 1 && storeys > drawn;
        return (
          <g key={y}>
            <rect x={LEFT} y={y} width={RIGHT - LEFT} height={STOREY - 2} className="place-section__storey" />
            <text x={LEFT + 10} y={y + 17} className="place-section__inside">
              {isTop
                ? placeTexts.storeysFromTo({ from: index + 1, to: storeys })
                : placeTexts.storey(index + 1)}
            </text>
            <text x={RIGHT - 10} y={y + 17} textAnchor="end" className="place-section__inside">
              {sharedTexts.squareMetres(wholeNumber(perStorey))}
            </text>
          </g>
        );
      })}
      <path
        className="place-section__edge"
        d={`M${LEFT - 10} ${top}v${GROUND - top}M${LEFT - 14} ${top}h8M4 ${GROUND}h388`}
      />
      <text x={LEFT - 18} y={(top + GROUND) / 2 + 4} textAnchor="end" className="place-section__strong">
        {texts.metres(height)}
      </text>
      <path className="place-section__tree" d="M316 150v-16M342 150v-22M368 150v-16" />
      <g className="place-section__crown">
        <circle cx="316" cy="130" r="10" />
        <circle cx="342" cy="122" r="14" />
        <circle cx="368" cy="130" r="10" />
      </g>
      <path className="place-section__edge" d={`M${LEFT} 160h${RIGHT - LEFT}M${LEFT} 156v8M${RIGHT} 156v8`} />
      <text x={(LEFT + RIGHT) / 2} y={178} textAnchor="middle" className="place-section__strong">
        {placeTexts.footprintArea(footprint)}
      </text>
      <text x={342} y={178} textAnchor="middle" className="place-section__green">
        {placeTexts.greenArea(green)}
      </text>
      <text x={4} y={194} className="place-section__rest">
        {placeTexts.restOfLand(rest)}
      </text>
    </svg>
  );
}
