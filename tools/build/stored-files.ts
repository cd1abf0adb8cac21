import { createHash } from 'node:crypto';
import type { PrecachedFile } from '../../src/worker/settings.ts';

/** What the bundler reports of a file that it has made. */
export interface BundledFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  /** The modules of a chunk. */
  readonly moduleIds?: readonly string[];
  /** The files that a chunk imports. */
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

// Stored only once requested: the testers' files, the libraries of the guide and of forms, which few visitors open.
const LATER =
  /\/(?:qa|packages\/inspector|node_modules\/(?:react-pdf|pdfjs-dist|page-flip|react-pageflip|@cantoo))\//;

// The rest of the font is stored once a text has needed it.
const PLAIN_FONT = /\/jakarta-plain-[^/]+\.woff2$/;

/**
 * Returns the addresses of the files that the service worker stores from the start: the code of everything a visitor may
 * open, but the guide, with its styles, and the font that every page needs. Their names change with their content.
 */
export function storedAssets(bundle: readonly BundledFile[]): string[] {
  const chunks = bundle.filter(
    ({ type, moduleIds = [] }) => type === 'chunk' && !moduleIds.some((id) => LATER.test(id)),
  );
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = bundle.filter(({ fileName }) => PLAIN_FONT.test(fileName));
  const names = [...chunks, ...fonts].map(({ fileName }) => fileName);
  return [...new Set([...names, ...styles])].map((name) => `/${name}`).sort();
}

/** Gives the sheets that come with a module that is loaded late, so that a page that is served with it links them. */
export function sheetsOfModule(bundle: readonly BundledFile[], module: string): string[] {
  return [...(chunkWith(bundle, module)?.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
}

/** Gives the code that comes with such a module, so that a page that begins with it asks for it at once. */
export function codeOfModule(bundle: readonly BundledFile[], module: string): string[] {
  const chunk = chunkWith(bundle, module);
  return chunk ? [...(chunk.imports ?? []), chunk.fileName].map((name) => `/${name}`) : [];
}

const chunkWith = (bundle: readonly BundledFile[], module: string) =>
  bundle.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(module)));

/** Describes a page for the service worker: its name stays, so that its content shows whether it has changed. */
export function storedPage(url: string, html: string): PrecachedFile {
  return { url, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) };
}
