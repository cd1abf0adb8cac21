import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedName, keyed, settle, wishesOf } from '../feeds.ts';
import type { ImageUse } from '../items.ts';
import { said } from '../language.ts';
import { widthsFor } from '../pictures/picture-plan.ts';
import { bodyText } from '../pull/body-text.ts';
import { isElsewhere, siteIdOf } from '../pull/keys.ts';
import { PullError } from '../pull/pull-error.ts';
import { type Secrets, withoutSecrets } from '../pull/secrets.ts';
import { ownHostOf, tried, visit, type World } from '../pull/visit.ts';
import type { Asker } from './ask.ts';
import { type LoadedFeed, type PictureState, placedByIndex, STAND_IN } from './loaded-feed.ts';
import { goneDocument, type ReadDocument, readDocument } from './read-document.ts';

const TRIES = 3;
const TIMEOUT_MS = 30_000;

/** What loading from an endpoint needs. */
export interface EndpointOptions {
  readonly world: World;
  readonly asker: Asker;
  readonly secrets: Secrets;
  /** Where the pictures of this site stand. */
  readonly media: string;
}

/** Requests an endpoint's feed, as content -- pull does; one that fails gives an empty feed with the reason. */
export async function loadEndpoint<Name extends FeedName>(
  name: Name,
  url: string,
  options: EndpointOptions,
): Promise<LoadedFeed<Name>> {
  const read = await documentAt(name, url, options);
  const called = keyed(options.world.site.pictures, name, read.items);
  const isPulled = (key: string) => isElsewhere(key) || siteIdOf(key) !== undefined;
  return {
    name,
    source: 'endpoint',
    host: new URL(url).host,
    isGone: read.isGone ?? false,
    received: read.received,
    items: read.items,
    findings: read.findings,
    wishes: wishesOf(name, called).filter(({ key }) => isPulled(key)),
    look: (key, uses) => look(key, uses, options),
    shown: (isMissing) =>
      settle(name, called, (key) => (isMissing(key) ? undefined : isPulled(key) ? STAND_IN : 'unchanged')),
    place: placedByIndex(name, read.indices),
  };
}

async function documentAt<Name extends FeedName>(
  name: Name,
  url: string,
  { world, secrets }: EndpointOptions,
): Promise<ReadDocument<Name>> {
  try {
    return await tried(world, TRIES, () =>
      visit(world, {
        url,
        timeoutMs: TIMEOUT_MS,
        isPicture: false,
        mayBePrivate: ownHostOf(url),
        read: async (response) =>
          readDocument(world.site, name, await bodyText(response, world.site.rules.maxDocumentBytes)),
      }),
    );
  } catch (error) {
    if (!(error instanceof PullError)) throw error;
    const host = error.host || new URL(url).host;
    return goneDocument(name, withoutSecrets(`${host} gave no feed: ${error.message}`, secrets));
  }
}

async function look(
  key: string,
  uses: readonly ImageUse[],
  { world, asker, media }: EndpointOptions,
): Promise<PictureState> {
  const siteId = siteIdOf(key);
  if (siteId === undefined) {
    const problem = await asker.picture(key, uses);
    return problem === undefined ? 'had' : { level: 'error', message: problem };
  }
  const gone = widthsFor(world.site.pictures.widths, uses).filter(
    (width) => !existsSync(join(media, siteId, `${width}.webp`)),
  );
  if (gone.length === 0) return 'had';
  return {
    level: 'error',
    message: said(
      `gambar itu tidak ada di antara media situs ini (${gone.join(', ')} px)`,
      `no such picture stands in the media of this site (${gone.join(', ')} px)`,
    ),
  };
}
