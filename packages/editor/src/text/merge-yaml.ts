import {
  type CST,
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  type Chunk,
  chunksOf,
  composed,
  type Edit,
  edited,
  indentAt,
  indented,
  type Piece,
} from './chunks.ts';
import { matched } from './matching.ts';
import { isRecord, isSame, type Plain, type PlainRecord } from './same.ts';
import { written } from './written.ts';

/** Thrown for a text that is no YAML; its message says why. */
export class UnreadableYaml extends Error {
  override readonly name = 'UnreadableYaml';
}

/**
 * Writes a value into the text of a YAML file: only what it changes is changed. Comments, quotes, folded lines, the order of keys
 * and all that says the same stay as they are, byte for byte.
 * @param value all that the file shall say
 * @throws UnreadableYaml where the text is no YAML
 */
export function mergeYaml(text: string, value: Plain): string {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new UnreadableYaml(error.message);
  if (isSame(document.toJS(), value)) return text;
  const whole = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const merged =
    document.contents === null ? whole + written(value) : edited(whole, editsOf(document, whole, value));
  // What cannot be merged, such as an anchor whose value goes, is written anew rather than wrong.
  const result = says(merged, value) ? merged : written(value);
  return text === '' || text.endsWith('\n') ? result : result.replace(/\n$/, '');
}

function says(text: string, value: Plain): boolean {
  try {
    return isSame(parse(text), value);
  } catch {
    return false;
  }
}

interface Source {
  readonly text: string;
  readonly document: Document;
}

function editsOf(document: Document, text: string, value: Plain): Edit[] {
  const { contents } = document;
  const source = { text, document };
  if (isMap(contents) && !contents.flow && isRecord(value)) return mapEdits(source, contents, value);
  if (isSeq(contents) && !contents.flow && Array.isArray(value)) return seqEdits(source, contents, value);
  return [
    { from: contents?.range?.[0] ?? 0, to: lineEnd(text, lastOf(contents as Node)), text: written(value) },
  ];
}

/** Edits within what stands after a key or a dash. `after` is where that ends, `indent` the blanks of its line. */
function nodeEdits(source: Source, node: Node | null, value: Plain, after: number, indent: string): Edit[] {
  if (node && isSame(node.toJS(source.document), value)) return [];
  if (isMap(node) && !node.flow && isRecord(value) && Object.keys(value).length > 0) {
    if (node.items.length > 0) return mapEdits(source, node, value);
  }
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0 && node.items.length > 0) {
    return seqEdits(source, node, value);
  }
  const to = node ? lastOf(node) : after;
  const cut = source.text[to - 1] === '\n' ? to - 1 : to;
  const style = isScalar(node) ? node.type : undefined;
  const isFlow = isCollection(node) && node.flow === true;
  const text = written({ key: value }, { style, isFlow }).slice('key:'.length).replace(/\n$/, '');
  return [{ from: after, to: Math.max(cut, after), text: indented(text, indent) }];
}

function mapEdits(source: Source, map: YAMLMap, value: PlainRecord): Edit[] {
  const pairs = map.items as Pair<Node, Node | null>[];
  const chunks = chunksIn(source, pairs.map(markOfPair), map);
  const indent = indentAt(source.text, chunks[0]?.mark ?? 0);
  const old = pairs.map(({ key }) => String(key.toJS(source.document)));
  const pieces: Piece[] = old.flatMap((name, index) => {
    const [chunk, pair] = [chunks[index], pairs[index]];
    const next = value[name];
    if (chunk === undefined || pair === undefined || next === undefined) return [];
    return { chunk, edits: nodeEdits(source, pair.value, next, afterKey(pair), indent) };
  });
  const remaining = old.filter((name) => value[name] !== undefined);
  const wanted = Object.keys(value).filter((name) => value[name] !== undefined);
  for (const [at, name] of wanted.entries()) {
    if (remaining.includes(name)) continue;
    // A new field stands after the one that is before it in the value.
    const place = wanted[at - 1] === undefined ? 0 : remaining.indexOf(wanted[at - 1] ?? '') + 1;
    remaining.splice(place, 0, name);
    pieces.splice(place, 0, { text: written({ [name]: value[name] }) });
  }
  return blockEdits(
    source,
    chunks,
    pieces,
    indent,
    pieces.length === chunks.length && isSame(remaining, old),
  );
}

function seqEdits(source: Source, seq: YAMLSeq, value: readonly Plain[]): Edit[] {
  const tokens = (seq.srcToken as CST.BlockSequence).items;
  const dashes = tokens.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
  const chunks = chunksIn(
    source,
    dashes.map(({ offset }) => offset),
    seq,
  );
  const indent = indentAt(source.text, chunks[0]?.mark ?? 0);
  const nodes = seq.items as (Node | null)[];
  const places = matched(
    value,
    nodes.map((node) => node?.toJS(source.document) ?? null),
  );
  const pieces = places.map((index, at): Piece => {
    const item = value[at] ?? null;
    const chunk = index === undefined ? undefined : chunks[index];
    if (chunk === undefined || index === undefined) return { text: written([item]) };
    return { chunk, edits: nodeEdits(source, nodes[index] ?? null, item, chunk.mark + 1, `${indent}  `) };
  });
  const isInPlace = value.length === nodes.length && places.every((place, at) => place === at);
  return blockEdits(source, chunks, pieces, indent, isInPlace);
}

function blockEdits(
  source: Source,
  chunks: readonly Chunk[],
  pieces: readonly Piece[],
  indent: string,
  isInPlace: boolean,
): Edit[] {
  if (isInPlace) return pieces.flatMap((piece) => ('edits' in piece ? piece.edits : []));
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ from: first.mark, to: last.to, text: composed(source.text, pieces, indent) }];
}

const chunksIn = ({ text }: Source, marks: readonly number[], node: Node): Chunk[] =>
  chunksOf(text, marks, lineEnd(text, lastOf(node)));

function markOfPair({ key, srcToken }: Pair<Node, Node | null>): number {
  const token = (srcToken as CST.CollectionItem | undefined)?.key;
  return token?.offset ?? key.range?.[0] ?? 0;
}

/** Where the colon of a pair ends. */
function afterKey({ key, srcToken }: Pair<Node, Node | null>): number {
  const colon = (srcToken as CST.CollectionItem | undefined)?.sep?.find(
    ({ type }) => type === 'map-value-ind',
  );
  return colon ? colon.offset + 1 : (key.range?.[1] ?? 0) + 1;
}

/** Where the last value in a node ends, without what follows it. */
function lastOf(node: Node): number {
  if (isMap(node) && !node.flow) {
    const pair = node.items.at(-1) as Pair<Node, Node | null> | undefined;
    if (pair) return pair.value ? Math.max(lastOf(pair.value), afterKey(pair)) : afterKey(pair);
  }
  if (isSeq(node) && !node.flow) {
    const item = node.items.at(-1) as Node | null | undefined;
    if (item) return lastOf(item);
  }
  return node.range?.[1] ?? 0;
}

function lineEnd(text: string, from: number): number {
  if (from > 0 && text[from - 1] === '\n') return from;
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
