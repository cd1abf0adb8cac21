import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DeferredContent, writing } from '@bupc/content';
import { copyRootFiles, mistakeLine, placesOf } from '@bupc/content/files';
import type { Plugin, ViteBuilder } from 'vite';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { MapConfig } from '../../src/domain/map/map-config.ts';
import type { renderMap, renderPages, renderProcedures, renderRegulations } from '../../src/prerender.tsx';
import { pagesOfGuide } from '../city/guide-pages.ts';
import { contentEnv } from '../content/env.ts';
import { writeHostFiles } from '../deploy/host-files.ts';
import { type DeferredWork, deferredTasks, writeDeferred } from '../finish/deferred-work.ts';
import { shareSite } from '../share/share-site.ts';
import { chunkOf } from './chunk-of.ts';
import { compressFolder } from './compress.ts';
import { makeContent } from './content-folder.ts';
import { writeDark } from './dark-styles.ts';
import { checkFeedFiles } from './feed-files.ts';
import { MANIFEST_LINKS } from './manifest.ts';
import { MAP_FILE, mapPage, readMapShell, readOverview } from './map/map-page.ts';
import { writeMapData } from './map-data-files.ts';
import { noticesPart, withNotices } from './notices.ts';
import { composePage, readShell } from './page.ts';
import { installedPageFlipSheets } from './page-flip-styles.ts';
import { pageWriter } from './page-writer.ts';
import { copyPdfAssets } from './pdf-assets.ts';
import { fillHeaders } from './policy.ts';
import { reportContent, reportHidden } from './report-content.ts';
import { buildScript } from './script.ts';
import { writeAtomFeed, writeOfficeFiles, writePublishedEditor, writeWorker } from './site-files.ts';
import { bakeSnapshot, knownArticles, knownFolders, writeSnapshot } from './snapshot.ts';
import { type BundledFile, codeOfModule, sheetsOfModule, storedAssets } from './stored-files.ts';

// Inside the project, so that the packages it imports are found; its own, so that builds may run side by side.
const RENDERER = `.prerender-${process.pid}`;

/** What the page needs first, in files that are evaluated one by one. */
const FIRST_PARTS = {
  react: ['react', 'react-dom', 'scheduler', 'use-sync-external-store'].map((name) => `node_modules/${name}`),
  machines: ['node_modules/xstate', 'src/application', 'src/domain'],
};

/** What every page asks for as soon as it answers, in one file. */
const SOON_PARTS = [
  'src/adapters/http/feeds.ts',
  'src/ui/print/print-sheet.tsx',
  'src/adapters/browser/offline-worker.ts',
];

/**
 * Builds the site as static files: the client, then every page rendered to HTML with its critical CSS and the
 * boot script inline, then the response headers with the hashes of what is inline, then compressed twins.
 * @param deployment what this build serves
 * @param city whose site it is
 * @param chosenMap what its map shows
 */
export function staticSite(deployment: Deployment, city: CityConfig, chosenMap: MapConfig): Plugin {
  return {
    name: 'static-site',
    config: () => ({
      build: {
        // A test limits the compressed size of the site's own chunk; pdf.js is large, and loaded late.
        chunkSizeWarningLimit: 2000,
        rollupOptions: {
          // Texts go into the chunks that show them: one catalogue of all would be in the first chunk.
          optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
          // The testers' tools import statically what the page loads late.
          checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        },
      },
      environments: environments(),
      builder: { buildApp: (builder) => buildAll(builder, { deployment, city, map: chosenMap }) },
    }),
  };
}

/** A page with a bundle of its own, so that what it shares with the site splits none of the site's chunks. */
const ownPage = (input: string) => ({
  consumer: 'client' as const,
  build: { outDir: 'dist', emptyOutDir: false, rollupOptions: { input }, copyPublicDir: false },
});

