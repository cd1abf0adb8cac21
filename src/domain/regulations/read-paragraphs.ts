import type { ListItem, Paragraph, TextPart, TextPiece } from './regulation.ts';
import type { SourceBlock, StructureMistake } from './source-block.ts';

const NUMBERED = /^\((\d+[a-z]?)\)\s+/;
const LETTERED = /^([a-z]{1,2}\.)\s+/;

/** A part while lines are put behind it. */
type Growing =
  | { readonly kind: 'text'; readonly pieces: TextPiece[] }
  | { readonly kind: 'list'; readonly items: (Omit<ListItem, 'pieces'> & { readonly pieces: TextPiece[] })[] }
  | Extract<TextPart, { readonly kind: 'table' }>;

type Content = SourceBlock & { readonly kind: 'lines' | 'part' };

/**
 * Reads the paragraphs of an article: a line that begins with '(1)' begins one, a line that begins with 'a.' is an item of its
 * list, any other line goes on with the text before it (docs/content.md).
 * @param options.hasGaps whether numbers may be left out, as in a wording of which some paragraphs were changed
 */
export function readParagraphs(
  blocks: readonly Content[],
  { hasGaps = false }: { readonly hasGaps?: boolean } = {},
): {
  readonly paragraphs: readonly Paragraph[];
  readonly mistakes: readonly StructureMistake[];
} {
  const mistakes: StructureMistake[] = [];
  const paragraphs: { number?: string; parts: Growing[] }[] = [];
  const present = () => {
    const last = paragraphs.at(-1);
    if (last) return last;
    const first: { parts: Growing[] } = { parts: [] };
    paragraphs.push(first);
    return first;
  };
  const takeLine = (line: number, pieces: readonly TextPiece[], isFirst: boolean) => {
    const [begin, number] = NUMBERED.exec(pieces[0]?.text ?? '') ?? [];
    if (begin !== undefined && number !== undefined) {
      const before = paragraphs.at(-1)?.number;
      const wanted = paragraphs.length === 0 ? '1' : before && String(Number.parseInt(before, 10) + 1);
      if (wanted === undefined)
        mistakes.push({ line, message: `ada teks di atas (${number}); beri nomor juga: (1)` });
      else if (!hasGaps && /^\d+$/.test(number) && number !== wanted)
        mistakes.push({
          line,
          message: `(${number}) sesudah ${before ? `(${before})` : 'judul'}; tulis (${wanted})`,
        });
      paragraphs.push({ number, parts: [] });
      return takeLine(line, without(pieces, begin.length), true);
    }
    const { parts } = present();
    const [mark, letter] = LETTERED.exec(pieces[0]?.text ?? '') ?? [];
    if (mark !== undefined && letter !== undefined) {
      addItem(parts, { mark: letter, pieces: without(pieces, mark.length) });
      return;
    }
    goOn(parts, pieces, isFirst);
  };
  for (const block of blocks) {
    if (block.kind === 'part') {
      if (block.part.kind === 'list') for (const item of block.part.items) addItem(present().parts, item);
      else if (block.part.kind === 'table') present().parts.push(block.part);
      else goOn(present().parts, block.part.pieces, true);
      continue;
    }
    for (const [index, { line, pieces }] of block.lines.entries()) takeLine(line, pieces, index === 0);
  }
  return { paragraphs, mistakes };
}

function addItem(parts: Growing[], { mark, pieces }: ListItem): void {
  const item = { mark, pieces: [...pieces] };
  const last = parts.at(-1);
  if (last?.kind === 'list') last.items.push(item);
  else parts.push({ kind: 'list', items: [item] });
}

/** Puts a line behind the text or the item before it; the first of a block begins a text of its own. */
function goOn(parts: Growing[], pieces: readonly TextPiece[], isFirst: boolean): void {
  const last = parts.at(-1);
  if (isFirst || last === undefined || last.kind === 'table') {
    parts.push({ kind: 'text', pieces: [...pieces] });
  } else {
    const before = last.kind === 'text' ? last.pieces : last.items.at(-1)?.pieces;
    before?.push({ text: ' ' }, ...pieces);
  }
}

const without = ([first, ...rest]: readonly TextPiece[], length: number): TextPiece[] => {
  const text = first?.text.slice(length) ?? '';
  return first === undefined || text === '' ? rest : [{ ...first, text }, ...rest];
};
