import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The headings that a citation may name: those of each section of the specification, and those of the contract. */
export interface Headings {
  readonly specification: ReadonlyMap<string, readonly string[]>;
  readonly contract: readonly string[];
}

/** A citation that leads nowhere, or is written in a way that no longer counts. */
export interface BrokenCitation {
  readonly line: number;
  readonly reason: string;
}

const FOLDERS = ['src', 'tests', 'tools', 'content', 'docs', 'qa'];
const TOP_FILES = /^(README|CONTRIBUTING|CHANGELOG)\.md$|\.config\.ts$/;
const TEXT_FILES = /\.(ts|tsx|mjs|scss|md|json)$/;

// In the changelog stands what has gone, too.
const NAMES_PATHS = /^(docs\/.*|README|CONTRIBUTING)\.md$/;
const PATH = /`((?:src|tests|tools|packages|qa|content|docs|deploy|public)\/[\w./-]+)`/g;

/** What must not be cited: documents that do not exist, the contract as a file, and what only an issue tracker knows. */
const FORBIDDEN = /(?<![\w/-])spec\.md|design\.md|(?<!\/|\]\(|\[)contract\.md|\bissue ["'\d]/gi;

/** Reads the headings of docs/specification.md and docs/contract.md. */
export function readHeadings(specification: string, contract: string): Headings {
  const sections = specification.split(/^## §/m).slice(1);
  const headingsOf = (text: string, level: RegExp) =>
    Array.from(text.matchAll(level), ([, heading = '']) => heading);
  return {
    specification: new Map(
      sections.map((section) => [String(Number.parseInt(section, 10)), headingsOf(section, /^### (.+)$/gm)]),
    ),
    contract: headingsOf(contract, /^##+ (.+)$/gm),
  };
}

/**
 * Finds the broken citations of a text. A citation is `spec §5`, `spec §5 Gallery` (further ones may leave out the first
 * word) or `contract "Feeds"`, and may run over two lines of a comment.
 */
export function brokenCitations(text: string, { specification, contract }: Headings): BrokenCitation[] {
  const flow = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, '\n').replace(/^## §.*$/gm, '');
  const broken: (BrokenCitation & { index: number })[] = [];
  const add = (index: number, reason: string) =>
    broken.push({ index, line: flow.slice(0, index).split('\n').length, reason });

  for (const { 0: cited, 1: section = '', index } of flow.matchAll(/§(\d+)/g)) {
    const headings = specification.get(section);
    const [, rest = ''] =
      /^\s+(.{1,100})/.exec(flow.slice(index + cited.length, index + 120).replace(/\s+/g, ' ')) ?? [];
    const names = (heading: string) => rest.startsWith(heading) && !/\w/.test(rest.charAt(heading.length));
    if (headings === undefined) add(index, `the specification has no §${section}`);
    else if (/^[A-Z]/.test(rest) && !headings.some(names)) {
      add(index, `§${section} has no heading '${rest.split(/[.,;:()]/, 1)}'`);
    }
  }
  for (const { 1: cited = '', index } of flow.matchAll(/\bcontract\s+"([^"]*)"/gi)) {
    const heading = cited.replace(/\s+/g, ' ');
    if (!contract.includes(heading)) add(index, `the contract has no heading '${heading}'`);
  }
  for (const { 0: cited, index } of flow.matchAll(FORBIDDEN)) add(index, `'${cited}' is no citation`);

  return broken.sort((a, b) => a.index - b.index).map(({ line, reason }) => ({ line, reason }));
}

/**
 * Finds the paths of a text at which nothing stands. A path is written from the root, in backticks; it may be the beginning of names, such as
 * `tests/tools/serve`.
 */
export function brokenPaths(text: string, root: string): BrokenCitation[] {
  const isThere = (path: string) => {
    const folder = join(root, dirname(path));
    return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
  };
  return [...text.matchAll(PATH)].flatMap(({ 1: path = '', index }) =>
    isThere(path) ? [] : [{ line: text.slice(0, index).split('\n').length, reason: `there is no ${path}` }],
  );
}

/** Lists the files of the repository in which citations stand. */
export function filesWithCitations(root: string): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [
    ...readdirSync(root).filter((file) => TOP_FILES.test(file)),
    ...inFolders.filter((file) => TEXT_FILES.test(file)),
  ];
}

/** Lists every broken citation, and every broken path of a document, as '{file}:{line}: {reason}'. */
export function brokenCitationsIn(root: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const headings = readHeadings(read('docs/specification.md'), read('docs/contract.md'));
  return files.flatMap((file) => {
    const text = read(file);
    const paths = NAMES_PATHS.test(file) ? brokenPaths(text, root) : [];
    return [...brokenCitations(text, headings), ...paths].map(
      ({ line, reason }) => `${file}:${line}: ${reason}`,
    );
  });
}
