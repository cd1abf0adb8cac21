import { appendFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildPage, policyHeaders } from '@bupc/editor';
import type { Repository } from './repository.ts';
import { publishedSettings } from './settings.ts';

/** Where the editor is on the site; /admin belongs to the portal. */
export const EDITOR_PATH = '/penyunting/';

const hostsOf = ({ service, origin }: Repository): readonly string[] =>
  service === 'github' ? ['https://api.github.com'] : [origin];

/** Gives the rule of the editor's address in _headers: its own policy, and no place in search engines. */
export function editorRule(repository: Repository): string {
  const headers = {
    ...policyHeaders(hostsOf(repository)),
    // Signing in opens a window of the git host, which answers to this one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['', `${EDITOR_PATH}*`, ...lines, ''].join('\n');
}

/** Builds the editor into a built site, with its settings and its rule in _headers. */
export async function writeEditor(dist: string, repository: Repository, folder: string): Promise<void> {
  const outDir = join(dist, EDITOR_PATH);
  await buildPage({ outDir, previews: resolve(import.meta.dirname, 'previews.ts') });
  await writeFile(join(outDir, 'settings.json'), JSON.stringify(publishedSettings(folder, repository)));
  await appendFile(join(dist, '_headers'), editorRule(repository));
}
