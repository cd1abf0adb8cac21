import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { placesOf } from '@bupc/content/files';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { contentEnv } from '../content/env.ts';
import { writeEditor } from '../edit/published.ts';
import { readEditor } from '../edit/repository.ts';
import { VERSION } from '../version.mjs';
import { ATOM_PATH, atomFeed, atomLink } from './atom.ts';
import { webManifest } from './manifest.ts';
import { MAP_FILE } from './map/map-page.ts';
import { buildScript } from './script.ts';
import { SECURITY_FILE, securityTxt } from './security-txt.ts';
import { storedPage } from './stored-files.ts';
import { workerSettings } from './worker-settings.ts';

/** Writes what devices and researchers ask of the office, and which version of the product it runs. */
export async function writeOfficeFiles(dist: string, city: CityConfig): Promise<void> {
  await writeFile(resolve(dist, 'versi.txt'), `${VERSION}\n`);
  await writeFile(resolve(dist, 'manifest.webmanifest'), webManifest(city));
  await mkdir(dirname(resolve(dist, SECURITY_FILE)), { recursive: true });
  await writeFile(resolve(dist, SECURITY_FILE), securityTxt(city, new Date()));
}

/** Writes the editor, where this site has one. */
export async function writePublishedEditor(root: string, dist: string): Promise<void> {
  const env = contentEnv(root);
  const repository = readEditor(env);
  if (repository) await writeEditor(dist, repository, placesOf(root, env).folder);
}

/** What the service worker is written from. */
interface Worked {
  readonly deployment: Deployment;
  readonly city: CityConfig;
  readonly assets: readonly string[];
  readonly snapshotUrl: string | undefined;
}

/** Writes the service worker with what it stores from the start, or the one that removes an earlier one. */
export async function writeWorker(
  root: string,
  dist: string,
  pages: ReadonlyMap<string, string>,
  { deployment, city, assets, snapshotUrl }: Worked,
): Promise<void> {
  const map = pages.get(MAP_FILE);
  const own = map !== undefined && deployment.mapUrl === '';
  const files = [
    storedPage('/home', pages.get('home.html') ?? ''),
    storedPage('/shell.html', pages.get('shell.html') ?? ''),
    ...(own ? [storedPage(`/${MAP_FILE}`, map)] : []),
    ...[...assets, ...(own ? sheetsOf(map) : []), ...(snapshotUrl === undefined ? [] : [snapshotUrl])].map(
      (url) => ({
        url,
        revision: null,
      }),
    ),
  ];
  const settings = deployment.offline ? workerSettings(deployment, city, files) : null;
  const worker = settings === null ? 'src/worker/remover.ts' : 'src/worker/worker.ts';
  await writeFile(resolve(dist, 'sw.js'), await buildScript(root, worker, { __WORKER__: settings }));
}

/** The styles that a page links: its list stands without its code, but not without them. */
const sheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, url = '']) => url);

/** Writes the Atom feed of the articles; gives the links that name it in the head of a page. */
export async function writeAtomFeed(
  dist: string,
  { origin, centre, office }: CityConfig,
  articles: readonly Article[],
): Promise<string[]> {
  const about = { origin, title: `Berita ${centre.name}`, author: office.name };
  const feed = atomFeed(articles, about);
  if (feed === undefined) return [];
  await writeFile(resolve(dist, `.${ATOM_PATH}`), feed);
  return [atomLink(about)];
}
