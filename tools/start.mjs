// npm start: installs when needed, builds for production, serves the build.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { installWhenNeeded } from './install.mjs';

const root = resolve(import.meta.dirname, '..');
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

installWhenNeeded();
run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
run('tools/serve.mjs');
