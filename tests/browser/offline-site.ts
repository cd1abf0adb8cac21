import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { serve } from '../../tools/serve.mjs';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';
import { linkedCopy } from './linked-copy.ts';

/** A copy of the built site on a server of its own, which may be unplugged and may get another release. */
export interface OwnSite {
  readonly origin: string;
  /** Stops the server, as if there were no network. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  /** Changes a file of the site. */
  change(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Serves the build that is tested from a folder of its own. */
export async function ownSite(): Promise<OwnSite> {
  const tested = resolve(process.env.DIST || TESTERS_FOLDER);
  // On the same disk, so that its files can be links.
  const dist = await mkdtemp(`${tested}-copy-`);
  await linkedCopy(tested, dist);
  let server: Server | undefined = await serve({ dist, port: 0 });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const unplug = async () => {
    const ended = server;
    server = undefined;
    ended?.closeAllConnections();
    await new Promise((done) => (ended ? ended.close(done) : done(undefined)));
  };
  return {
    origin: `http://localhost:${port}`,
    unplug,
    plugIn: async () => {
      server = await serve({ dist, port });
    },
    change: async (file, change) => {
      const path = join(dist, file);
      const text = change(await readFile(path, 'utf8'));
      await rm(path);
      await writeFile(path, text);
      // The compressed twins hold what it was.
      await Promise.all(['br', 'gz'].map((ending) => rm(`${path}.${ending}`, { force: true })));
    },
    remove: async () => {
      await unplug();
      await rm(dist, { recursive: true });
    },
  };
}
