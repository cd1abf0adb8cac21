import { REGULATIONS } from 'virtual:regulations';
import { notFound } from '@tanstack/react-router';
import type { Regulation } from '../../domain/regulations/regulation.ts';
import { sectionAt } from '../../domain/regulations/section-at.ts';
import type { LoadedRegulation } from './regulation-page.tsx';

/** The parts of an address of a regulation (contract "Addresses"). */
export interface RegulationPath {
  readonly slug: string;
  /** The end of the address of an article or annex; absent for the whole. */
  readonly section?: string | undefined;
}

/**
 * Loads what an address of a regulation shows.
 * @throws what the router takes: that there is no such regulation or article
 */
export async function loadRegulation({ slug, section }: RegulationPath): Promise<LoadedRegulation> {
  const load = Object.hasOwn(REGULATIONS, slug) ? REGULATIONS[slug] : undefined;
  const regulation = await load?.();
  if (regulation === undefined) throw notFound();
  if (section === undefined) return { regulation };
  if (sectionAt(regulation, section) === undefined) throw notFound();
  return { regulation, id: section };
}

/** Loads all regulations, for the search. */
export const loadRegulations = (): Promise<readonly Regulation[]> =>
  Promise.all(Object.values(REGULATIONS).map((load) => load()));
