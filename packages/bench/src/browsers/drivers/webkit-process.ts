import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../wait.ts';

/** A running WebKitWebDriver, on a screen that nobody sees. */
export interface WebKitProcess {
  readonly address: string;
  /** The folder into which its browsers save. */
  readonly downloads: string;
  stop(): void;
}

/** Starts Xvfb and WebKitWebDriver in a home folder of their own; rejects where one of them does not begin. */
export async function startProcess(driver: string): Promise<WebKitProcess> {
  const home = mkdtempSync(join(tmpdir(), 'browsers-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    LANG: process.env.LANG ?? 'C.UTF-8',
  };
  const running = spawn(driver, ['-p', String(port)], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${address}/status`)).ok,
    (ok) => ok,
    'WebKitWebDriver answers',
  );
  const stop = () => {
    running.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // Neither ends by itself where the run is broken off.
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return { address, downloads, stop };
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    child.stdout?.once('data', (data: Buffer) => done(data.toString().trim()));
  });

const freePort = () =>
  new Promise<number>((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
