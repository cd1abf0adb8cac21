import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Deployment, readDeployment } from '../../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, type FeedName } from '../../../src/adapters/http/feeds.ts';
import { createEmbeddedAddresses } from '../../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../../src/adapters/image-addresses/proxy-addresses.ts';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { mediaFolder, placesOf } from '../places.ts';
import type { Progress } from '../progress.ts';
import { type PullConfig, readEndpoints } from '../pull/endpoints.ts';
import { createHostGates } from '../pull/host-gates.ts';
import type { Ports } from '../pull/ports.ts';
import { REAL_PORTS } from '../pull/real-ports.ts';
import { type Secrets, secretsOf, withoutKeysIn } from '../pull/secrets.ts';
import type { World } from '../pull/visit.ts';
import { folderFeeds } from '../sources.ts';
import { type Asker, createAsker } from './ask.ts';
import { checkContent } from './check-content.ts';
import { loadDirectory } from './load-directory.ts';
import { loadEndpoint } from './load-endpoint.ts';
import { loadFolder } from './load-folder.ts';
import type { LoadedFeed } from './loaded-feed.ts';
import type { PageOptions } from './look-at.ts';
import { checkMap } from './map/check-map.ts';
import { type CheckOptions, UsageError } from './options.ts';
import type { CheckReport } from './report-schema.ts';
import { siteFiles } from './site-files.ts';

/** Where a check takes place. */
export interface CheckSetting {
  /** The root of the project. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly city: CityConfig;
  /** Checked too, unless single feeds are asked for; absent where there is none. */
  readonly map?: MapConfig;
  /** Is told how many pictures and links are looked at, then of each. */
  readonly progress?: (total: number) => Progress;
  /** Stands in for the world in tests. */
  readonly ports?: Partial<Ports>;
}

/**
 * Runs a check from where the feeds come.
 * @throws UsageError, EndpointError or DeploymentError where it cannot be run as asked
 */
export async function runCheck(options: CheckOptions, setting: CheckSetting): Promise<CheckReport> {
  const { root, env, city, progress } = setting;
  const plan = planOf(options, setting);
  const deployment = readDeployment(env);
  const config = plan.endpoints.length > 0 ? readEndpoints(env) : undefined;
  const secrets = config?.secrets ?? secretsOf('', [], []);
  const world = worldOf(setting.ports);
  const asker = createAsker(world, askerOptions(config, deployment, secrets));
  const folder = plan.directory ?? placesOf(root, env).publicDir;
  const page = pageOptions(deployment, siteFiles(folder), options.links ? asker : undefined);

  const made = new Set<string>();
  const fromFolder = plan.folder.map((name) => {
    const feed = loadFolder(placesOf(root, env).folder, name, page);
    for (const path of feed.made) made.add(path);
    return feed;
  });
  const fromDirectory =
    plan.directory === undefined ? [] : options.names.map((name) => loadDirectory(folder, name, page));
  const media = mediaFolder(placesOf(root, env));
  const fromEndpoints = await Promise.all(
    plan.endpoints.flatMap((name) => {
      const url = config?.endpoints.get(name)?.url;
      return url === undefined ? [] : [loadEndpoint(name, url, { world, asker, secrets, media })];
    }),
  );
  const all = [...fromFolder, ...fromDirectory, ...fromEndpoints] as unknown as LoadedFeed[];
  const feeds = options.names.flatMap((name) => all.find((feed) => feed.name === name) ?? []);
  const others =
    setting.map === undefined || options.names.length < FEED_NAMES.length
      ? []
      : await checkMap({ config: setting.map, root, folder, ...(options.links && { ask: asker.map }) });
  const { portalUrl, mapUrl } = deployment;
  const report = await checkContent(feeds, {
    source: plan.told,
    centreName: city.centre.name,
    others,
    site: { targets: { portalUrl, mapUrl }, hasFile: (path) => made.has(path) || page.hasFile(path) },
    ...((options.links || plan.endpoints.length > 0) && {
      askLink: (address: string) => asker.link(address),
    }),
    ...(progress && { progress }),
  });
  return withoutKeysIn(report, secrets.untold);
}

/** Which feeds come from where. */
interface Plan {
  /** As it is told. */
  readonly told: string;
  readonly folder: readonly FeedName[];
  readonly endpoints: readonly FeedName[];
  readonly directory?: string;
}

function planOf({ source, names }: CheckOptions, { root, env }: CheckSetting): Plan {
  if (source === 'folder') return { told: source, folder: names, endpoints: [] };
  if (source === 'endpoints') {
    const { endpoints } = readEndpoints(env);
    const asked = names.filter((name) => endpoints.has(name));
    if (asked.length === 0) throw new UsageError(`no endpoint is set for ${names.join(', ')}`);
    return { told: source, folder: [], endpoints: asked };
  }
  if (source !== undefined)
    return { told: source, folder: [], endpoints: [], directory: directoryOf(root, source) };
  const inFolder = new Set(folderFeeds(env));
  const folder = names.filter((name) => inFolder.has(name));
  const endpoints = names.filter((name) => !inFolder.has(name));
  const told = [...(folder.length > 0 ? ['folder'] : []), ...(endpoints.length > 0 ? ['endpoints'] : [])];
  return { told: told.join(' and '), folder, endpoints };
}

function directoryOf(root: string, source: string): string {
  const folder = resolve(root, source);
  const content = join(folder, 'content');
  if (existsSync(content) && lstatSync(content).isDirectory()) return folder;
  throw new UsageError(
    `--source takes folder, endpoints or a folder with built feeds, such as public; there is no ${join(source, 'content')}`,
  );
}

function worldOf(ports: Partial<Ports> = {}): World {
  const all = { ...REAL_PORTS, ...ports };
  return { ports: all, gates: createHostGates(all), signal: new AbortController().signal };
}

function askerOptions(config: PullConfig | undefined, { imageProxyUrl }: Deployment, secrets: Secrets) {
  return {
    proxyUrl: config?.proxyUrl ?? imageProxyUrl,
    proxyFirst: config?.proxyFirst ?? false,
    secrets,
  };
}

function pageOptions(
  { imageDelivery, imageProxyUrl, contentHosts }: Deployment,
  hasFile: PageOptions['hasFile'],
  asker: Asker | undefined,
): PageOptions {
  const images =
    imageDelivery === 'proxy' ? createProxyAddresses(imageProxyUrl) : createEmbeddedAddresses(contentHosts);
  return {
    images,
    hasFile,
    ...(asker && { ask: (address: string) => asker.picture(address, ['newsDialog']) }),
  };
}
