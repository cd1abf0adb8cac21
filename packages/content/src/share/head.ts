/** A data block of a page, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a page says of itself to messengers and search engines, beside its title and description. */
export interface ShareHead {
  /** Absolute. */
  readonly canonical: string;
  /** Absolute address of its picture, 1200 × 630. */
  readonly picture: string;
  /** What a messenger shows; left out where the title of the page does. */
  readonly title?: string | undefined;
  readonly site?: string | undefined;
  readonly kind?: 'article' | 'website' | undefined;
}

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * Gives these values as elements of a head. The picture comes first in size: messengers show it large where its card says
 * so. The description of the page is that of its card as well (composePage).
 */
export function shareHead({ canonical, picture, title, site, kind }: ShareHead): string[] {
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [`<meta property="og:${name}" content="${attribute(content)}">`];
  return [
    `<link rel="canonical" href="${attribute(canonical)}">`,
    ...property('type', kind),
    ...property('site_name', site),
    ...property('title', title),
    ...property('url', title && canonical),
    ...property('image', picture),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Gives the data blocks of a page; they run nothing, so that no policy needs to know them. */
export function dataBlocks(data: readonly StructuredData[]): string {
  return data
    .map(
      (one) => `<script type="application/ld+json">${JSON.stringify(one).replace(/</g, '\\u003c')}</script>`,
    )
    .join('');
}
