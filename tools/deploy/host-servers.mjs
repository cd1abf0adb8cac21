// The servers that deploy/ has configurations for: where they are found, or how they come, and how one is started with
// the very file that an office takes.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../free-port.mjs';

const deploy = resolve(import.meta.dirname, '../../deploy');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  rclone: ['rclone'],
  wrk: ['wrk'],
};
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** Where a program is; undefined where it is not. */
function find(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const isWhole = (name) => find(name) !== undefined && (name !== 'nginx' || existsSync(BROTLI));

/**
 * Makes sure that a program is here: as it is, or Debian's package when root.
 * @param {'nginx' | 'caddy' | 'rclone' | 'wrk'} name
 * @returns {string | undefined} why it is not here; undefined where it is
 */
export function ensureProgram(name) {
  if (process.platform !== 'linux') return 'needs Linux';
  if (isWhole(name)) return undefined;
  const packages = PACKAGES[name].join(' ');
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return `needs ${packages}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  // A package that starts its server would take its port.
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES[name]], {
    stdio: 'ignore',
    env: { ...env, RUNLEVEL: '1' },
  });
  return isWhole(name) ? undefined : `${packages} could not be installed`;
}

/** Replaces words in a text; each has to be there. */
function replaced(text, words) {
  return Object.entries(words).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`the configuration no longer says ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** Writes nginx.conf around deploy/nginx/bupc.conf, with another port and another folder of releases. */
function nginxCommand({ releases, port, folder }) {
  const site = replaced(readFileSync(join(deploy, 'nginx/bupc.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    '/srv/bupc': releases,
  });
  writeFileSync(join(folder, 'bupc.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const config = `load_module ${BROTLI};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events {}
http {
  access_log off;
${temporary.join('')}  include ${folder}/bupc.conf;
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return { args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], env: {} };
}

/** Runs deploy/caddy/Caddyfile as it is. */
function caddyCommand({ releases, port, admin, folder }) {
  return {
    args: ['run', '--config', join(deploy, 'caddy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_FOLDER: releases,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
    },
  };
}

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts nginx or Caddy without rights of its own.
 * @param {{ name: 'nginx' | 'caddy', releases: string, folder: string }} options where release.sh writes
 *   releases, and an empty folder for the server's own files
 * @returns {Promise<{ port: number, reload: string, stop: () => Promise<void> }>} `reload` is the command that makes it
 *   read its configuration again; rejects with what it said where it does not start
 */
export async function startServer({ name, releases, folder }) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const make = name === 'nginx' ? nginxCommand : caddyCommand;
  const admin = await freePort();
  const { args, env } = make({ releases, port, folder, admin });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const child = spawn(find(name) ?? name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said = (said + data).slice(-4000);
  });
  let hasEnded = false;
  const ended = new Promise((done) => {
    child.once('exit', done).once('error', done);
  }).then(() => {
    hasEnded = true;
  });
  while (!(await answers(port))) {
    if (hasEnded) throw new Error(`${name} did not start: ${said}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  const variables = Object.entries(env).map(([variable, value]) => `${variable}='${value}'`);
  const reload =
    name === 'nginx'
      ? `kill -HUP ${child.pid}`
      : `env ${variables.join(' ')} caddy reload --config '${deploy}/caddy/Caddyfile' --adapter caddyfile --address 127.0.0.1:${admin}`;
  return {
    port,
    reload,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
