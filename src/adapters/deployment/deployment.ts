import { type ByFeed, byFeed, feedOf } from '../http/feeds.ts';

/** Where this build finds its feeds, images, portal and map (contract "Configuration"). */
export interface Deployment {
  /** The address of each feed. */
  readonly feeds: ByFeed<string>;
  readonly imageDelivery: 'embedded' | 'proxy';
  readonly imageProxyUrl: string;
  /** Origin of the application portal; empty when none is connected. */
  readonly portalUrl: string;
  /** Address of the map viewer; empty when none is connected. */
  readonly mapUrl: string;
  readonly snapshot: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Thrown with one line for each malformed variable: its name, what it takes, what it held. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

const ADDRESS = 'an http(s) address, or a path of this site that starts with /';
const isPath = (value: string): boolean => /^\/(?!\/)\S*$/.test(value);

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && !/\s/.test(value) && URL.canParse(value);
}

function isOrigin(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}

/**
 * Reads the deployment from environment variables (contract "Configuration"). An empty or missing value
 * means its default.
 * @param env the variables, such as what Vite's loadEnv gives
 * @throws DeploymentError naming every malformed variable and what it takes
 */
export function readDeployment(env: Env): Deployment {
  const problems: string[] = [];
  const read = (name: string, fallback: string, valid: (value: string) => boolean, takes: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === fallback || valid(value)) return value;
    problems.push(`${name} takes ${takes}; it holds ${JSON.stringify(env[name])}`);
    return fallback;
  };
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    read(name, values[0], (value) => values.some((known) => known === value), values.join(' or ')) as T;

  const deployment: Deployment = {
    feeds: byFeed((name) =>
      read(feedOf(name).env, `/content/${name}.json`, (value) => isPath(value) || isHttpUrl(value), ADDRESS),
    ),
    imageDelivery: oneOf('VITE_IMAGE_DELIVERY', ['embedded', 'proxy']),
    imageProxyUrl: read(
      'VITE_IMAGE_PROXY_URL',
      'https://images.weserv.nl/',
      isHttpUrl,
      'the http(s) address of an image proxy',
    ),
    portalUrl: read('VITE_PORTAL_URL', '', isOrigin, 'an http(s) origin without a path, or nothing').replace(
      /\/$/,
      '',
    ),
    mapUrl: read('VITE_MAP_URL', '', isHttpUrl, 'an http(s) address, or nothing'),
    snapshot: oneOf('SNAPSHOT', ['on', 'off']) === 'on',
  };
  if (problems.length > 0) throw new DeploymentError(problems.join('\n'));
  return deployment;
}
