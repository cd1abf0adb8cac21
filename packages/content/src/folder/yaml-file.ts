import { type Document, isNode, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import type { SiteRules } from '../site-rules.ts';
import { aliasLimit } from './aliases.ts';
import { type Entry, type EntryKind, readEntry } from './entries.ts';
import { whyUnread } from './guarded.ts';
import { deepYamlLine, MAX_ENTRIES, TOO_DEEP } from './limits.ts';

/** An entry with its line, and the lines of its fields. */
export interface PlacedEntry<Kind extends EntryKind> {
  readonly entry: Entry<Kind>;
  readonly lineOf: (...path: (string | number)[]) => number;
}

/** The content of a file: its entries, and everything that is wrong in it. */
export interface ReadEntries<Kind extends EntryKind> {
  readonly entries: readonly PlacedEntry<Kind>[];
  readonly mistakes: readonly Mistake[];
  /** What of the file is not used, though nothing of it is lost. */
  readonly notes?: readonly Mistake[];
  /** Whether the file as a whole could not be read, so that nobody knows its entries. */
  readonly isUnread?: boolean;
}

/** The text of a YAML file, and where it begins in the file that people edit. */
export interface YamlText {
  readonly text: string;
  readonly file: string;
  /** The number of lines before the text; 0 for a whole file. */
  readonly before?: number;
  /** Finds the field that was meant where one is misspelt. */
  readonly nearestWord: SiteRules['nearestWord'];
}

/** Reads a file that is a list; each entry by itself, so that a bad one never takes the others along. */
export function readYamlList<Kind extends EntryKind>(kind: Kind, source: YamlText): ReadEntries<Kind> {
  const parsed = readYaml(source, preserveNumbers);
  if ('mistakes' in parsed) return { entries: [], mistakes: parsed.mistakes, isUnread: true };
  const { value, lineOf } = parsed;
  if (value === null || value === undefined) return { entries: [], mistakes: [] };
  if (!Array.isArray(value)) {
    return unread(
      at(
        source,
        1,
        said(
          'berkas ini berisi daftar: awali setiap isinya dengan "- "',
          'this takes a list: let each entry begin with "- "',
        ),
      ),
    );
  }
  if (value.length > MAX_ENTRIES) return unread(at(source, 1, tooMany(value.length)));
  const read = value.map((item, index) =>
    readPlaced(kind, item, source, (...path) => lineOf(index, ...path)),
  );
  return { entries: read.flatMap((one) => one.entries), mistakes: read.flatMap((one) => one.mistakes) };
}

/** Reads a file that is one record; gives one entry, or none where something in it is wrong. */
export function readYamlRecord<Kind extends EntryKind>(kind: Kind, source: YamlText): ReadEntries<Kind> {
  const parsed = readYaml(source, preserveNumbers);
  if ('mistakes' in parsed) return { entries: [], mistakes: parsed.mistakes, isUnread: true };
  return readPlaced(kind, parsed.value ?? {}, source, parsed.lineOf);
}

/** Reads one entry, whatever it was written in. */
export function readPlaced<Kind extends EntryKind>(
  kind: Kind,
  value: unknown,
  { file, nearestWord }: Pick<YamlText, 'file' | 'nearestWord'>,
  lineOf: PlacedEntry<Kind>['lineOf'],
): ReadEntries<Kind> {
  const result = readEntry(kind, value, nearestWord);
  if ('entry' in result) return { entries: [{ entry: result.entry, lineOf }], mistakes: [] };
  const mistakes = result.problems.map(({ path, message }) => ({ file, line: lineOf(...path), message }));
  return { entries: [], mistakes };
}

/** What a file gave that could not be read as a whole. */
export const unread = (...mistakes: readonly Mistake[]) =>
  ({ entries: [], mistakes, isUnread: true }) as const;

/** Says that a list is too long. */
export const tooMany = (count: number): string =>
  said(
    `daftar ini berisi ${count}, paling banyak ${MAX_ENTRIES}`,
    `the list has ${count} entries; at most ${MAX_ENTRIES} are taken`,
  );

const at = ({ file, before = 0 }: Omit<YamlText, 'nearestWord'>, line: number, message: string): Mistake => ({
  file,
  line: before + line,
  message,
});

const QUOTE = said(
  "tulis teks yang memuat : # atau tanda petik, atau yang diawali tanda, di antara petik tunggal: 'Rapat: hasil'",
  "write a text that holds : # or quotes, or begins with a sign, between single quotes: 'Rapat: hasil'",
);
const ADVICE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: said(
    'awali baris dengan spasi, bukan tab',
    'write blanks in place of tabs at the beginning of a line',
  ),
  BAD_INDENT: said(
    'luruskan awal baris bagian-bagian dari satu isi',
    'let the fields of an entry begin below one another',
  ),
  DUPLICATE_KEY: said('tulis setiap bagian satu kali', 'write each field once'),
};

