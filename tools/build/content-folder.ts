import type { Plugin, ViteDevServer } from 'vite';
import { buildContent, type ContentReport } from '../content/build-content.ts';
import { mistakeLine } from '../content/mistakes.ts';
import { contentEnv, placesOf } from '../content/places.ts';
import { writeProgress } from '../content/progress.ts';
import { openPulledState } from '../content/pull/pulled-state.ts';
import { folderFeeds, neverPulled } from '../content/sources.ts';

/** Thrown with a line for each feed of which there is no content yet. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

// What an editor writes in several steps is one change.
const SETTLE_MS = 60;

/**
 * Makes feeds and pictures of the content folder before the site is built or served, and anew whenever the dev server
 * sees a change in it (docs/content.md). A mistake is told and leaves out its entry alone.
 */
export function contentFolder(): Plugin {
  return {
    name: 'content-folder',
    async config({ root = process.cwd() }) {
      const { mistakes } = await build(root);
      for (const mistake of mistakes) console.warn(mistakeLine(mistake));
    },
    configureServer(server) {
      const { folder } = placesOf(server.config.root, contentEnv(server.config.root));
      server.watcher.add(folder);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void showChange(server), SETTLE_MS);
      });
    },
  };
}

async function build(root: string): Promise<ContentReport> {
  const env = contentEnv(root);
  const places = placesOf(root, env);
  const missing = neverPulled(env, openPulledState(places.state).feeds);
  if (missing.length > 0) throw new ContentError(missing.join('\n'));
  return buildContent(places, {
    names: folderFeeds(env),
    progress: (pictures) => writeProgress(process.stderr, pictures, 'pictures'),
  });
}

async function showChange({ config, environments }: ViteDevServer): Promise<void> {
  try {
    const { mistakes, feeds } = await build(config.root);
    for (const mistake of mistakes) config.logger.warn(mistakeLine(mistake));
    if (feeds.some(({ changed }) => changed)) environments.client.hot.send({ type: 'full-reload' });
  } catch (error) {
    config.logger.error(`content: ${error instanceof Error ? error.message : error}`);
  }
}
