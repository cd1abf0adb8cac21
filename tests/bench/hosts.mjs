// npm run bench -w packages/bench -- hosts: what one core answers with nginx, with Caddy and with `npm start`, and what a visit asks for. The
// server has the first core, wrk the second; each run takes SECONDS (5). Needs a build (DIST), Linux, and Debian's packages
// of the servers and of wrk, which are installed when root.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureProgram, freePort, startServer } from '../../tools/deploy/host-servers.mjs';
import { measureVisits } from './visits.mjs';

const SECONDS = Number(process.env.SECONDS || 5);
const CONNECTIONS = 32;
const SERVER = ['taskset', '-c', '0'];
const root = resolve(import.meta.dirname, '../..');
const dist = resolve(root, process.env.DIST || 'dist');
const folder = mkdtempSync(join(tmpdir(), 'bupc-bench-hosts-'));
const releases = join(folder, 'srv');

/** The largest file of a folder that ends so, and is no larger than this. */
function largest(place, ending, most) {
  const files = readdirSync(join(dist, place), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ path: `/${place}/${name}`, size: statSync(join(dist, place, name)).size }))
    .filter(({ size }) => size <= most);
  return files.toSorted((a, b) => b.size - a.size)[0].path;
}

async function startOwn() {
  const port = await freePort();
  const args = [...SERVER.slice(1), process.execPath, join(root, 'tools/serve.mjs')];
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DIST: join(releases, 'current/site') };
  const child = spawn(SERVER[0], args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((said) => child.stdout.once('data', said));
  return { port, stop: () => new Promise((ended) => child.once('exit', ended).kill()) };
}

const start = (name) =>
  name === 'npm start'
    ? startOwn()
    : startServer({ name, releases, folder: join(folder, name), prefix: SERVER });

/** Asks for one address as often as one core can; gives requests and bytes a second, and the 99th percentile. */
function load(port, path, headers) {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...asked];
  const { stdout } = spawnSync('taskset', [...args, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' });
  const [, rate = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, bytes = '-'] = /Transfer\/sec:\s+(\S+)/.exec(stdout) ?? [];
  const [, late = '-'] = /99%\s+(\S+)/.exec(stdout) ?? [];
  const [, wrong] = /(Non-2xx.*|Socket errors.*)/.exec(stdout) ?? [];
  return {
    'requests/s': Math.round(Number(rate)),
    'bytes/s': bytes,
    '99%': late,
    ...(wrong ? { wrong } : {}),
  };
}

async function bench(name) {
  const { port, stop } = await start(name);
  try {
    const brotli = { 'Accept-Encoding': 'br' };
    const { headers } = await fetch(`http://127.0.0.1:${port}/home`, { headers: brotli });
    const requests = {
      'home, br': ['/home', brotli],
      'home, 304': ['/home', { ...brotli, 'If-None-Match': headers.get('etag') }],
      'chunk, br': [largest('assets', '.js', 100_000), brotli],
      'photo, avif': [largest('media', '.avif', 60_000), {}],
    };
    return Object.entries(requests).map(([what, [path, asked]]) => {
      const size = what === 'home, 304' ? '' : sizeOf(path, asked === brotli);
      return { server: name, what, bytes: size, ...load(port, path, asked) };
    });
  } finally {
    await stop();
  }
}

const sizeOf = (path, isBrotli) =>
  statSync(join(dist, `${path === '/home' ? '/home.html' : path}${isBrotli ? '.br' : ''}`)).size;

const missing = ['nginx', 'caddy', 'wrk'].map(ensureProgram).filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('; '));
  process.exit(1);
}
try {
  chmodSync(folder, 0o755);
  execFileSync(join(root, 'deploy/release.sh'), [releases, dist]);
  const rows = [];
  for (const name of ['nginx', 'caddy', 'npm start']) rows.push(...(await bench(name)));
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model}, ${cpus().length} cores, one for the server`,
  );
  console.table(rows);
  console.log('What a visit asks of the host, at 412 px:');
  console.table(await measureVisits(dist));
} finally {
  rmSync(folder, { recursive: true });
}
