import type { Plugin } from 'vite';
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

/**
 * Makes feeds and pictures of the content folder (docs/content.md). A mistake is told and leaves out its entry alone.
 * @param root of the project
 * @throws ContentError where a feed is to be pulled and never was
 */
export async function makeContent(root: string, warn: (line: string) => void): Promise<ContentReport> {
  const env = contentEnv(root);
  const places = placesOf(root, env);
  const missing = neverPulled(env, openPulledState(places.state).feeds);
  if (missing.length > 0) throw new ContentError(missing.join('\n'));
  const report = await buildContent(places, {
    names: folderFeeds(env),
    progress: (pictures) => writeProgress(process.stderr, pictures, 'pictures'),
  });
  for (const mistake of report.mistakes) warn(mistakeLine(mistake));
  return report;
}

// What an editor writes in several steps is one change.
const SETTLE_MS = 60;

/** Lets the dev server make the content before it serves, and anew whenever it sees a change in the folder. */
export function contentFolder(): Plugin {
  return {
    name: 'content-folder',
    apply: 'serve',
    async configureServer({ config, environments, watcher }) {
      const make = () => makeContent(config.root, (line) => config.logger.warn(line));
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
