import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { webAddress } from '../addresses.ts';
import { writing } from '../disk.ts';
import { IMAGE_USES, type ImageUse } from '../items.ts';
import { widthsFor } from '../pictures/picture-plan.ts';
import type { BuiltPicture } from '../pictures/picture-store.ts';
import { PictureError } from '../pictures/probe-picture.ts';
import { mediaFolder, type Places } from '../places.ts';
import { createDrawer } from './drawer.ts';
import { fetchPicture } from './fetch-picture.ts';
import { driveIdOf, isElsewhere, rememberedAs, siteIdOf, sourcesOf } from './keys.ts';
import { temporaryFolder } from './leftovers.ts';
import { isPrivateHost } from './private-address.ts';
import { PullError } from './pull-error.ts';
import type { PulledPicture, PulledState } from './pulled-state.ts';
import { type Secrets, withoutKeys, withoutSecrets } from './secrets.ts';
import type { World } from './visit.ts';

/** How old a look at a picture may be before its host is asked again, in milliseconds. */
const FRESH_MS = 24 * 60 * 60_000;
const NAMES: Readonly<Record<ImageUse, string>> = {
  banner: 'banner',
  portrait: 'portrait',
  gallery: 'photo',
  newsCard: 'news',
  newsDialog: 'news',
};

/** The result for a picture: stored already, fetched, or not available, with the reason. */
export type PictureOutcome =
  | { readonly how: 'had' | 'new' }
  | { readonly how: 'missing'; readonly reason: string };

/** How pictures are pulled. */
export interface PicturesOptions {
  readonly places: Places;
  readonly state: PulledState;
  readonly secrets: Secrets;
  readonly proxyUrl: string;
  /** Whether the image proxy is asked first. */
  readonly proxyFirst: boolean;
  /** Hosts, with their ports, that may be private. */
  readonly privateHosts: ReadonlySet<string>;
}

/** Gets the pictures of a run, each once. */
export interface PicturePuller {
  /** Gets a picture; `uses` are all those of the run. Never rejects, but where the run ends or the disk fails. */
  pull(key: string, uses: ReadonlySet<ImageUse>): Promise<PictureOutcome>;
  /** Gives what stands ready for a key, see settle. */
  find(key: string): BuiltPicture | 'unchanged' | undefined;
}

type Source = readonly [via: PulledPicture['via'], url: string];

/** Makes what gets the pictures of a run. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its parts share what a run has asked for already
export function createPicturePuller(world: World, options: PicturesOptions): PicturePuller {
  const { places, state, secrets, proxyUrl, proxyFirst, privateHosts } = options;
  const media = mediaFolder(places);
  const draw = createDrawer(media);
  const { widths: allWidths, proxied } = world.site.pictures;
  const addresses = proxied(proxyUrl);
  // The proxy is chosen by who runs this, not by what a feed says.
  const trusted = new Set([...privateHosts, new URL(proxyUrl).host]);
  const mayBePrivate = ({ host }: URL) => trusted.has(host);
  const outcomes = new Map<string, Promise<PictureOutcome>>();
  const needs = new Map<string, readonly number[]>();

  function sourcesIn(key: string, uses: ReadonlySet<ImageUse>): Source[] {
    const { direct, proxied: behind } = sourcesOf(allWidths, key, uses, addresses);
    const sources: Source[] = [
      ['direct', direct],
      ['proxied', behind],
    ];
    return proxyFirst ? sources.reverse() : sources;
  }

  async function fetched(
    key: string,
    uses: ReadonlySet<ImageUse>,
    before?: PulledPicture,
  ): Promise<PictureOutcome> {
    const widths = widthsFor(allWidths, uses);
    const reasons: string[] = [];
    const path = join(temporaryFolder(places), randomUUID());
    await writing(places.state, () => mkdir(temporaryFolder(places), { recursive: true }));
    for (const [via, url] of sourcesIn(key, uses)) {
      try {
        const validators = before?.via === via ? before : {};
        const got = await fetchPicture(world, { url, path, validators, mayBePrivate });
        const at = world.ports.now();
        if (got === 'same' && before) {
          state.note(rememberedAs(key), { ...before, at });
          return { how: 'had' };
        }
        const fileId = await draw(path, widths, NAMES[IMAGE_USES.find((use) => uses.has(use)) ?? 'gallery']);
        state.note(rememberedAs(key), { fileId, widths, at, via, ...(got !== 'same' && clean(got)) });
        return { how: fileId === before?.fileId ? 'had' : 'new' };
      } catch (error) {
        if (!(error instanceof PullError || error instanceof PictureError)) throw error;
        const host = error instanceof PullError && error.host ? error.host : new URL(url).host;
        reasons.push(withoutSecrets(`${host}: ${error.message}`, secrets));
        if (error instanceof PullError && error.isPrivate) break;
      } finally {
        await rm(path, { force: true });
      }
    }
    return { how: 'missing', reason: reasons.join('; ') };
  }

  const clean = (validators: { etag?: string | undefined; lastModified?: string | undefined }) =>
    Object.fromEntries(
      Object.entries(validators).filter(
        ([, value]) => value !== undefined && withoutKeys(value, secrets.hidden) === value,
      ),
    );

  async function pulled(key: string, uses: ReadonlySet<ImageUse>): Promise<PictureOutcome> {
    const widths = widthsFor(allWidths, uses);
    needs.set(key, widths);
    const siteId = siteIdOf(key);
    if (siteId !== undefined) {
      if (standing(media, siteId, widths)) return { how: 'had' };
      return { how: 'missing', reason: 'no such picture stands in the media of this site' };
    }
    const entry = state.pictures.get(rememberedAs(key));
    const ready = entry && standing(media, entry.fileId, widths) ? entry : undefined;
    const age = world.ports.now() - (ready?.at ?? 0);
    if (ready && age >= 0 && age < FRESH_MS) return { how: 'had' };
    if (driveIdOf(key) === undefined && isRefused(key, trusted)) {
      return { how: 'missing', reason: 'its host is of a private network, which is not asked' };
    }
    const outcome = await fetched(key, uses, ready);
    // The stored picture is better than none.
    return outcome.how === 'missing' && ready ? { how: 'had' } : outcome;
  }

  return {
    pull(key, uses) {
      const outcome = outcomes.get(key) ?? pulled(key, uses);
      outcomes.set(key, outcome);
      return outcome;
    },
    find(key) {
      const siteId = siteIdOf(key);
      if (siteId === undefined && !isElsewhere(key)) return 'unchanged';
      const fileId = siteId ?? state.pictures.get(rememberedAs(key))?.fileId;
      const sizes = fileId && standing(media, fileId, needs.get(key) ?? []);
      return sizes ? { fileId, sizes } : undefined;
    },
  };
}

const isRefused = (key: string, trusted: ReadonlySet<string>): boolean => {
  const url = webAddress(key);
  return url !== undefined && isPrivateHost(url.hostname) && !trusted.has(url.host);
};

/** Gives the sizes of a picture's files where it stands in all these widths. */
function standing(media: string, fileId: string, widths: readonly number[]): Map<string, number> | undefined {
  const sizes = new Map<string, number>();
  for (const width of widths) {
    const name = `${width}.webp`;
    const size = statSync(join(media, fileId, name), { throwIfNoEntry: false })?.size;
    if (size === undefined) return undefined;
    sizes.set(name, size);
  }
  return sizes;
}
