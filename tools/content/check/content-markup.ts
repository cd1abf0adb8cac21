import { markupPieces } from '../../../src/domain/news/markup-pieces.ts';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x26;': '&',
};

/** An image of an article's content. */
export interface ContentImage {
  readonly src: string;
  /** Undefined where it has none. */
  readonly alt: string | undefined;
}

/** Gives the addresses that the links of a content lead to, as they are written. */
export function contentLinks(content: string): string[] {
  return tagsOf(content, 'a').flatMap((tag) => attribute(tag, 'href') ?? []);
}

/** Gives the images of a content, in their order. */
export function contentImages(content: string): ContentImage[] {
  return tagsOf(content, 'img').map((tag) => ({
    src: attribute(tag, 'src') ?? '',
    alt: attribute(tag, 'alt'),
  }));
}

const tagsOf = (content: string, name: string): string[] =>
  markupPieces(content).flatMap((piece) =>
    piece.kind === 'tag' && piece.name === name && !piece.text.startsWith('</') ? piece.text : [],
  );

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/>])`,
    'i',
  ).exec(tag);
  if (match === null) return undefined;
  const [, double, single, bare] = match;
  return (double ?? single ?? bare ?? '')
    .replace(/&(?:[a-z]+|#39|#x26);/g, (one) => CHARACTERS[one] ?? one)
    .trim();
}
