import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, readHeaders } from '../../tools/serve/steering.mjs';
import { CLIMBING, IMPOSSIBLE, MISSING } from './addresses.ts';
import { CASES, FALLBACK, type HostCase } from './cases.ts';
import {
  type Answer,
  DIST,
  EARLIER,
  type Hosted,
  hostsHere,
  makeReleases,
  NO_RELEASES,
  someFile,
  startHost,
} from './hosted.ts';

const rules = readHeaders(readFileSync(join(DIST, '_headers'), 'utf8'));
const everywhere = rules
  .filter(({ pattern }) => pattern === '/*')
  .flatMap(({ headers }) => headers)
  .map(([name, value]) => [name.toLowerCase(), value] as const);
const SECURITY = Object.fromEntries(everywhere);
/** What is said everywhere, as the rules say it of a path. */
const securityAt = (path: string) => {
  const said = headersOf(rules, path).map(([name = '', value]: readonly string[]) => [
    name.toLowerCase(),
    value,
  ]);
  return Object.fromEntries(said.filter(([name = '']) => name in SECURITY));
};

/** Gives those fields of an answer that a case expects. */
const saidOf = ({ status, headers, body }: Answer, expected: HostCase['expected']) => {
  const all: Record<string, unknown> = { ...headers, status, bytes: body.length };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name]]));
};

const securityOf = ({ headers }: Answer) =>
  Object.fromEntries(everywhere.map(([name]) => [name, headers[name]]));

let made: ReturnType<typeof makeReleases> | undefined;
beforeAll(() => {
  if (NO_RELEASES === undefined) made = makeReleases();
});
afterAll(() => made?.remove());

describe.each(hostsHere())('$host', ({ host, missing }) => {
  if (missing !== undefined) {
    it.skip(`is not tried: ${missing}`, () => undefined);
    return;
  }
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await startHost(host, made?.releases ?? '', made?.folder ?? '');
  });
  afterAll(() => hosted?.stop());

  it.each(CASES.map((one) => ({ ...one, method: one.method ?? 'GET' })))(
    '$method $path: $says',
    async ({ path, method, headers, expected }) => {
      expect(saidOf(await hosted.ask(path, headers, method), expected)).toEqual(expected);
    },
  );

  it.each(MISSING)('%s is the page of what is missing, and nobody keeps it', async (path) => {
    const answer = await hosted.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.toString()).toBe(FALLBACK);
    expect(securityOf(answer)).toEqual(SECURITY);
  });

  it.each(CLIMBING)('%s leads to nothing outside', async (path) => {
    const { status, body } = await hosted.ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('Made by the build');
  });

  it.each(IMPOSSIBLE.map((path) => ({ path, says: `${path.slice(0, 24)} of ${path.length} letters` })))(
    '$says is the visitor’s mistake, not the host’s, and the next is served',
    async ({ path }) => {
      const { status } = await hosted.ask(path);
      expect([status, (await hosted.ask('/home')).status]).toEqual([
        expect.toBeOneOf([400, 404, 414, 431]),
        200,
      ]);
    },
  );

  it.each(['/', '/home', '/sw.js', '/panduanbupc.pdf', '/content/news.json', EARLIER.path])(
    '%s has the headers of the build, all of them and each once',
    async (path) => {
      expect(securityOf(await hosted.ask(path, { 'Accept-Encoding': 'br' }))).toEqual(securityAt(path));
    },
  );

  it.each(['br', 'gzip', 'identity'])('what a visitor has in %s is not sent again', async (encoding) => {
    const accept = { 'Accept-Encoding': encoding };
    const first = await hosted.ask('/home', accept);
    const etag = String(first.headers.etag);
    const again = await hosted.ask('/home', { ...accept, 'If-None-Match': etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(securityOf(again)).toEqual(SECURITY);
    const other = await hosted.ask('/home', { ...accept, 'If-None-Match': '"other"' });
    expect([other.status, other.body.length]).toEqual([200, first.body.length]);
  });

  it('says of HEAD what it says of GET, without the content', async () => {
    for (const path of ['/home', '/tidak-ada', someFile('media', '.avif', false).path]) {
      const asked = async (method: string) => {
        const { status, headers, body } = await hosted.ask(path, { 'Accept-Encoding': 'br' }, method);
        const { date: _, connection: __, 'transfer-encoding': ___, ...rest } = headers;
        return { status, headers: rest, bytes: body.length };
      };
      expect(await asked('HEAD')).toEqual({ ...(await asked('GET')), bytes: 0 });
    }
  });

  it('says that the guide may be had in parts', async () => {
    expect((await hosted.ask('/panduanbupc.pdf')).headers['accept-ranges']).toBe('bytes');
  });
});
