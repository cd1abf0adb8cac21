import type { ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { parseMarkdown } from './markdown.ts';

/** A run of text that looks alike. */
export interface Piece {
  readonly text: string;
  readonly strong?: true;
  readonly href?: string;
}

/** A block of a Markdown file as plain data, with the line at which it begins. */
export type TextBlock = { readonly line: number } & (
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | {
      readonly kind: 'lines';
      readonly lines: readonly { readonly line: number; readonly pieces: readonly Piece[] }[];
    }
  | { readonly kind: 'quote'; readonly text: string }
  | {
      readonly kind: 'part';
      readonly part:
        | {
            readonly kind: 'list';
            readonly items: readonly { readonly mark: string; readonly pieces: readonly Piece[] }[];
          }
        | {
            readonly kind: 'table';
            readonly head: readonly string[];
            readonly rows: readonly (readonly (readonly Piece[])[])[];
          };
    }
  | { readonly kind: 'other' }
);

/** The blocks of a Markdown file, and its front matter. */
export interface TextBlocks {
  readonly frontMatter?: string;
  readonly blocks: readonly TextBlock[];
}

/**
 * Reads Markdown as plain data, for a page that draws it itself: headings, lines, lists, tables; of looks, bold and links.
 * @throws MarkdownError where it is too much
 */
export function textBlocks(text: string): TextBlocks {
  const { children } = parseMarkdown(text);
  const [first] = children;
  const frontMatter = first?.type === 'yaml' ? first.value : undefined;
  const blocks = children.filter(({ type }) => type !== 'yaml').map(blockOf);
  return { ...(frontMatter !== undefined && { frontMatter }), blocks };
}

function blockOf(node: RootContent): TextBlock {
  const line = lineOf(node);
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', line, depth: node.depth, text: plain(node) };
    case 'paragraph':
      return { kind: 'lines', line, lines: linesOf(node.children, line) };
    case 'blockquote':
      return { kind: 'quote', line, text: plain(node) };
    case 'list': {
      const items = node.children.map((item, index) => ({
        mark: node.ordered ? `${(node.start ?? 1) + index}.` : '–',
        pieces: itemPieces(item),
      }));
      return { kind: 'part', line, part: { kind: 'list', items } };
    }
    case 'table':
      return { kind: 'part', line, part: tableOf(node) };
    default:
      return { kind: 'other', line };
  }
}

const itemPieces = ({ children }: ListItem): Piece[] =>
  children.flatMap((child) =>
    child.type === 'paragraph' ? piecesOf(child.children) : [{ text: plain(child) }],
  );

function tableOf({ children: [head, ...rows] }: Table) {
  return {
    kind: 'table' as const,
    head: head?.children.map(plain) ?? [],
    rows: rows.map(({ children }) => children.map((cell) => piecesOf(cell.children))),
  };
}

/** Parts a paragraph at its line breaks. */
function linesOf(children: readonly PhrasingContent[], from: number) {
  const lines: { line: number; pieces: Piece[] }[] = [{ line: from, pieces: [] }];
  for (const piece of piecesOf(children)) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push({ line: from + lines.length, pieces: [] });
      if (text !== '') lines.at(-1)?.pieces.push({ ...piece, text });
    }
  }
  return lines.filter(({ pieces }) => pieces.length > 0);
}

function piecesOf(nodes: readonly PhrasingContent[], look: Omit<Piece, 'text'> = {}): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    switch (node.type) {
      case 'text':
        return [{ ...look, text: node.value }];
      case 'break':
        return [{ text: '\n' }];
      case 'strong':
        return piecesOf(node.children, { ...look, strong: true });
      case 'link':
        return piecesOf(node.children, { ...look, href: node.url });
      default:
        return 'children' in node ? piecesOf(node.children, look) : [{ ...look, text: plain(node) }];
    }
  });
}

function plain(node: Nodes): string {
  if ('children' in node) return node.children.map(plain).join('');
  return 'value' in node ? node.value : '';
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
