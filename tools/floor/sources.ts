import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Finding } from './finding.ts';
import { ownMembers, scanScript } from './scan-script.ts';

// What only the build runs.
const LEFT_OUT = /^prerender\.tsx$|\.d\.ts$/;

/** Finds what the scripts of the site use that is newer than the floor, by file and line; styles are scanned as built. */
export function scanSources(root: string): Finding[] {
  const folder = resolve(root, 'src');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
    .sort()
    .map((name) => ({ file: `src/${name}`, text: readFileSync(resolve(folder, name), 'utf8') }));
  const own = new Set(scripts.flatMap((script) => [...ownMembers(script)]));
  return scripts.flatMap((script) => scanScript(script, own));
}
