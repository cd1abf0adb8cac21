import type { FeedItems, FeedName } from '../feeds.ts';
import { said } from '../language.ts';
import { readFeed } from '../pull/fetch-feed.ts';
import type { ContentSite } from '../site.ts';
import type { Finding } from './finding.ts';

/** A feed's document, read with the site's own reader. */
export interface ReadDocument<Name extends FeedName> {
  readonly isGone?: boolean;
  readonly received: number;
  readonly items: FeedItems[Name];
  /** The index of each item in the document. */
  readonly indices: readonly number[];
  readonly findings: readonly Finding[];
}

/** Takes the place of a document that cannot be loaded. */
export function goneDocument<Name extends FeedName>(name: Name, message: string): ReadDocument<Name> {
  return {
    isGone: true,
    received: 0,
    items: [] as unknown as FeedItems[Name],
    indices: [],
    findings: [{ level: 'error', kind: 'feed', feed: name, message }],
  };
}

/**
 * Reads a document, and reports the location and the reason of everything that is left out. The page's reader reports
 * only the first few; here each item is read once more by itself.
 * @throws PullError where it is not such a document
 */
export function readDocument<Name extends FeedName>(
  site: ContentSite,
  name: Name,
  text: string,
): ReadDocument<Name> {
  const { items, received, left } = readFeed(site, name, text);
  const list = listIn(name, JSON.parse(text.replace(/^\uFEFF/, '')));
  const findings: Finding[] = left
    .filter(({ place, reason }) => place === '' && !/ more were dropped$/.test(reason))
    .map(({ reason }) => ({ level: 'error', kind: 'feed', feed: name, message: wordsOf(reason) }));
  const indices: number[] = [];
  const first = new Map<string, number>();
  for (const [index, one] of list.entries()) {
    const read = site.feeds[name].parse(documentWith(name, [one]), {
      event: (event, detail) => {
        const found = droppedBy(event, detail ?? {});
        if (found) findings.push({ level: 'error', kind: 'dropped', feed: name, index, ...found });
      },
    });
    const [made] = read;
    if (made === undefined) continue;
    const before = first.get(site.feeds[name].keyOf(made as never));
    if (before !== undefined) findings.push(repeated(name, index, before));
    else {
      first.set(site.feeds[name].keyOf(made as never), index);
      indices.push(index);
    }
  }
  return { received, items, indices: indices.slice(0, items.length), findings };
}

const repeated = (feed: FeedName, index: number, before: number): Finding => ({
  level: 'warning',
  kind: 'repeated',
  feed,
  index,
  message: said(
    `mengulang [${before}]; yang ini tidak tampil`,
    `it repeats [${before}]; this one is not shown`,
  ),
});

const wordsOf = (reason: string): string =>
  reason === 'feed.no-list'
    ? said(
        'ini bukan daftar; halaman menganggapnya kosong',
        'this is no list; the page takes it for an empty one',
      )
    : reason;

function droppedBy(
  event: string,
  { index, reason, what, limit, received, more }: Readonly<Record<string, unknown>>,
): Pick<Finding, 'field' | 'message'> | undefined {
  const [, path, problem = String(reason)] = /^([\w.]+): (.*)$/s.exec(String(reason)) ?? [];
  switch (event) {
    case 'feed.item-dropped':
      return {
        ...(path !== undefined && { field: path }),
        message: said(`ditinggalkan: ${problem}`, `left out: ${problem}`),
      };
    case 'feed.image-dropped':
      return {
        field: `images[${index}]${path ? `.${path}` : ''}`,
        message: said(`gambarnya ditinggalkan: ${problem}`, `the picture is left out: ${problem}`),
      };
    case 'feed.zip-dropped':
      return {
        field: 'zipFile.downloadUrl',
        message: said(`arsipnya ditinggalkan: ${problem}`, `the archive is left out: ${problem}`),
      };
    case 'feed.items-dropped':
      return {
        field: 'images',
        message: said(`${more} gambar lagi ditinggalkan`, `${more} more pictures are left out`),
      };
    case 'feed.capped':
      return {
        message: said(
          `${received} ${what}; yang dipakai ${limit}`,
          `${received} ${what}; ${limit} are taken`,
        ),
      };
    default:
      return undefined;
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function listIn(name: FeedName, json: unknown): readonly unknown[] {
  const inside =
    name === 'gallery'
      ? field(field(json, 'data'), 'folders')
      : name === 'news'
        ? field(json, 'articles')
        : json;
  return Array.isArray(inside) ? inside : [];
}

function documentWith(name: FeedName, items: readonly unknown[]): unknown {
  if (name === 'gallery') return { success: true, data: { folders: items } };
  return name === 'news' ? { articles: items } : items;
}
