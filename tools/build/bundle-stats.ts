import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { HOSTS_FOLDER } from '../deploy/host-files.ts';

/** What a file of the build is made of. */
export interface FileStats {
  /** Without its hash, such as 'site.js': the same from build to build. */
  readonly name: string;
  /** Its path in the build, such as 'assets/site-1a2b3c4d.js'. */
  readonly file: string;
  /**
   * By package the bytes of its code that are in it, before they are made smaller; 'ours' is the site's own code. Styles
   * have none.
   */
  readonly packages: Readonly<Record<string, number>>;
}

/** The parts of a build that share no code: the landing page with what stands beside it, and the map page. */
export type Bundle = 'site' | 'map';

/** What a part of the build is made of. */
export interface BundleStats {
  /** Every file of code and styles that a visitor may be given; what only testers open is left out. */
  readonly files: readonly FileStats[];
  /** The names of the entry and of the files that it imports at once. */
  readonly first: readonly string[];
}

/** A file of code as the bundler describes it. */
export interface BundledChunk {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  /** The files that it imports at once. */
  readonly imports: readonly string[];
  /** The files that it may ask for later. */
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
// By the environment of the build.
const BUNDLES: Readonly<Record<string, Bundle>> = { client: 'site', map: 'map' };
const MAP_WORKER = /\/map-worker-[\w-]{8}\.js$/;
const TESTERS = /\/(?:packages\/inspector|qa)\//;

/** Gives the package that a module belongs to; 'ours' for the site's own, 'bundler' for modules without a file. */
export function packageOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  const [, name] = PACKAGE.exec(path) ?? [];
  if (name !== undefined) return name;
  return path.startsWith('\0') || path.includes('rolldown/runtime') ? 'bundler' : 'ours';
}

/**
 * Describes what a bundle is made of.
 * @param workers files of code that no chunk imports, such as 'assets/map-worker-1a2b3c4d.js'
 */
export function statsOf(
  chunks: readonly BundledChunk[],
  root: string,
  workers: readonly string[] = [],
): BundleStats {
  const isShown = ({ modules }: BundledChunk) => !Object.keys(modules).some((id) => isTesters(id, root));
  const from = chunks.filter((chunk) => chunk.isEntry && isShown(chunk));
  const shown = reached(from, chunks.filter(isShown), ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const first = reached(from, shown, ({ imports }) => imports);
  const names = namesOf(shown);
  const nameOf = ({ fileName }: BundledChunk) => names.get(fileName) ?? fileName;
  const code = shown.map((chunk) => ({
    name: nameOf(chunk),
    file: chunk.fileName,
    packages: packagesOf(chunk),
  }));
  const styles = new Set(shown.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const beside = [...styles, ...workers].map((file) => ({ name: withoutHash(file), file, packages: {} }));
  return {
    files: [...code, ...beside].sort((one, other) => (one.name < other.name ? -1 : 1)),
    first: first.map(nameOf).sort(),
  };
}

/** Where the stats of a build in a folder stand: with the build, among what no host gives out. */
export const statsFile = (root: string, outDir: string, bundle: Bundle = 'site'): string =>
  resolve(root, outDir, HOSTS_FOLDER, `bundle-${bundle}.json`);

/** Writes down what the bundles of the site and of the map are made of, for the budgets and for whoever asks what grew. */
export function bundleStats(): Plugin {
  let root = '';
  return {
    name: 'bundle-stats',
    apply: 'build',
    applyToEnvironment: ({ name }) => name in BUNDLES,
    configResolved: (config) => {
      root = config.root;
    },
    // After the workers are among the files.
    generateBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const workers = Object.keys(bundle).filter((name) => MAP_WORKER.test(name));
        const { name, config } = this.environment;
        const file = statsFile(root, dir ?? config.build.outDir, BUNDLES[name]);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(statsOf(chunks, root, workers), null, 2)}\n`);
      },
    },
  };
}

const isTesters = (id: string, root: string): boolean =>
  TESTERS.test(`/${relative(root, id)}`.replaceAll('\\', '/'));

/** Names files without their hashes; of several of one name, by what they hold, each but the first has a number. */
function namesOf(chunks: readonly BundledChunk[]): Map<string, string> {
  const taken = new Map<string, number>();
  const sorted = [...chunks].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return new Map(
    sorted.map(({ fileName, name }) => {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [fileName, count === 1 ? `${name}.js` : `${name} ${count}.js`];
    }),
  );
}

const keyOf = ({ name, modules }: BundledChunk): string => `${name} ${Object.keys(modules).join()}`;

function packagesOf({ modules }: BundledChunk): Record<string, number> {
  const bytes = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id);
    if (renderedLength > 0) bytes.set(name, (bytes.get(name) ?? 0) + renderedLength);
  }
  return Object.fromEntries([...bytes].sort(([, one], [, other]) => other - one));
}

const withoutHash = (file: string): string => basename(file).replace(/-[\w-]{8}(?=\.)/, '');

/** The chunks that one comes to from some of them, these included. */
function reached(
  from: readonly BundledChunk[],
  among: readonly BundledChunk[],
  next: (chunk: BundledChunk) => readonly string[],
): BundledChunk[] {
  const found = new Set(from);
  // What is added while it is walked through is walked through, too.
  for (const chunk of found) {
    for (const file of next(chunk)) {
      const other = among.find(({ fileName }) => fileName === file);
      if (other !== undefined) found.add(other);
    }
  }
  return [...found];
}
