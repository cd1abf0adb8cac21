import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { MapConfig } from '../../src/domain/map/map-config.ts';

/** What of the city's configuration may stand on other hosts. */
export type CityFiles = Pick<CityConfig, 'videos' | 'leaders'>;

/** What of the map's configuration may stand on other hosts. */
export type MapSources = Pick<MapConfig, 'tiles' | 'index' | 'pictures' | 'layers' | 'special'>;

/** The origins outside of this site that a build requests, sorted, by purpose. */
export interface OutsideHosts {
  readonly images: readonly string[];
  /** Feeds, downloads, the map's data and tiles, and what the service worker fetches again. */
  readonly connections: readonly string[];
  readonly media: readonly string[];
  readonly frames: readonly string[];
}

// Drive sends a download on to a host of its own; pictures of photos come from the third.
const DRIVE = 'https://drive.google.com';
const DRIVE_DOWNLOADS = 'https://drive.usercontent.google.com';
const DRIVE_IMAGES = 'https://lh3.googleusercontent.com';
// An Apps Script web app answers by redirecting to a second host.
const SCRIPTS = 'https://script.google.com';
const SCRIPT_ANSWERS = 'https://script.googleusercontent.com';

/** Names every host that a deployment needs (contract "Response headers"). */
export function outsideHosts(
  deployment: Deployment,
  { videos, leaders }: CityFiles,
  map: MapSources,
): OutsideHosts {
  const { feeds, imageDelivery, imageProxyUrl, contentHosts, offline } = deployment;
  const isProxied = imageDelivery === 'proxy';
  const found = origins(Object.values(feeds));
  const stills = [
    videos.background.poster,
    videos.support.poster,
    ...leaders.map(({ portrait }) => portrait),
  ];
  const images = origins([
    ...stills,
    ...(map.pictures === undefined ? [] : [map.pictures]),
    ...contentHosts,
    ...(isProxied ? [imageProxyUrl, DRIVE, DRIVE_IMAGES] : []),
  ]);
  // Photos are saved from where their feed says that they are.
  const savesFromDrive = isProxied || origins([feeds.gallery]).length > 0;
  return {
    images,
    connections: origins([
      ...found,
      ...(found.includes(SCRIPTS) ? [SCRIPT_ANSWERS] : []),
      ...(savesFromDrive ? [DRIVE, DRIVE_DOWNLOADS, DRIVE_IMAGES] : []),
      ...contentHosts,
      ...mapData(map),
      ...(offline ? images : []),
    ]),
    media: origins(videoFiles(videos)),
    frames: Object.values(videos).some(({ source }) => source.kind === 'youtube')
      ? ['https://www.youtube-nocookie.com']
      : [],
  };
}

/**
 * Gives the strictest embedder policy under which all that is needed still loads: with frames of another host none; with
 * pictures or videos of other hosts, which send no policy of their own, the one that asks for them without credentials.
 */
export function embedderPolicy({ images, media, frames }: OutsideHosts): string {
  if (frames.length > 0) return 'unsafe-none';
  return images.length + media.length > 0 ? 'credentialless' : 'require-corp';
}

function videoFiles({ background, support }: CityConfig['videos']): string[] {
  return [background, support].flatMap(({ source }) =>
    source.kind === 'file' ? [source.src, source.captions ?? ''] : [],
  );
}

// Pictures of tiles too: the map requests all of it by fetch, to distinguish a page from a picture.
function mapData({ tiles, index, layers, special }: MapSources): string[] {
  const sources = layers.map(({ source }) => ('url' in source ? source.url : ''));
  return [tiles, index, ...sources, ...special.map(({ url }) => url)];
}

function origins(addresses: readonly string[]): string[] {
  const outside = addresses.filter((address) => URL.canParse(address));
  return [...new Set(outside.map((address) => new URL(address).origin))].sort();
}
