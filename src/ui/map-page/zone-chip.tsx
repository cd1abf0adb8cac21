import { createContext, useContext } from 'react';
import type { Zone, ZonePattern } from '../../domain/map/map-config.ts';
import './zone-chip.scss';

// In a box of 8, repeated.
const PATTERNS: Readonly<Record<ZonePattern, string>> = {
  none: '',
  falling: 'M-2 2 2-2M0 0l8 8M6 10l4-4M-2-2l4 4M6 6l4 4',
  rising: 'M-2 2 2-2M0 8 8 0M6 10l4-4',
  upright: 'M4 0v8',
  plus: 'M4 2v4M2 4h4',
  grid: 'M0 4h8M4 0v8',
  dots: 'M3.500 4h1',
  level: 'M0 2.500h8M0 6h5',
  dashes: 'M1 4h4',
};

/** Begins the ids of patterns: where one part of the page is drawn without the other, each needs its own. */
export const ChipScope = createContext('');

/**
 * The code of a zone on its hue and pattern (spec §2 Map page). Its name is read with it where the chip stands alone.
 * @param large the tile on top of a card
 */
export function ZoneChip({
  zone,
  large = false,
  named = false,
}: {
  zone: Zone;
  large?: boolean;
  named?: boolean;
}) {
  const id = `${useContext(ChipScope)}hue-${zone.code}-${large ? 'l' : 's'}`;
  const path = PATTERNS[zone.pattern];
  return (
    <span className={large ? 'zone-chip zone-chip--large' : 'zone-chip'}>
      <svg className="zone-chip__hue" aria-hidden="true">
        {path !== '' && (
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className="zone-chip__pattern" d={path} />
          </pattern>
        )}
        <rect className="zone-chip__light" width="100%" height="100%" fill={zone.light} />
        <rect className="zone-chip__dark" width="100%" height="100%" fill={zone.dark} />
        {path !== '' && <rect width="100%" height="100%" fill={`url(#${id})`} />}
      </svg>
      <span
        className={path === '' ? 'zone-chip__code' : 'zone-chip__code zone-chip__code--plate'}
        translate="no"
      >
        {zone.code}
      </span>
      {named && <span className="visually-hidden">{` ${zone.name}`}</span>}
    </span>
  );
}
