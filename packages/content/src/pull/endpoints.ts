import { FEED_NAMES, type FeedName } from '../feeds.ts';
import type { ContentSite } from '../site.ts';
import { endpointVariable } from '../sources.ts';
import { type Secrets, secretsOf } from './secrets.ts';

const PROXY = 'https://images.weserv.nl/';
const KEY_FORM = /^[!-~]{6,}$/;
const ADDRESS = 'an http(s) address (a plain host without a user; blanks and quotes percent-encoded)';

/** The endpoint of a feed. */
export interface Endpoint {
  readonly url: string;
  /** The variable that names it. */
  readonly variable: string;
}

/** The settings of a pull from the environment (docs/content.md). */
export interface PullConfig {
  readonly endpoints: ReadonlyMap<FeedName, Endpoint>;
  readonly secrets: Secrets;
  readonly proxyUrl: string;
  /** Whether the image proxy is asked before the pictures' own hosts. */
  readonly proxyFirst: boolean;
  /** Variables that let the page itself ask a host, whatever is pulled. */
  readonly askedByPage: readonly string[];
}

/** Thrown with a line for each variable that cannot be used; no line contains a value, since that may be a key. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the endpoints: CONTENT_{FEED}_URL, or VITE_{FEED}_URL where that is empty and holds an http(s) address.
 * CONTENT_KEY is added to each as the parameter `key`, but to one that has its own.
 * @throws EndpointError naming every malformed variable, or saying what to set where there is no endpoint
 */
export function readEndpoints(site: ContentSite, env: Env): PullConfig {
  const { isHttpAddress, isSitePath } = site.rules;
  const problems: string[] = [];
  const read = (variable: string, isValid: (value: string) => boolean, takes: string): string => {
    const value = env[variable]?.trim() ?? '';
    if (value === '' || isValid(value)) return value;
    problems.push(`${variable} takes ${takes}, or nothing; what it holds is something else`);
    return '';
  };
  const key = read(
    'CONTENT_KEY',
    (value) => KEY_FORM.test(value),
    'a key of at least 6 characters without blanks',
  );
  const isPlace = (value: string) => isHttpAddress(value) || isSitePath(value);
  const found = FEED_NAMES.map((name) => {
    const own = read(endpointVariable(site, name), isHttpAddress, ADDRESS);
    const page = read(site.feeds[name].env, isPlace, `${ADDRESS} or a path of this site that starts with /`);
    return { name, own, page: isHttpAddress(page) ? page : '' };
  });
  const proxyUrl = read('VITE_IMAGE_PROXY_URL', isHttpAddress, ADDRESS) || PROXY;
  const delivery = read(
    'VITE_IMAGE_DELIVERY',
    (value) => /^(?:embedded|proxy)$/.test(value),
    'embedded or proxy',
  );
  if (problems.length > 0) throw new EndpointError(problems.join('\n'));

  const endpoints = new Map(
    found.flatMap(({ name, own, page }) => {
      const variable = own ? endpointVariable(site, name) : site.feeds[name].env;
      const url = own || page;
      return url ? [[name, { url: withKey(url, key), variable }] as const] : [];
    }),
  );
  if (endpoints.size === 0) throw new EndpointError(nothingSet(site));
  const addresses = [
    ...[...endpoints.values()].map(({ url }) => url),
    ...found.map(({ page }) => page),
    proxyUrl,
  ];
  return {
    endpoints,
    secrets: secretsOf(key, addresses.filter(Boolean), FEED_NAMES),
    proxyUrl,
    proxyFirst: delivery === 'proxy',
    askedByPage: found.flatMap(({ name, page }) => (page ? [site.feeds[name].env] : [])),
  };
}

const nothingSet = (
  site: ContentSite,
) => `There is no endpoint to pull. Set the address of at least one feed: ${FEED_NAMES.map((name) => endpointVariable(site, name)).join(', ')}; \
and CONTENT_KEY where the endpoints want a key. docs/content.md says how.`;

function withKey(address: string, key: string): string {
  const url = new URL(address);
  if (key === '' || url.searchParams.has('key')) return address;
  url.searchParams.append('key', key);
  return url.href;
}