/** What is built: the landing page, its HTML, the inspector's window, and the map, for which the landing page pays nothing. */
const environments = () => ({
  client: {
    build: {
      // Content comes into it while this is built: it is copied when both are done.
      copyPublicDir: false,
      rollupOptions: {
        output: {
          codeSplitting: {
            // Every module has its place already, its imports as well.
            includeDependenciesRecursively: false,
            groups: [
              chunkOf(resolve('src/home.tsx'), 'site', { parts: FIRST_PARTS, isEntryAlone: true }),
              chunkOf(
                SOON_PARTS.map((file) => resolve(file)),
                'soon',
              ),
            ],
          },
        },
      },
    },
  },
  ssr: {
    build: { outDir: RENDERER, rollupOptions: { input: 'src/prerender.tsx' }, copyPublicDir: false },
  },
  inspector: ownPage('inspector.html'),
  map: ownPage('peta.html'),
});

type Chosen = Pick<Built, 'deployment' | 'city' | 'map'>;

async function buildAll(builder: ViteBuilder, chosen: Chosen): Promise<void> {
  const { root, logger, environments } = builder.config;
  const outDir = environments.client?.build.outDir ?? '';
  try {
    // No bundle has content in it, and two cores make them side by side.
    const deferred: DeferredContent | undefined = isFirst() ? { pictures: [], archives: [] } : undefined;
    const [content, bundles] = await Promise.all([
      makeContent(root, deferred),
      buildBundles(builder, chosen.deployment),
    ]);
    const publicDir = resolve(root, 'public');
    await checkFeedFiles(publicDir, chosen.deployment, (line) => logger.warn(line));
    await writing(resolve(root, outDir), () => cp(publicDir, resolve(root, outDir), { recursive: true }));
    const { folder } = placesOf(root, contentEnv(root));
    for (const mistake of copyRootFiles(folder, resolve(root, outDir))) logger.warn(mistakeLine(mistake));
    const share = await writePages(root, outDir, { ...chosen, ...bundles });
    reportHidden(folder, resolve(root, outDir), (line) => logger.warn(line));
    await finish(root, resolve(root, outDir), {
      content: deferred ?? { pictures: [], archives: [] },
      share,
      hasPaths: chosen.deployment.qa,
    });
    reportContent(root, content, (line) => logger.warn(line));
  } finally {
    await rm(resolve(root, RENDERER), { recursive: true, force: true });
  }
}

/** Whether the build is served as soon as its pages stand: what it defers is made behind the serving (npm start). */
const isFirst = () => process.env.DEFER === 'on';

async function finish(root: string, dist: string, work: DeferredWork): Promise<void> {
  if (!isFirst()) {
    for (const { make } of deferredTasks(root, dist, work)) await make();
    return;
  }
  await compressFolder(dist, { isFirst: true });
  await writeHostFiles(dist);
  await writeDeferred(dist, work);
}

/** What has styles that the landing page does not pay for. */
const OWN_STYLES = [
  '/src/ui/pages/regulation-page.tsx',
  '/src/ui/pages/regulations-page.tsx',
  '/src/ui/pages/inner/inner-page.tsx',
  '/src/ui/shared/page-feedback.tsx',
];

async function buildBundles(builder: ViteBuilder, deployment: Deployment): Promise<Bundles> {
  const { client, inspector, map, ssr } = builder.environments;
  if (!client || !inspector || !map || !ssr) throw new Error('an environment of the build is missing');
  const { outDir } = client.config.build;
  const site = bundled(await builder.build(client));
  const assets = storedAssets(site);
  const sheets = [...new Set(OWN_STYLES.flatMap((module) => sheetsOfModule(site, module)))];
  const router = codeOfModule(site, '/src/ui/router.tsx');
  if (deployment.qa) {
    inspector.config.build.outDir = outDir;
    await builder.build(inspector);
  }
  let own: OwnMap | undefined;
  if (deployment.mapUrl === '') {
    map.config.build.outDir = outDir;
    const bundle = bundled(await builder.build(map));
    own = { bundle, shell: await readMapShell(resolve(builder.config.root, outDir)) };
  }
  await builder.build(ssr);
  return { assets, sheets, router, own };
}

// A build that is not watched gives its files, as one output or as several.
function bundled(built: unknown): BundledFile[] {
  const outputs: readonly unknown[] = Array.isArray(built) ? built : [built];
  return outputs.flatMap((output) => (output as { readonly output?: readonly BundledFile[] }).output ?? []);
}

