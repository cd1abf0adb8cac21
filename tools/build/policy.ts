import { createHash } from 'node:crypto';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { type CityFiles, embedderPolicy, type MapSources, outsideHosts } from './outside-hosts.ts';

/** What the response headers depend on. */
export interface PolicyInput {
  /** The scripts that are inline in the pages. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly deployment: Deployment;
  readonly city: CityFiles;
  readonly map: MapSources;
}

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/**
 * Fills in public/_headers: the hashes of what is inline, the outside hosts of this deployment, and how strict it can be.
 * @param template the file with its {…}
 * @throws where the template names something that is not known
 */
export function fillHeaders(
  template: string,
  { scripts, styles, deployment, city, map }: PolicyInput,
): string {
  const hosts = outsideHosts(deployment, city, map);
  const values = new Map<string, string>([
    ['inline-script', hashes(scripts)],
    ['inline-styles', hashes(styles)],
    ['images', hosts.images.join(' ')],
    ['connections', hosts.connections.join(' ')],
    ['media', hosts.media.join(' ')],
    ['frames', hosts.frames.join(' ')],
    ['embedder-policy', embedderPolicy(hosts)],
    // The testers' tools open a window elsewhere and speak with it.
    ['opener-policy', deployment.qa ? 'same-origin-allow-popups' : 'same-origin'],
  ]);
  const filled = template.replace(/\{([a-z-]+)\}/g, (place, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`public/_headers names ${place}, which the build does not know`);
    return value;
  });
  return filled.replace(/ +(?=[;\n])/g, '');
}
