import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Kelurahan } from '../../../src/domain/map/city-overview.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { BundledFile } from '../stored-files.ts';

/** What the renderer gives for the map's page (src/prerender.tsx). */
export interface RenderedMap {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** The file of the map's page in the build. */
export const MAP_FILE = 'peta.html';

// What the page loads as soon as it is hydrated: the map itself and its worker.
const SOON = /\/(?:drawn-map|map-worker|tile_cache)-[\w-]+\.js$/;

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

const PLAIN_FONT = /\/jakarta-plain-[\w-]+\.woff2$/;

/**
 * Finds the address of the code of the map's page.
 * @param shell the page as Vite built it
 * @throws where it names none
 */
function mapEntry(shell: string): string {
  const [, entry] = ENTRY.exec(shell) ?? [];
  if (entry === undefined) throw new Error('the built peta.html has no entry script');
  return entry;
}

/**
 * Writes the map's page. Its code is asked for by the head and loaded by the boot script once
 * the page stands; the script hears whether it came.
 * @param shell the page as Vite built it
 * @param rendered what the renderer gives for it
 * @param bundle of the map's own build
 * @param boot the inlined script
 */
export function mapPage(
  shell: string,
  rendered: RenderedMap,
  bundle: readonly BundledFile[],
  boot: string,
): string {
  const font = bundle.find(({ fileName }) => PLAIN_FONT.test(fileName));
  const soon = bundle.map(({ fileName }) => `/${fileName}`).filter((address) => SOON.test(address));
  const head = [
    `<title>${escapeText(rendered.title)}</title>`,
    `<meta name="description" content="${escapeText(rendered.description)}">`,
    ...(font
      ? [`<link rel="preload" as="font" type="font/woff2" href="/${font.fileName}" crossorigin>`]
      : []),
    ...soon.sort().map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    // Before the styles, which it would wait for, and before the page, which shows what the address asks for.
    `<script>${boot}</script>`,
  ];
  return shell
    .replace(/>\n\s*</g, '><')
    .replace('<html', `<html data-parts="${mapEntry(shell)}" data-at-once`)
    .replace(ENTRY, '<link rel="modulepreload" crossorigin href="$1">')
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--app-->', () => rendered.html);
}

/**
 * Reads the kelurahan that the page lists; none where the map has none, or the list stands on another host.
 * @param folder of the site's files
 */
export async function readOverview(
  folder: string,
  { index, has }: Pick<MapConfig, 'index' | 'has'>,
): Promise<readonly Kelurahan[]> {
  if (!has.kelurahan || !index.startsWith('/')) return [];
  return JSON.parse(await readFile(resolve(folder, `.${index}kota.json`), 'utf8'));
}

/** Reads the map's page as Vite built it. */
export function readMapShell(dist: string): Promise<string> {
  return readFile(resolve(dist, MAP_FILE), 'utf8');
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