interface Bundles {
  /** What the service worker stores from the start. */
  readonly assets: readonly string[];
  /** The styles that other pages than the landing page have. */
  readonly sheets: readonly string[];
  /** The code of the router, with which every page but the landing page begins. */
  readonly router: readonly string[];
  /** The map's page, where no other viewer is connected. */
  readonly own: OwnMap | undefined;
}

interface Built extends Bundles {
  readonly deployment: Deployment;
  readonly city: CityConfig;
  readonly map: MapConfig;
}

interface OwnMap {
  readonly shell: string;
  readonly bundle: readonly BundledFile[];
}

interface Renderer {
  readonly renderPages: typeof renderPages;
  readonly renderMap: typeof renderMap;
  readonly renderProcedures: typeof renderProcedures;
  readonly renderRegulations: typeof renderRegulations;
}

async function writePages(
  root: string,
  outDir: string,
  { deployment, city, map, assets, sheets, router, own }: Built,
): Promise<DeferredWork['share']> {
  const dist = resolve(root, outDir);
  const rendered = pathToFileURL(resolve(root, RENDERER, 'prerender.js')).href;
  const renderer: Renderer = await import(rendered);
  const built = await readShell(dist);
  const notices = await noticesPart(root, contentEnv(root), city);
  const shell = { ...built, html: withNotices(built.html, notices) };
  // It distinguishes an old browser from one of the floor; older ones than this know no layers, and have no styles either.
  const boot = await buildScript(root, 'src/boot/boot.ts', {}, 'es2021');
  const publicDir = resolve(root, 'public');
  const snapshot = deployment.snapshot ? await bakeSnapshot(publicDir, deployment) : {};
  const articles = (await knownArticles(publicDir, deployment)) ?? [];
  const links = [...(await writeAtomFeed(dist, city, articles)), ...MANIFEST_LINKS];
  const snapshotUrl = await writeSnapshot(dist, snapshot);
  const darkUrl = await writeDark(dist, shell.dark);
  const writer = pageWriter(dist, { city, snapshotUrl, parts: { shell, boot, links, darkUrl } });
  const { pages, inline, late } = writer;
  if (darkUrl) late.add(darkUrl);
  const { home, others } = await renderer.renderPages(snapshot);
  const [landing] = await writer.writeAlike(home);
  if (landing === undefined) throw new Error('the landing page was not rendered');
  const regulations = await renderer.renderRegulations();
  // Sheets of their own that are fetched would leave them white until they come.
  const css = await Promise.all(sheets.map((sheet) => readFile(resolve(dist, `.${sheet}`), 'utf8')));
  const alike = [...others.filter(({ file }) => own === undefined || file !== MAP_FILE), ...regulations];
  await writer.writeAlike(alike, { parts: router }, css.join('\n'));
  if (own) await writeMapData(contentEnv(root), dist);
  if (own) {
    const page = await renderer.renderMap(await readOverview(dist, map));
    const html = mapPage(withNotices(own.shell, notices, 'map'), page, own.bundle, boot);
    await writeFile(resolve(dist, MAP_FILE), html);
    pages.set(MAP_FILE, html);
  }
  const share = await shareSite(dist, {
    city,
    deployment,
    root,
    articles,
    needs: await renderer.renderProcedures(),
    folders: (await knownFolders(publicDir, deployment)) ?? [],
    regulations: regulations.map(({ file }) => `/${file.replace(/\.html$/, '')}`),
    guidePages: await pagesOfGuide(contentEnv(root), city).catch(() => []),
    compose: (own) => composePage({ shell, boot, links, darkUrl }, { ...landing, ...own }),
  });
  await writeOfficeFiles(dist, city);
  await writeWorker(root, dist, pages, { deployment, city, assets: [...assets, ...late], snapshotUrl });
  const { script: ofNotices, style: styleOfNotices } = notices ?? {};
  const styles = [
    ...inline,
    ...(styleOfNotices ? [styleOfNotices] : []),
    ...(await installedPageFlipSheets(root)),
  ];
  const headers = resolve(dist, '_headers');
  const scripts = [boot, ...(ofNotices ? [ofNotices] : [])];
  const sources = { scripts, styles, deployment, city, map };
  await writeFile(headers, fillHeaders(await readFile(headers, 'utf8'), sources));
  await writePublishedEditor(root, dist);
  await copyPdfAssets(root, dist);
  return share;
}
