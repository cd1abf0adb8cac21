import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CheckRules } from '../src/check/check-rules.ts';
import { FEED_NAMES, type FeedItems, type FeedName } from '../src/feeds.ts';
import type { Places } from '../src/places.ts';
import type { ContentSite, FeedOfSite } from '../src/site.ts';
import type { PictureAddresses } from '../src/site-rules.ts';

/** A feed whose document is its list of items as they are. */
const listOf = <Name extends FeedName>(name: Name): FeedOfSite<FeedItems[Name]> => ({
  env: `VITE_${name.toUpperCase().replace('-', '_')}_URL`,
  parse(json) {
    if (!Array.isArray(json)) throw new TypeError('no list');
    return json as unknown as FeedItems[Name];
  },
  keyOf: (item) => JSON.stringify(item),
});

const at = (address: string) => ({ src: address, srcset: [], fallbacks: [] });
const media = (id: string) => at(`/media/${id}/40.webp`);

/** How the page of the made-up site addresses its pictures. */
export const IMAGES: PictureAddresses = {
  banner: media,
  portrait: at,
  gallery: media,
  newsCard: media,
  newsDialog: media,
  elsewhere: (url) => url,
};

const WIDTH = { src: 40, srcset: [20, 40] };

/** A made-up site: small pictures, feeds that are plain lists, the simplest rules. */
export const SITE: ContentSite = {
  feeds: Object.fromEntries(FEED_NAMES.map((name) => [name, listOf(name)])) as ContentSite['feeds'],
  pictures: {
    widths: { banner: WIDTH, portrait: WIDTH, gallery: WIDTH, newsCard: WIDTH, newsDialog: WIDTH },
    driveFileId: () => undefined,
    articleImageId: ({ id }) => id,
    proxied: () => IMAGES,
  },
  rules: {
    safeAddress: (text) => (/^(?:https?:\/\/|\/)/.test(text) ? text : undefined),
    isHttpAddress: (text) => /^https?:\/\//.test(text),
    isSitePath: (text) => text.startsWith('/'),
    isoTime: (text) => (Number.isNaN(Date.parse(text)) ? undefined : Date.parse(text)),
    formattedTime: () => undefined,
    retryAfterMs: (header) => (header === null ? undefined : Number(header) * 1000),
    otherFiles: [],
    nearestWord: (written, words) => words.find((word) => word[0] === written[0]),
    maxDocumentBytes: 10_000,
  },
};

type Rules = CheckRules<Readonly<Record<string, number>>>;
const NO_RULES = Object.fromEntries(
  FEED_NAMES.map((name) => [name, { findings: () => [] }]),
) as unknown as Rules['feeds'];

/** The rules of its page: a banner needs a name in capitals, and a visitor sees how many items there are. */
export const RULES: Rules = {
  feeds: {
    ...NO_RULES,
    banners: {
      findings: (banners) =>
        banners.flatMap(({ name }, item) =>
          name === name.toUpperCase()
            ? []
            : [{ level: 'warning' as const, kind: 'changed' as const, item, message: `shown as ${name}` }],
        ),
    },
    'legal-products': {
      findings: () => [],
      links: (products) => products.map(({ url }, item) => ({ item, field: 'url', address: url })),
    },
  },
  pathProblem: (address, { hasFile }) =>
    hasFile(address) ? undefined : { level: 'warning', message: `there is no ${address}` },
  seen: (items) => Object.fromEntries(Object.entries(items).map(([name, list]) => [name, list?.length ?? 0])),
};

/** A folder of a test with a content folder in it. */
export interface MadeRoot {
  readonly root: string;
  readonly places: Places;
  readonly remove: () => void;
}

/** Makes a content folder with these files. */
export function makeRoot(files: Readonly<Record<string, string | Uint8Array>>): MadeRoot {
  const root = mkdtempSync(join(tmpdir(), 'content-package-'));
  for (const [name, data] of Object.entries(files)) {
    const path = join(root, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  }
  return {
    root,
    places: {
      folder: join(root, 'content'),
      publicDir: join(root, 'public'),
      state: join(root, '.content'),
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
