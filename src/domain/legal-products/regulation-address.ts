/** The folder of the regulations whose text stands on this site (contract "Addresses"). */
export const REGULATIONS = '/produk-hukum';

/**
 * Gives the address of a regulation, of one of its articles, or of a paragraph of it (contract "Addresses"):
 * '/produk-hukum/perwali-31-2021/pasal-44#ayat-3'.
 * @param article as the regulation counts it: '44', '12A'
 * @param paragraph the number of an 'ayat' of that article
 */
export function regulationAddress(slug: string, article?: string, paragraph?: string): string {
  const page = `${REGULATIONS}/${slug}`;
  if (article === undefined) return page;
  return `${page}/pasal-${article.toLowerCase()}${paragraph === undefined ? '' : `#ayat-${paragraph}`}`;
}
