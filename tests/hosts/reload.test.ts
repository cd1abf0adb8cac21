import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureProgram } from '../../tools/deploy/host-servers.mjs';
import { release, startHosted, writeBuild } from './hosted.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bupc-reload-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build whose page and policy say its name, and which has a chunk of its own. */
const build = (name: string): Promise<string> =>
  writeBuild(join(folder, name), {
    'home.html': name,
    '404.html': 'missing',
    [`assets/${name}-1.js`]: name,
    _redirects: '',
    _headers: `/*\n  Content-Security-Policy: ${name}\n/assets/*\n  Cache-Control: immutable\n`,
  });

describe.each((['nginx', 'caddy'] as const).map((host) => ({ host, missing: ensureProgram(host) })))(
  '$host',
  ({ host, missing }) => {
    if (missing !== undefined) {
      it.skip(`is not tried: ${missing}`, () => undefined);
      return;
    }

    it('changes page and policy in one step when a release is put in place, and keeps the chunks of before', async () => {
      const releases = join(folder, 'srv');
      release(releases, await build('first'));
      const hosted = await startHosted(host, releases, join(folder, host));
      const seen = new Set<string>();
      const look = async () => {
        const { body, headers } = await hosted.ask('/home');
        seen.add(`${body} with ${headers['content-security-policy']}`);
        return body.toString();
      };
      try {
        await look();
        // The link has moved, and the server has not heard of it.
        release(releases, await build('second'));
        await look();
        expect([...seen]).toEqual(['first with first']);
        release(releases, await build('third'), { RELOAD: hosted.reload });
        while ((await look()) !== 'third');
        expect([...seen]).toEqual(['first with first', 'third with third']);
        const chunks = await Promise.all(
          ['first', 'second', 'third'].map(async (name) =>
            String((await hosted.ask(`/assets/${name}-1.js`)).body),
          ),
        );
        expect(chunks).toEqual(['first', 'second', 'third']);
      } finally {
        await hosted.stop();
      }
    });
  },
);
