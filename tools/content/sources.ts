import { FEED_NAMES, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variable that names the script endpoint of a feed: 'CONTENT_NEWS_URL' for news. */
export const endpointVariable = (name: FeedName): string => feedOf(name).env.replace(/^VITE_/, 'CONTENT_');

/** The feeds that are made of the folder: those of which no endpoint is named (contract "Configuration"). */
export function folderFeeds(env: Env): FeedName[] {
  return FEED_NAMES.filter((name) => !env[endpointVariable(name)]?.trim());
}
