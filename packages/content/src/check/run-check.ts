import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FEED_NAMES, type FeedName } from '../feeds.ts';
import { said } from '../language.ts';
import { mediaFolder, placesOf } from '../places.ts';
import type { Progress } from '../progress.ts';
import { readEndpoints } from '../pull/endpoints.ts';
import { createHostGates } from '../pull/host-gates.ts';
import type { Ports } from '../pull/ports.ts';
import { REAL_PORTS } from '../pull/real-ports.ts';
import { secretsOf, withoutKeysIn } from '../pull/secrets.ts';
import type { World } from '../pull/visit.ts';
import type { ContentSite } from '../site.ts';
import type { PictureAddresses } from '../site-rules.ts';
import { folderFeeds } from '../sources.ts';
import { type Asker, createAsker } from './ask.ts';
import { checkContent } from './check-content.ts';
import type { CheckRules } from './check-rules.ts';
import type { Finding } from './finding.ts';
import { loadDirectory } from './load-directory.ts';
import { loadEndpoint } from './load-endpoint.ts';
import { loadFolder } from './load-folder.ts';
import type { LoadedFeed } from './loaded-feed.ts';
import type { PageOptions } from './look-at.ts';
import { type CheckOptions, UsageError } from './options.ts';
import type { CheckReport } from './report.ts';
import { siteFiles } from './site-files.ts';

/** Where a check takes place. */
export interface CheckSetting<Seen> {
  /** The root of the project. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly rules: CheckRules<Seen>;
  /** How the page addresses its pictures. */
  readonly images: PictureAddresses;
  /** The image proxy of the page, asked where a pull would ask none of its own. */
  readonly proxyUrl: string;
  /** Whether a feed of the folder may lose more than half of what it had, as a build would be allowed. */
  readonly mayShrink?: boolean;
  /**
   * Checks everything that is not a feed, unless single feeds are asked for; absent where there is nothing else.
   * @param folder that of the built files
   * @param ask requests an address, see Asker; undefined where nothing is requested
   */
  readonly others?: (folder: string, ask?: Asker['answer']) => Promise<Finding[]>;
  /** Called with the number of pictures and links to check, then for each. */
  readonly progress?: (total: number) => Progress;
  /** Stands in for the world in tests. */
  readonly ports?: Partial<Ports>;
}

/**
 * Runs a check from where the feeds come.
 * @throws UsageError or EndpointError where it cannot be run as asked
 */
export async function runCheck<Seen>(
  site: ContentSite,
  options: CheckOptions,
  setting: CheckSetting<Seen>,
): Promise<CheckReport<Seen>> {
  const { root, env, rules, images, proxyUrl, mayShrink = false, progress } = setting;
  const plan = planOf(site, options, setting);
  const config = plan.endpoints.length > 0 ? readEndpoints(site, env) : undefined;
  const secrets = config?.secrets ?? secretsOf('', [], []);
  const world = worldOf(site, setting.ports);
  const asker = createAsker(world, {
    proxyUrl: config?.proxyUrl ?? proxyUrl,
    proxyFirst: config?.proxyFirst ?? false,
    secrets,
  });
  const places = placesOf(root, env);
  const folder = plan.directory ?? places.publicDir;
  const page: PageOptions = {
    site,
    images,
    hasFile: folder === places.publicDir ? siteFiles(folder, places.folder) : siteFiles(folder),
    ...(options.links && { ask: (address: string) => asker.picture(address, ['newsDialog']) }),
  };

  const made = new Set<string>();
  const fromFolder = plan.folder.map((name) => {
    const feed = loadFolder(places, name, { ...page, mayShrink });
    for (const path of feed.made) made.add(path);
    return feed;
  });
  const fromDirectory =
    plan.directory === undefined ? [] : options.names.map((name) => loadDirectory(folder, name, page));
  const media = mediaFolder(places);
  const fromEndpoints = await Promise.all(
    plan.endpoints.flatMap((name) => {
      const url = config?.endpoints.get(name)?.url;
      return url === undefined ? [] : [loadEndpoint(name, url, { world, asker, secrets, media })];
    }),
  );
  const all = [...fromFolder, ...fromDirectory, ...fromEndpoints] as unknown as LoadedFeed[];
  const feeds = options.names.flatMap((name) => all.find((feed) => feed.name === name) ?? []);
  const others =
    setting.others === undefined || options.names.length < FEED_NAMES.length
      ? []
      : await setting.others(folder, options.links ? asker.answer : undefined);
  const report = await checkContent(feeds, {
    source: plan.sources,
    rules,
    safeAddress: site.rules.safeAddress,
    others,
    hasFile: (path) => made.has(path) || page.hasFile(path),
    ...((options.links || plan.endpoints.length > 0) && {
      askLink: (address: string) => asker.link(address),
    }),
    ...(progress && { progress }),
  });
  return withoutKeysIn(report, secrets.hidden);
}

/** The feeds by their source. */
interface Plan {
  /** The sources as the report names them. */
  readonly sources: string;
  readonly folder: readonly FeedName[];
  readonly endpoints: readonly FeedName[];
  readonly directory?: string;
}

function planOf(
  site: ContentSite,
  { source, names }: CheckOptions,
  { root, env }: Pick<CheckSetting<unknown>, 'root' | 'env'>,
): Plan {
  if (source === 'folder') return { sources: source, folder: names, endpoints: [] };
  if (source === 'endpoints') {
    const { endpoints } = readEndpoints(site, env);
    const asked = names.filter((name) => endpoints.has(name));
    if (asked.length === 0)
      throw new UsageError(
        said(`endpoint untuk ${names.join(', ')} tidak diisi`, `no endpoint is set for ${names.join(', ')}`),
      );
    return { sources: source, folder: [], endpoints: asked };
  }
  if (source !== undefined)
    return { sources: source, folder: [], endpoints: [], directory: directoryOf(root, source) };
  const inFolder = new Set(folderFeeds(site, env));
  const folder = names.filter((name) => inFolder.has(name));
  const endpoints = names.filter((name) => !inFolder.has(name));
  const sources = [...(folder.length > 0 ? ['folder'] : []), ...(endpoints.length > 0 ? ['endpoints'] : [])];
  return { sources: sources.join(said(' dan ', ' and ')), folder, endpoints };
}

function directoryOf(root: string, source: string): string {
  const folder = resolve(root, source);
  const content = join(folder, 'content');
  if (existsSync(content) && lstatSync(content).isDirectory()) return folder;
  throw new UsageError(
    said(
      `--source berisi folder, endpoints, atau folder dengan feed jadi, seperti public; ${join(source, 'content')} tidak ada`,
      `--source takes folder, endpoints or a folder with built feeds, such as public; there is no ${join(source, 'content')}`,
    ),
  );
}

function worldOf(site: ContentSite, ports: Partial<Ports> = {}): World {
  const all = { ...REAL_PORTS, ...ports };
  return { site, ports: all, gates: createHostGates(all), signal: new AbortController().signal };
}
