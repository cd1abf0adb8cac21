import { REGULATIONS } from 'virtual:regulations';
import { sectionAt } from '../../domain/regulations/section-at.ts';
import type { LoadedRegulation } from './regulation-page.tsx';

/**
 * Loads what an address of a regulation shows.
 * @param id the end of the address of an article or annex; undefined for the whole
 * @returns undefined where there is no such regulation, or it has no such article
 */
export async function loadRegulation(
  slug: string,
  id: string | undefined,
): Promise<LoadedRegulation | undefined> {
  const load = Object.hasOwn(REGULATIONS, slug) ? REGULATIONS[slug] : undefined;
  const regulation = await load?.();
  if (regulation === undefined) return undefined;
  if (id === undefined) return { regulation };
  return sectionAt(regulation, id) && { regulation, id };
}
