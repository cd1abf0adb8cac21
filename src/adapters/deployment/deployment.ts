import { type ByFeed, byFeed, feedOf } from '../http/feeds.ts';
import { isHttpAddress, isOrigin, isSitePath } from './address-forms.ts';

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
  /** Whether what the build knows of the feeds is baked into the served page. */
  readonly snapshot: boolean;
  /** Whether the testers' tools are part of the build. */
  readonly qa: boolean;
  /** Whether a service worker stores the page for use without network. */
  readonly offline: boolean;
  /** Origins from which feeds take pictures and downloads, beyond Google Drive. */
  readonly contentHosts: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** Thrown with one line for each malformed variable: its name, what it accepts, what it contained. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

const ADDRESS = 'an http(s) address, or a path of this site that starts with /';
const PLAINLY =
  ' (a plain host without a user; blanks, quotes and * ; , percent-encoded; a path that stays inside the site)';

/** Gives a further hint for a value that starts correctly. */
const hint = (value: string): string => (/^(?:https?:\/\/|\/)/i.test(value) ? PLAINLY : '');

const originOf = (address: string): string => new URL(address).origin;
const listed = (value: string): readonly string[] => value.split(/ +/).filter((one) => one !== '');

/**
 * Reads the deployment from environment variables (contract "Configuration"). An empty or missing value means its
 * default.
 * @param env the variables, such as those that Vite's loadEnv returns
 * @throws DeploymentError naming every malformed variable and what it accepts
 */
export function readDeployment(env: Env): Deployment {
  const problems: string[] = [];
  const read = (name: string, fallback: string, valid: (value: string) => boolean, takes: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === fallback || valid(value)) return value;
    problems.push(`${name} takes ${takes}; it holds ${JSON.stringify(env[name])}${hint(value)}`);
    return fallback;
  };
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    read(name, values[0], (value) => values.some((known) => known === value), values.join(' or ')) as T;

  const isOn = (name: string): boolean => oneOf(name, ['on', 'off']) === 'on';
  const isAskedFor = (name: string): boolean =>
    read(name, 'off', (value) => value === 'on', 'on or off') === 'on';
  const portal = read('VITE_PORTAL_URL', '', isOrigin, 'an http(s) origin without a path, or nothing');
  const hosts = read(
    'VITE_CONTENT_HOSTS',
    '',
    (value) => listed(value).every(isOrigin),
    'http(s) origins without a path, separated by blanks, or nothing',
  );

  const deployment: Deployment = {
    feeds: byFeed((name) =>
      read(
        feedOf(name).env,
        `/content/${name}.json`,
        (value) => isSitePath(value) || isHttpAddress(value),
        ADDRESS,
      ),
    ),
    imageDelivery: oneOf('VITE_IMAGE_DELIVERY', ['embedded', 'proxy']),
    imageProxyUrl: read(
      'VITE_IMAGE_PROXY_URL',
      'https://images.weserv.nl/',
      isHttpAddress,
      'the http(s) address of an image proxy',
    ),
    portalUrl: portal && originOf(portal),
    mapUrl: read('VITE_MAP_URL', '', isHttpAddress, 'an http(s) address, or nothing'),
    snapshot: isOn('SNAPSHOT'),
    // Through them anybody's link shows anybody's content on the office's own address.
    qa: isAskedFor('VITE_QA'),
    offline: isOn('VITE_OFFLINE'),
    contentHosts: [...new Set(listed(hosts).map(originOf))],
  };
  if (problems.length > 0) throw new DeploymentError(problems.join('\n'));
  return deployment;
}
