import type { GuideRule } from '../shared/guide-rule.ts';
import { sectionAddress } from '../shared/regulation-address.ts';
import { type Regulation, sectionsOf, type Use } from './regulation.ts';
import * as texts from './texts.ts';

/** Where a zone of the map is used on this site. */
export interface ZonePlaces {
  /** The address of the map with the zones on it. */
  readonly map: string;
  /** Whether the office gives the sheet of a parcel's rules (KRK). */
  readonly hasKrk: boolean;
  /** The page of the guide about it; none where there is no guide. */
  readonly guidePage?: number | undefined;
}

/**
 * Lists where an article or annex that rules zones is used (spec §2 Regulation pages): the map, the service that gives its rules for
 * one parcel, the guide.
 * @param zones their codes; none gives nothing
 */
export function usesOfZones(zones: readonly string[], { map, hasKrk, guidePage }: ZonePlaces): Use[] {
  if (zones.length === 0) return [];
  return [
    { label: texts.mapUse(zones.join(', ')), note: texts.mapUseNote, href: map },
    ...(hasKrk ? [{ label: texts.krkUse, note: texts.krkUseNote, href: '/home?layanan=krk' }] : []),
    ...(guidePage === undefined ? [] : [guideUse(guidePage, texts.guideUseKrkNote)]),
  ];
}

/** Says on which page the guide explains an article (spec §2 Regulation pages). */
export const guideUse = (page: number, note = texts.guideUseNote): Use => ({
  label: texts.guideUse(page),
  note,
  href: `/home?panduan=${page}`,
});

/** Lists what of a regulation in force the guide explains, in the order of its text. */
export function guideRulesOf(regulation: Regulation): GuideRule[] {
  const { guide, slug, shortName, replacedBy } = regulation;
  if (replacedBy !== undefined) return [];
  return sectionsOf(regulation).flatMap(({ id, name }) => {
    const page = guide[id];
    return page === undefined ? [] : { page, name, regulation: shortName, href: sectionAddress(slug, id) };
  });
}
