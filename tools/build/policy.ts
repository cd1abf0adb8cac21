import { createHash } from 'node:crypto';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';

/** What the response headers depend on. */
export interface PolicyInput {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly deployment: Deployment;
  readonly videos: CityConfig['videos'];
}

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

function origins(addresses: readonly string[]): string {
  const found = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(found)].sort().join(' ');
}

/** The hosts that a feed may answer from: an Apps Script web app redirects to a second one. */
function feedOrigins({ feeds }: Deployment): string {
  const addresses = Object.values(feeds);
  const scripted = addresses.some((address) => address.startsWith('https://script.google.com/'));
  return origins(scripted ? [...addresses, 'https://script.googleusercontent.com'] : addresses);
}

function imageOrigins({ imageDelivery, imageProxyUrl }: Deployment): string {
  return imageDelivery === 'embedded'
    ? ''
    : origins([imageProxyUrl, 'https://drive.google.com', 'https://lh3.googleusercontent.com']);
}

function frameOrigins({ background, support }: CityConfig['videos']): string {
  const embedded = background.source.kind === 'youtube' || support.source.kind === 'youtube';
  return embedded ? 'https://www.youtube-nocookie.com' : '';
}

/**
 * Fills in public/_headers: the hashes of what is inline, and the outside hosts of this deployment.
 * @param template the file with its {…}
 */
export function fillHeaders(template: string, input: PolicyInput): string {
  const { scripts, styles, deployment, videos } = input;
  return template
    .replace('{inline-scripts}', hashes(scripts))
    .replace('{inline-styles}', hashes(styles))
    .replace('{images}', imageOrigins(deployment))
    .replace('{feeds}', feedOrigins(deployment))
    .replace('{frames}', frameOrigins(videos))
    .replace(/ +;/g, ';');
}
