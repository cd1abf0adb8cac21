import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import type { Finding } from './finding.ts';
import { ownMembers, scanScript } from './scan-script.ts';
import { scanStyles } from './scan-styles.ts';

// What only testers are given, and what only the build runs.
const LEFT_OUT = /^(?:qa\/|prerender\.tsx$)|\.d\.ts$/;
const SCRIPT = /\.tsx?$/;
// A file that begins with an underscore is part of another.
const SHEET = /(?:^|\/)[^_/][^/]*\.s?css$/;

/** Finds what the sources of the site use that is newer than the floor, by file and line from the project's root. */
export function scanSources(root: string): Finding[] {
  const folder = resolve(root, 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const scripts = names
    .filter((name) => SCRIPT.test(name))
    .map((name) => ({ file: `src/${name}`, text: readFileSync(resolve(folder, name), 'utf8') }));
  const own = new Set(scripts.flatMap((script) => [...ownMembers(script)]));
  const sheets = names
    .filter((name) => SHEET.test(name))
    .flatMap((name) => scanSheet(root, resolve(folder, name)));
  return [...scripts.flatMap((script) => scanScript(script, own)), ...once(sheets)];
}

function scanSheet(root: string, file: string): Finding[] {
  const { css, sourceMap } = compile(file, { sourceMap: true });
  const fromRoot = (path: string) =>
    relative(root, path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll('\\', '/');
  return scanStyles({ file, text: css, ...(sourceMap && { map: sourceMap }) }).map((found) => ({
    ...found,
    file: fromRoot(found.file),
  }));
}

// A part that several sheets have stands in each.
function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [`${one.feature} ${one.file} ${one.line}`, one])).values()];
}
