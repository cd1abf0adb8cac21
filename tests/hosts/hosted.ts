import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeHostFiles } from '../../tools/deploy/host-files.ts';
import { ensureProgram, startServer } from '../../tools/deploy/host-servers.mjs';
import { serve } from '../../tools/serve.mjs';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The build that is released and asked. */
export const DIST = resolve(root, process.env.DIST || TESTERS_FOLDER);

/** Why releases cannot be put in place here; undefined where they can. */
export const NO_RELEASES = process.platform === 'linux' ? undefined : 'deploy/release.sh needs Linux';

/** A chunk that only the release before holds. */
export const EARLIER = {
  path: '/assets/earlier-Ab12Cd34.js',
  content: 'export const earlier = 1;\n'.repeat(40),
};

/** The servers that the table of cases is held against, by their names. */
export const HOSTS = ['nginx', 'caddy', 'npm start'] as const;
export type Host = (typeof HOSTS)[number];

/** Each server, and why it cannot be tried here; undefined where it can. */
export const hostsHere = (): { host: Host; missing: string | undefined }[] =>
  HOSTS.map((host) => ({
    host,
    missing: NO_RELEASES ?? (host === 'npm start' ? undefined : ensureProgram(host)),
  }));

/** What a request got. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A started server; `ask` sends the address as it is, without tidying it up. */
export interface Hosted {
  readonly ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Runs deploy/release.sh. */
export const release = (target: string, build: string, env: Record<string, string> = {}): string =>
  execFileSync(join(root, 'deploy/release.sh'), [target, build], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Writes a build of a few files, and what its hosts need of its _headers and _redirects. */
export async function writeBuild(dist: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  await writeHostFiles(dist);
  return dist;
}

/** Writes the build before: its chunk, and what steers the host. */
function writeEarlier(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of ['_headers', '_redirects', '.hosts']) {
    cpSync(join(DIST, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, EARLIER.path), EARLIER.content);
  writeFileSync(join(folder, `${EARLIER.path}.br`), brotliCompressSync(EARLIER.content));
  writeFileSync(join(folder, `${EARLIER.path}.gz`), gzipSync(EARLIER.content));
}

/** Releases the build before, then the build; gives the folder of releases, which `remove` removes. */
export function makeReleases(): { releases: string; folder: string; remove: () => void } {
  if (!existsSync(join(DIST, '.hosts')))
    throw new Error(`There is no build in ${DIST}; npm run build makes one.`);
  const folder = mkdtempSync(join(tmpdir(), 'bupc-hosts-'));
  chmodSync(folder, 0o755);
  const releases = join(folder, 'srv');
  writeEarlier(join(folder, 'earlier'));
  release(releases, join(folder, 'earlier'));
  release(releases, DIST);
  return { releases, folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Starts nginx or Caddy on the current release; `reload` makes it read its configuration anew. */
export async function startHosted(
  host: Exclude<Host, 'npm start'>,
  releases: string,
  folder: string,
): Promise<Hosted & { readonly reload: string }> {
  const { port, reload, stop } = await startServer({ name: host, releases, folder });
  return { ask: askAt(port), reload, stop };
}

/** Starts any of the servers on the current release. */
export async function startHost(host: Host, releases: string, folder: string): Promise<Hosted> {
  if (host !== 'npm start') return startHosted(host, releases, join(folder, host));
  const server = await serve({ dist: join(releases, 'current/site'), port: 0 });
  const address = server.address();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { ask: askAt(typeof address === 'object' ? (address?.port ?? 0) : 0), stop };
}

const askAt =
  (port: number): Hosted['ask'] =>
  (path, headers = {}, method = 'GET') =>
    new Promise((done, failed) => {
      const options = { host: '127.0.0.1', port, path, headers, method, agent: false };
      request(options, async (response) => {
        // What is said twice is seen: Node itself would drop the second of most.
        const said = Object.entries(response.headersDistinct);
        const headers = Object.fromEntries(said.map(([name, values = []]) => [name, values.join(', ')]));
        done({ status: response.statusCode, headers, body: await buffer(response) });
      })
        .on('error', failed)
        .end();
    });

const names = (folder: string) =>
  readdirSync(join(DIST, folder), { recursive: true, encoding: 'utf8' }).sort();

/** Gives the address of the first file below a folder that ends so, and which has compressed twins, or has none. */
export function someFile(folder: string, ending: string, hasTwins: boolean): { path: string; size: number } {
  const name = names(folder).find(
    (one) => one.endsWith(ending) && existsSync(join(DIST, folder, `${one}.br`)) === hasTwins,
  );
  if (name === undefined) throw new Error(`the build has no ${ending} in ${folder}`);
  return { path: `/${folder}/${name}`, size: statSync(join(DIST, folder, name)).size };
}