/** What a YAML file says, with the line of each of its fields; or why it cannot be read. */
export type ReadYaml =
  | { readonly value: unknown; readonly lineOf: (...path: (string | number)[]) => number }
  | { readonly mistakes: readonly Mistake[] };

/** The most mistakes that are told of a file that is no YAML: one makes others. */
const MOST_ERRORS = 10;

/** Preserves numbers as they are written where YAML would change them: 007, 3.10, 12e3, and those of more than 15 digits. */
function preserveNumbers(document: Document): void {
  visit(document, {
    Scalar: (_, node) => {
      const { value, source } = node;
      if (typeof value === 'number' && source !== undefined && source !== String(value)) node.value = source;
    },
  });
}

/**
 * Reads a YAML file of any shape; `lineOf` gives the line of a field, or of what lacks it.
 * @param mend changes what was read before its values are taken
 */
export function readYaml(
  source: Omit<YamlText, 'nearestWord'>,
  mend: (document: Document<ParsedNode>) => void = () => undefined,
): ReadYaml {
  const deep = deepYamlLine(source.text);
  if (deep !== undefined) return { mistakes: [at(source, deep, TOO_DEEP)] };
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter, prettyErrors: false });
  const line = (offset: number) => (source.before ?? 0) + counter.linePos(offset).line;
  if (document.errors.length > 0) {
    return { mistakes: errorsOf(source, document, (offset) => counter.linePos(offset).line) };
  }
  const aliases = aliasLimit(document, (offset) => counter.linePos(offset).line);
  if (aliases !== undefined) return { mistakes: [at(source, aliases.line, aliases.message)] };
  mend(document);
  try {
    return { value: document.toJS(), lineOf: (...path) => line(offsetOf(document, path)) };
  } catch (error) {
    return { mistakes: [at(source, 1, whyUnread(error))] };
  }
}

const TABBED = /^ *\t/;

/** Gives what is wrong with a file that is no YAML, once a line: one error makes others. */
function errorsOf(
  source: Omit<YamlText, 'nearestWord'>,
  { errors }: Document<ParsedNode>,
  lineAt: (offset: number) => number,
): Mistake[] {
  const lines = source.text.split('\n');
  const found = new Map<number, Mistake>();
  for (const { message, pos, code } of errors) {
    const line = lineAt(pos[0]);
    const isTabbed = TABBED.test(lines[line - 1] ?? '');
    const advice = ADVICE[isTabbed ? 'TAB_AS_INDENT' : code] ?? QUOTE;
    if (!found.has(line))
      found.set(
        line,
        at(
          source,
          line,
          said(`baris ini tidak terbaca; ${advice}`, `this cannot be read: ${message}; ${advice}`),
        ),
      );
  }
  return [...found.values()].slice(0, MOST_ERRORS);
}

// The location of a field, or of the entry that lacks it.
function offsetOf(document: Document<ParsedNode>, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
