import { fileIdOf } from '../pictures/file-id.ts';
import { driveLink, type LinkForm } from './links.ts';

/** One entry of the banner feed. */
export interface BannerEntry {
  readonly name: string;
  readonly url: string;
}

// Sorted by name, the palettes alternate: aerial, plan, aerial coast, sheet, dusk, people, plan.
// 'Garis pantai dari udara' stands twice on purpose: the site shows each name once.
const banners: readonly (readonly [name: string, slug: string, form: LinkForm])[] = [
  ['Garis pantai dari udara', 'bnr-garis-pantai', 'open'],
  ['Aliran sungai dan permukiman', 'bnr-sungai-permukiman', 'file'],
  ['Musyawarah rencana jalan lingkungan', 'bnr-musyawarah-jalan', 'thumbnail'],
  ['Arahan pola ruang sampai 2043', 'bnr-arahan-pola-ruang', 'uc'],
  ['Garis pantai dari udara', 'bnr-garis-pantai', 'file'],
  ['Lembar persil dan jalan lingkungan', 'bnr-lembar-persil', 'file'],
  ['Zona hijau di kaki perbukitan', 'bnr-zona-hijau', 'usercontent'],
  ['Malam di tepi sungai kota', 'bnr-malam-sungai', 'open'],
];

/** Gives the banner feed: eight entries, one of them a double. */
export function bannerFeed(): BannerEntry[] {
  return banners.map(([name, slug, form]) => ({ name, url: driveLink(form, fileIdOf(slug)) }));
}
