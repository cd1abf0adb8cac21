/** An address of the site for search engines. */
export interface FoundAddress {
  /** From the root. */
  readonly address: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed?: number | undefined;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Writes the addresses as a sitemap (sitemaps.org 0.9). */
export function sitemap(origin: string, found: readonly FoundAddress[]): string {
  const entries = found.map(({ address, changed }) => {
    const day =
      changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`;
    return `  <url><loc>${escaped(origin + address)}</loc>${day}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Says to search engines that all may be looked at but the testers' pages, and where the list of addresses is. */
export function robots(origin: string): string {
  const testers = ['/inspector', '/*?*scenario=', '/*?*path=', '/*?*inspect'];
  return `User-agent: *\n${testers.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
