import type { Use } from './regulation.ts';
import * as texts from './texts.ts';

/** Where a zone of the map is used on this site. */
export interface ZonePlaces {
  /** The address of the map with the zones on it. */
  readonly map: string;
  /** The page of the guide about the sheet of a parcel's rules (KRK). */
  readonly guidePage: number;
}

/**
 * Lists where an article or annex that rules zones is used (spec §2 Regulation pages): the map, the service that gives its rules for
 * one parcel, the guide.
 * @param zones their codes; none gives nothing
 */
export function usesOfZones(zones: readonly string[], { map, guidePage }: ZonePlaces): Use[] {
  if (zones.length === 0) return [];
  return [
    { label: texts.petaZona(zones.join(', ')), note: texts.letaknyaDiPeta, href: map },
    { label: texts.mintaKrk, note: texts.aturanUntukSatuPersil, href: '/home?layanan=krk' },
    {
      label: texts.panduanHalaman(guidePage),
      note: texts.membacaLembarKrk,
      href: `/home?panduan=${guidePage}`,
    },
  ];
}
