import { decoded } from '@bupc/content/files';

/** Encodings that are recognised by their bytes, whatever a file declares. */
const TOLD_APART = /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii|iso-8859-1|latin1|(?:windows|cp)-?1252)$/i;

/** Gives the text of an XML file, by its bytes or the encoding that it declares. */
export function xmlText(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^(?:ï»¿)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  if (TOLD_APART.test(declared)) return decoded(bytes);
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return decoded(bytes);
  }
}

/** Rewrites KML as readers expect it: no prefix before its own elements, no blanks within a position. */
export function plainKml(text: string): string {
  const prefixes = [
    ...text.matchAll(/xmlns:([\w.-]+)=["']https?:\/\/(?:www\.opengis\.net|earth\.google\.com)\/kml\/\d/g),
  ];
  const own = [...new Set(prefixes.map(([, prefix]) => prefix))];
  const bare = own.length > 0 ? text.replace(new RegExp(`(</?)(?:${own.join('|')}):`, 'g'), '$1') : text;
  return bare
    .trimStart()
    .replace(
      /(<coordinates[^>]*>)([^<]*)/g,
      (_, start: string, list: string) => start + plainPositions(list),
    );
}

const isPositions = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .every((one) => /^[^,]+,[^,]+(,[^,]*)?$/.test(one));

/** Takes blanks around the commas of positions away, and commas at the ends of lines where these part positions. */
export function plainPositions(text: string): string {
  if (isPositions(text)) return text;
  // A pattern of blanks before a comma would take the square of their length.
  const short = text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const joined = (list: string) => list.replace(/\s?,\s?/g, ',');
  const found = [short, short.replace(/,\s?$/gm, '')].map(joined).find(isPositions);
  return found ?? text;
}
