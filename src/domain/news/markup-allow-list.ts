const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The elements that an article's content may hold: text structure, lists, tables, quotes, links and images. */
export const ALLOWED_TAGS = words(`
  p br hr h1 h2 h3 h4 h5 h6 div span pre
  strong b em i u s del ins mark small sub sup code abbr dfn
  ul ol li dl dt dd
  table caption thead tbody tfoot tr th td
  blockquote q cite
  a img figure figcaption
`);

/** The attributes that may stand on them; every other is dropped, handlers, style, id and class among them. */
export const ALLOWED_ATTRIBUTES = words('href src alt colspan rowspan scope start lang dir');
