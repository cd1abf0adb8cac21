import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { said } from '@bupc/content/files';
import { FEED_NAMES } from '../../../src/adapters/http/feeds.ts';
import { HOME, parseAddress } from '../../../src/domain/navigation/address.ts';
import { DIALOG_PARAMETERS } from '../../../src/domain/navigation/dialogs.ts';
import {
  HANDOFF_ROUTES,
  type HandoffTargets,
  handoffAddress,
} from '../../../src/domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from '../../../src/domain/navigation/inner-pages.ts';
import { readSearch } from '../../../src/domain/shared/search-parameters.ts';

const CONTRACT = readFileSync(resolve(import.meta.dirname, '../../../docs/contract.md'), 'utf8');
const [SECTIONS = ''] = CONTRACT.split('## Section ids\n')[1]?.split('\n## ') ?? [];

/** The anchors of the landing page, as the contract promises them ("Section ids"). */
export const SECTION_IDS: readonly string[] = Array.from(
  SECTIONS.matchAll(/^\| `([\w-]+)`/gm),
  ([, id = '']) => id,
);

const MADE_BY_BUILD: readonly string[] = [
  '/manifest.webmanifest',
  '/feed.xml',
  ...FEED_NAMES.map((name) => `/content/${name}.json`),
];

/** What is known of the site that a path leads into. */
export interface KnownSite {
  readonly targets: HandoffTargets;
  /** Whether the site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Ids that dialogs are opened with: of the albums and the articles; undefined where they are not known. */
  readonly ids: { readonly galeri?: ReadonlySet<string>; readonly artikel?: ReadonlySet<string> };
}

/** What is wrong with a path of the site; 'note' where it leads to a page that says that nothing is connected. */
export interface PathProblem {
  readonly level: 'warning' | 'note';
  readonly message: string;
}

/**
 * Looks a path of the site up among its own addresses (contract "Addresses"): the page with its sections and dialogs, the
 * paths that are handed on, and files.
 * @returns undefined where it leads somewhere
 */
export function pathProblem(address: string, site: KnownSite): PathProblem | undefined {
  const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : undefined;
  if (url === undefined) return { level: 'warning', message: said('ini bukan alamat', 'this is no address') };
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (path === '/' || path === HOME) return pageProblem(url, site);
  const route = HANDOFF_ROUTES.find((one) => one.path === path);
  if (route !== undefined) {
    if (handoffAddress(route, site.targets) !== undefined) return undefined;
    const variable = route.kind === 'map' ? 'VITE_MAP_URL' : 'VITE_PORTAL_URL';
    return {
      level: 'note',
      message: said(
        `di belakang ${path} belum ada layanan (${variable} kosong)`,
        `nothing is connected behind ${path} here (${variable} is empty)`,
      ),
    };
  }
  if (isInner(path, site.targets) || MADE_BY_BUILD.includes(path) || site.hasFile(url.pathname))
    return undefined;
  return { level: 'warning', message: said(`situs ini tidak punya ${path}`, `this site has no ${path}`) };
}

/** Whether a path is a page about the site; of the data of the map also a file, which the office may have switched off. */
const isInner = (path: string, targets: HandoffTargets): boolean =>
  innerPages(targets).some((id) => INNER_PAGES[id].path === path) ||
  (targets.mapUrl === '' && /^\/peta\/data\/[\w-]+\.(?:csv|geojson)$/.test(path));

function pageProblem({ hash, search }: URL, { ids }: KnownSite): PathProblem | undefined {
  const anchor = hash.slice(1);
  if (anchor !== '' && !SECTION_IDS.includes(anchor)) {
    return {
      level: 'warning',
      message: said(
        `halaman itu tidak punya bagian #${anchor}; yang ada ${SECTION_IDS.join(', ')}`,
        `the page has no section #${anchor}; there are ${SECTION_IDS.join(', ')}`,
      ),
    };
  }
  const asked = readSearch(search);
  const open: Readonly<Record<string, unknown>> = parseAddress(asked);
  for (const name of DIALOG_PARAMETERS) {
    if (!(name in asked)) continue;
    if (open[name] === undefined && asked[name] !== 'false') {
      return {
        level: 'warning',
        message: said(
          `halaman itu tidak membuka apa pun untuk ${name}=${asked[name]}`,
          `the page opens nothing for ${name}=${asked[name]}`,
        ),
      };
    }
  }
  for (const name of ['galeri', 'artikel'] as const) {
    const id = open[name];
    if (id === undefined || ids[name] === undefined || ids[name].has(String(id))) continue;
    const what = name === 'galeri' ? 'album' : said('berita', 'article');
    return {
      level: 'warning',
      message: said(`tidak ada ${what} dengan alamat ${id}`, `there is no ${what} with the id ${id}`),
    };
  }
  return undefined;
}
