/** The folder of the regulations whose text stands on this site (contract "Addresses"). */
export const REGULATIONS = '/produk-hukum';

/**
 * Gives the address of a regulation, of one of its articles, or of a paragraph of it (contract "Addresses"):
 * '/produk-hukum/perwali-31-2021/pasal-44#ayat-3'.
 * @param article as the regulation counts it: '44', '12A'
 * @param paragraph the number of an 'ayat' of that article
 */
export function regulationAddress(slug: string, article?: string, paragraph?: string): string {
  if (article === undefined) return sectionAddress(slug);
  return `${sectionAddress(slug, `pasal-${article.toLowerCase()}`)}${paragraph === undefined ? '' : `#ayat-${paragraph}`}`;
}

/**
 * Gives the address of a regulation, or of one of its articles and annexes.
 * @param section the end of its address: 'pasal-44', 'lampiran-13'
 */
export function sectionAddress(slug: string, section?: string): string {
  return `${REGULATIONS}/${slug}${section === undefined ? '' : `/${section}`}`;
}
