import { mediaType } from '../serve/media-types.mjs';
import { ASK_AGAIN, type HeaderRule, lastingFolders, valueFor } from './steering.ts';

/** A file on its way into an object store. */
export interface Upload {
  /**
   * The order: 1 lasting files, 2 what pages show, 3 pages, 4 the service worker, which stores pages. So no page is
   * uploaded before the files that it needs.
   */
  readonly phase: 1 | 2 | 3 | 4;
  readonly cacheControl: string;
  readonly contentType: string;
  /** Its name in the build. */
  readonly file: string;
  /** Its name in the store, under which it is asked for; a page is there with its ending and without. */
  readonly key: string;
}

// What the store's own network compresses, what steers other hosts, and what a system hides.
const LEFT_OUT = /\.(?:br|gz)$|(?:^|\/)\.(?!well-known\/)|^_(?:headers|redirects)$/;
// A store names this one as the page of what is missing.
const FALLBACK = '404.html';

/**
 * Plans how a build gets into an object store.
 * @param files the names of the build's files, with slashes
 * @param rules its _headers
 * @returns in the order in which they are to be uploaded
 */
export function uploadPlan(files: readonly string[], rules: readonly HeaderRule[]): Upload[] {
  const folders = lastingFolders(rules).map((folder) => `${folder}/`);
  const plan = files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => keysOf(file).map((key) => ({ file, key })))
    .map(
      ({ file, key }): Upload => ({
        phase: phaseOf(file, folders),
        // An error may be over the next moment.
        cacheControl:
          file === FALLBACK ? 'no-store' : (valueFor(rules, 'Cache-Control', `/${key}`) ?? ASK_AGAIN),
        contentType: valueFor(rules, 'Content-Type', `/${key}`) ?? mediaType(file),
        file,
        key,
      }),
    );
  return plan.sort((a, b) => a.phase - b.phase || (a.key < b.key ? -1 : 1));
}

/** Gives the names under which a file is asked for: /home is home.html, and the service worker asks for /shell.html. */
const keysOf = (file: string): string[] =>
  file.endsWith('.html') && file !== FALLBACK && file !== 'index.html'
    ? [file, file.slice(0, -'.html'.length)]
    : [file];

function phaseOf(file: string, lasting: readonly string[]): Upload['phase'] {
  if (lasting.some((folder) => file.startsWith(folder))) return 1;
  if (file === 'sw.js') return 4;
  return file.endsWith('.html') ? 3 : 2;
}

/** Writes a plan as lines of phase, Cache-Control, Content-Type, file and key, with tabs between them. */
export const planLines = (plan: readonly Upload[]): string =>
  plan
    .map(({ phase, cacheControl, contentType, file, key }) =>
      [phase, cacheControl, contentType, file, key].join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('');
