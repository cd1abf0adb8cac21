import { webAddress } from '../addresses.ts';
import { said } from '../language.ts';
import { isPrivateHost } from '../pull/private-address.ts';
import type { FeedLink, PathProblem } from './check-rules.ts';
import type { ItemFinding } from './finding.ts';

/** The links of a feed: mistakes that can be found without a request, and links that lead outside. */
export interface SortedLinks {
  readonly findings: readonly ItemFinding[];
  readonly outside: readonly FeedLink[];
}

/** How links are judged without a request. */
export interface LinkRules {
  readonly safeAddress: (text: string) => string | undefined;
  /** What is wrong with a path of the site. */
  readonly pathProblem: (address: string) => PathProblem | undefined;
}

/** Judges links without a request. */
export function sortLinks(links: readonly FeedLink[], rules: LinkRules): SortedLinks {
  const findings: ItemFinding[] = [];
  const outside: FeedLink[] = [];
  for (const link of links) {
    const address = rules.safeAddress(link.address);
    const found =
      address === undefined ? { level: 'warning' as const, message: UNSAFE } : judged(address, rules);
    if (found === 'outside') outside.push({ ...link, address: address ?? '' });
    else if (found !== undefined) findings.push({ kind: 'link', ...link, ...found });
  }
  return { findings, outside };
}

const UNSAFE = said(
  'tautan ini ditinggalkan halaman; tautan ialah alamat http(s) atau alamat yang diawali /',
  'the page leaves this link out; only http(s) addresses and paths that start with / are links',
);

function judged(address: string, { pathProblem }: LinkRules) {
  if (address.startsWith('/')) return pathProblem(address);
  const host = webAddress(address)?.hostname ?? '';
  if (!isPrivateHost(host)) return 'outside';
  return {
    level: 'warning' as const,
    message: said(
      `${host} hanya terjangkau dari komputer ini atau jaringannya sendiri`,
      `only this machine or its own network reaches ${host}`,
    ),
  };
}
