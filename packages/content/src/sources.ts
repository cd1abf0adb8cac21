import { FEED_NAMES, type FeedName } from './feeds.ts';
import { said } from './language.ts';
import type { ContentSite } from './site.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variable that names the script endpoint of a feed: 'CONTENT_NEWS_URL' for news. */
export const endpointVariable = (site: ContentSite, name: FeedName): string =>
  site.feeds[name].env.replace(/^VITE_/, 'CONTENT_');

/** The feeds that are made of the folder: those of which no endpoint is named (contract "Configuration"). */
export function folderFeeds(site: ContentSite, env: Env): FeedName[] {
  return FEED_NAMES.filter((name) => !env[endpointVariable(site, name)]?.trim());
}

/**
 * Names the feeds with an endpoint that were never pulled, so that nobody publishes the folder's copy instead. One line
 * each, with what to do.
 * @param pulled the feeds that were pulled at least once
 */
export function neverPulled(
  site: ContentSite,
  env: Env,
  pulled: { readonly has: (name: FeedName) => boolean },
): string[] {
  const folder = folderFeeds(site, env);
  return FEED_NAMES.filter((name) => !folder.includes(name) && !pulled.has(name)).map((name) => {
    const variable = endpointVariable(site, name);
    return said(
      `${variable} diisi, tetapi ${name} belum pernah diambil; jalankan npm run content -- pull, atau kosongkan ${variable} agar isinya dari folder`,
      `${variable} is set, and ${name} was never pulled; run npm run content -- pull, or leave ${variable} empty and the folder gives the feed`,
    );
  });
}
