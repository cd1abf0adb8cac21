import type { FeedName } from '../../../src/adapters/http/feeds.ts';
import { productAddress } from '../../../src/domain/legal-products/legal-product-labels.ts';
import { safeAddress } from '../../../src/domain/shared/safe-address.ts';
import { webAddress } from '../../../src/domain/shared/web-address.ts';
import type { FeedItems } from '../feed-items.ts';
import { isPrivateHost } from '../pull/private-address.ts';
import { contentLinks } from './content-markup.ts';
import type { ItemFinding } from './finding.ts';
import { type KnownSite, pathProblem } from './site-addresses.ts';

/** A link that an item shows. */
export interface FeedLink {
  readonly item: number;
  readonly field: string;
  /** As it is opened. */
  readonly address: string;
}

const LINKS: { readonly [Name in FeedName]: (items: FeedItems[Name]) => FeedLink[] } = {
  banners: () => [],
  staff: () => [],
  'legal-products': (products) =>
    products.map((product, item) => ({ item, field: 'url', address: productAddress(product) })),
  gallery: (folders) =>
    folders.flatMap(({ zipFile }, item) =>
      zipFile === undefined ? [] : [{ item, field: 'zipFile', address: zipFile.downloadUrl }],
    ),
  news: (articles) =>
    articles.flatMap(({ content }, item) =>
      contentLinks(content).map((address) => ({ item, field: 'content', address })),
    ),
};

/** Gives the links of a feed's items, in their order. */
export function linksOf<Name extends FeedName>(name: Name, items: FeedItems[Name]): FeedLink[] {
  return LINKS[name](items);
}

/** The links of a feed: what is wrong with them as far as this can be told without asking, and those that lead outside. */
export interface SortedLinks {
  readonly findings: readonly ItemFinding[];
  readonly outside: readonly FeedLink[];
}

/** Looks at links without asking anybody. */
export function sortLinks(links: readonly FeedLink[], site: KnownSite): SortedLinks {
  const findings: ItemFinding[] = [];
  const outside: FeedLink[] = [];
  for (const link of links) {
    const address = safeAddress(link.address);
    const found =
      address === undefined ? { level: 'warning' as const, message: UNSAFE } : judged(address, site);
    if (found === 'outside') outside.push({ ...link, address: address ?? '' });
    else if (found !== undefined) findings.push({ kind: 'link', ...link, ...found });
  }
  return { findings, outside };
}

const UNSAFE = 'the page leaves this link out; only http(s) addresses and paths that start with / are links';

function judged(address: string, site: KnownSite) {
  if (address.startsWith('/')) return pathProblem(address, site);
  const host = webAddress(address)?.hostname ?? '';
  if (!isPrivateHost(host)) return 'outside';
  return { level: 'warning' as const, message: `only this machine or its own network reaches ${host}` };
}
