import {
  type BuildOptions,
  ContentError,
  type ContentReport,
  type DeferredContent,
  openPulledState,
  PICTURES,
  writeProgress,
} from '@bupc/content';
import { mistakeLine, placesOf } from '@bupc/content/files';
import type { Plugin } from 'vite';
import { ARTICLES_RECORD, GALLERY_RECORD } from '../../src/adapters/web-storage/caches.ts';
import { contentEnv, mayShrink } from '../content/env.ts';
import { lostLines, stoppingLines } from '../content/lost-lines.ts';
import { buildContent, folderFeeds, neverPulled } from '../content/site-content.ts';

/**
 * Makes feeds and pictures of the content folder for a build (docs/content.md). A mistake leaves out its entry alone.
 * @param root of the project
 * @param deferred takes what is made later; without it everything is made
 * @throws ContentError where there is no folder, a feed is to be pulled and never was, or mistakes left nothing of a feed that
 * has no last copy
 */
export async function makeContent(root: string, deferred?: DeferredContent): Promise<ContentReport> {
  const report = await madeContent(root, {
    mayShrink: mayShrink(contentEnv(root)),
    ...(deferred && { deferred }),
  });
  const stopping = stoppingLines(report);
  if (stopping.length > 0) throw new ContentError(stopping.join('\n'));
  return report;
}

async function madeContent(
  root: string,
  options: Pick<BuildOptions, 'deferred' | 'mayShrink'>,
): Promise<ContentReport> {
  const env = contentEnv(root);
  const places = placesOf(root, env);
  const missing = neverPulled(env, openPulledState(places.state).feeds);
  if (missing.length > 0) throw new ContentError(missing.join('\n'));
  return buildContent(places, {
    names: folderFeeds(env),
    ...options,
    progress: (pictures) => writeProgress(process.stderr, pictures, PICTURES),
  });
}

// What an editor writes in several steps is one change.
const SETTLE_MS = 60;

const FORGET = [GALLERY_RECORD, ARTICLES_RECORD]
  .map(({ key }) => `try { localStorage.removeItem(${JSON.stringify(key)}) } catch {}`)
  .join('\n');

/** Lets the dev server make the content before it serves, and again whenever the folder changes. */
export function contentFolder(): Plugin {
  return {
    name: 'content-folder',
    apply: 'serve',
    // A visitor's page shows its own copy for 30 minutes; who writes looks for what was just written.
    transformIndexHtml: () => [{ tag: 'script', children: FORGET, injectTo: 'head-prepend' }],
    async configureServer({ config, environments, watcher }) {
      const make = async () => {
        const report = await madeContent(config.root, { mayShrink: 'shown' });
        for (const mistake of report.mistakes) config.logger.warn(mistakeLine(mistake));
        for (const line of lostLines(report)) config.logger.error(line);
        return report;
      };
      await make();
      const show = async () => {
        try {
          const { feeds } = await make();
          if (feeds.some(({ changed }) => changed)) environments.client.hot.send({ type: 'full-reload' });
        } catch (error) {
          config.logger.error(`content: ${error instanceof Error ? error.message : error}`);
        }
      };
      const { folder } = placesOf(config.root, contentEnv(config.root));
      let timer: NodeJS.Timeout | undefined;
      let shown = Promise.resolve();
      watcher.add(folder);
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          shown = shown.then(show);
        }, SETTLE_MS);
      });
    },
  };
}
