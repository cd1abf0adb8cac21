import {
  type BuildOptions,
  buildContent as build,
  type ContentReport,
  readEndpoints as endpoints,
  type FeedName,
  type FolderContent,
  folderFeeds as feedsOfFolder,
  neverPulled as missing,
  type PullConfig,
  type PullOptions,
  type PullReport,
  pullContent as pull,
  readFolder as read,
  endpointVariable as variable,
} from '@bupc/content';
import type { Places } from '@bupc/content/files';
import { site } from './site.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Builds the content of this site, see buildContent of packages/content. */
export const buildContent = (places: Places, options?: BuildOptions): Promise<ContentReport> =>
  build(site, places, options);

/** Pulls the content of this site, see pullContent of packages/content. */
export const pullContent = (places: Places, config: PullConfig, options?: PullOptions): Promise<PullReport> =>
  pull(site, places, config, options);

/** Reads a content folder by the rules of this site, see readFolder of packages/content. */
export const readFolder = (root: string, names: readonly FeedName[]): FolderContent =>
  read(site.rules, root, names);

/** Reads the endpoints of this site's feeds, see readEndpoints of packages/content. */
export const readEndpoints = (env: Env): PullConfig => endpoints(site, env);

/** The variable that names the script endpoint of a feed: 'CONTENT_NEWS_URL' for news. */
export const endpointVariable = (name: FeedName): string => variable(site, name);

/** The feeds that are made of the folder: those of which no endpoint is named (contract "Configuration"). */
export const folderFeeds = (env: Env): FeedName[] => feedsOfFolder(site, env);

/** Names the feeds that are to be pulled and never were, see neverPulled of packages/content. */
export const neverPulled = (env: Env, pulled: { readonly has: (name: FeedName) => boolean }): string[] =>
  missing(site, env, pulled);
