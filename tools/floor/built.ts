import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BundleStats, statsFile } from '../build/bundle-stats.ts';
import type { Finding } from './finding.ts';
import { ownMembers, scanScript } from './scan-script.ts';
import { scanStyles } from './scan-styles.ts';
import type { Script } from './syntax-tree.ts';

// Not parts of the page's bundle, and given to visitors too.
const BESIDE = /^(?:pdf\.worker\.min|pdf-legacy-worker|late)-[\w-]{8}\.(?:mjs|js|css)$/;

const ADDING = /^pdf-legacy/;

/**
 * Finds what the built code and styles that visitors are given use that is newer than the floor, libraries included.
 * @returns findings in files that are named without their hash
 */
export function scanBuilt(dist: string, root: string): Finding[] {
  const files = visitorFiles(dist, root);
  const scripts = files.filter(({ file }) => !file.endsWith('.css'));
  const members = new Map(scripts.map((script) => [script.file, ownMembers(script)]));
  // What one library gives its objects, another may ask for; additions to an older browser are there for themselves.
  const shared = [...members].filter(([file]) => !ADDING.test(file)).flatMap(([, own]) => [...own]);
  const ownOf = ({ file }: Script) => new Set([...shared, ...(members.get(file) ?? [])]);
  return [
    ...scripts.flatMap((script) => scanScript(script, ownOf(script))),
    ...files.filter(({ file }) => file.endsWith('.css')).flatMap(scanStyles),
  ];
}

function visitorFiles(dist: string, root: string): Script[] {
  const files = (['site', 'map'] as const).flatMap((bundle) => {
    const stats: BundleStats = JSON.parse(readFileSync(statsFile(root, dist, bundle), 'utf8'));
    return stats.files;
  });
  const beside = readdirSync(resolve(dist, 'assets')).filter((name) => BESIDE.test(name));
  return [
    ...files.map(({ name, file }) => ({ name, file })),
    ...beside.map((name) => ({ name: name.replace(/-[\w-]{8}(?=\.)/, ''), file: `assets/${name}` })),
    { name: 'sw.js', file: 'sw.js' },
  ].map(({ name, file }) => ({ file: name, text: readFileSync(resolve(dist, file), 'utf8') }));
}
