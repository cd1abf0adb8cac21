/** Gives the text of an XML file, by its byte order mark or the encoding that it declares. */
export function xmlText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^(?:ï»¿)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  return new TextDecoder(declared).decode(bytes);
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
  const joined = (list: string) => list.replace(/\s*,\s*/g, ',');
  const found = [text, text.replace(/,\s*$/gm, '')].map(joined).find(isPositions);
  return found ?? text;
}
