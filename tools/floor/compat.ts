import { createRequire } from 'node:module';
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR, type FloorBrowser } from './floor.ts';

// As a file, since not every runner of tests imports JSON.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const BROWSERS = Object.keys(FLOOR) as FloorBrowser[];

/** A feature in MDN's data, with what lies below it. */
export type FeatureNode = Identifier;

/** The part of the data at a path such as `css.properties`; undefined where there is none. */
export function featureAt(path: string): FeatureNode | undefined {
  let at: unknown = data;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at as FeatureNode | undefined;
}

/** The features right below a node, by name. */
export function partsOf(node: FeatureNode | undefined): [string, FeatureNode][] {
  if (node === undefined) return [];
  const parts = Object.entries(node).filter(([name]) => name !== '__compat' && name !== '__meta');
  return parts as [string, FeatureNode][];
}

/**
 * Gives the browsers of the floor that lack a feature. What is behind a flag, or has a name of the browser's own, is
 * lacking; what a browser has in part counts as there.
 * @returns none where the data says nothing of the feature itself
 */
export function lackingIn(node: FeatureNode | undefined): FloorBrowser[] {
  const support = node?.__compat?.support;
  if (support === undefined) return [];
  return BROWSERS.filter((browser) => !has(support[browser], FLOOR[browser]));
}

function has(statement: SupportStatement | undefined, version: string): boolean {
  // A browser that the data does not know counts as supporting the feature.
  if (statement === undefined) return true;
  const one = [statement].flat() as SimpleSupportStatement[];
  return one.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      typeof version_added === 'string' &&
      !(flags || prefix || alternative_name) &&
      !isLater(version_added, version) &&
      (typeof version_removed !== 'string' || isLater(version_removed, version)),
  );
}

/** Says whether a version comes after another; `preview` comes after all, and `≤37` counts as 37. */
export function isLater(version: string, than: string): boolean {
  if (version === 'preview') return true;
  const [ours, theirs] = [parts(version), parts(than)];
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

const parts = (version: string): number[] => version.replace('≤', '').split('.').map(Number);
