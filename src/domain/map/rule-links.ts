import { sectionAddress } from '../shared/regulation-address.ts';
import { clauseParts } from './clause-parts.ts';
import type { MapRegulation, RuleLink } from './map-config.ts';
import * as placeTexts from './place-texts.ts';

/**
 * Gives the link to the annex that lists what a zone allows; undefined where its text is not here, or the clause names none (spec §2
 * Map page).
 */
export function annexLink({ slug }: Pick<MapRegulation, 'slug'>, clause: string): RuleLink | undefined {
  const annex = clauseParts(clause).find(({ section }) => section.startsWith('lampiran-'));
  return slug && annex ? { words: annex.name, href: sectionAddress(slug, annex.section) } : undefined;
}

/**
 * Gives the links to what rules a zone: the very articles and annexes, where the text of the regulation is here; else the search
 * that finds it (spec §2 Map page).
 */
export function ruleLinks(
  { slug, found }: Pick<MapRegulation, 'slug' | 'found'>,
  clause: string,
): readonly RuleLink[] {
  const parts = slug === undefined ? [] : clauseParts(clause);
  return slug !== undefined && parts.length > 0
    ? parts.map(({ name, section }) => ({ words: name, href: sectionAddress(slug, section) }))
    : [{ words: placeTexts.seeRegulation, href: `/home?temukan=${encodeURIComponent(found)}` }];
}
