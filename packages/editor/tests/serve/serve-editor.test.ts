import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesOf } from '../../src/serve/folder-files.ts';
import { serveEditor } from '../../src/serve/serve-editor.ts';
import { madeFolder } from '../made-folder.ts';

async function served(files: Readonly<Record<string, string>> = { 'staff.yaml': '- a\n' }) {
  const { folder, beside } = madeFolder(files);
  const { folder: page } = madeFolder({ 'index.html': '<!doctype html>' });
  const { origin, server } = await serveEditor({
    edited: { folder, prefix: 'content', files: filesOf(folder), check: () => [], state: beside },
    page,
    settings: (at) => ({
      locale: 'id',
      isLocal: true,
      forms: {},
      config: { backend: { name: 'gitea', repo: 'kantor/isi', base_url: at } },
    }),
    port: 0,
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return origin;
}

/** Asks as any program can, with any headers. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (done, fail) => {
      request(`${origin}${path}`, { headers, method }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }));
      })
        .on('error', fail)
        .end();
    },
  );

describe('the server of the editor', () => {
  it('serves the page on this machine, under its own policy, for no search engine', async () => {
    const origin = await served();
    const { status, headers, text } = await ask(origin, '/');
    expect([origin.startsWith('http://127.0.0.1:'), status, text]).toEqual([true, 200, '<!doctype html>']);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain("connect-src 'self' data: blob:;");
  });

  it('tells the page its own address', async () => {
    const origin = await served();
    const { text } = await ask(origin, '/settings.json');
    expect(JSON.parse(text).config.backend.base_url).toBe(origin);
  });

  it('answers as a Gitea', async () => {
    const origin = await served();
    expect((await ask(origin, '/api/v1/version')).text).toBe('{"version":"1.24.0"}');
    expect((await ask(origin, '/api/v1/repos/kantor/isi/raw/content/staff.yaml')).text).toBe('- a\n');
  });

  it.each([
    ['a name that leads here', { host: 'jahat.example:80' }],
    ['a page of another site', { origin: 'https://jahat.example' }],
    ['a request that the browser knows to be of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', async (_what, headers) => {
    const origin = await served();
    const { status } = await ask(origin, '/api/v1/user', headers as Record<string, string>);
    expect(status).toBe(403);
  });

  it('opens nothing beside the page', async () => {
    const origin = await served();
    expect((await ask(origin, '/..%2f..%2fetc/passwd')).status).toBe(404);
    expect((await ask(origin, '/api/v1/repos/kantor/isi/raw/content/..%2f..%2fetc%2fpasswd')).status).toBe(
      400,
    );
  });

  it('gives a file whose name has a per cent sign', async () => {
    const origin = await served({ 'berkas/Wali Kota (100%).jpg': 'gambar' });
    const raw = '/api/v1/repos/kantor/isi/raw/content/berkas';
    const answers = [`${raw}/Wali%20Kota%20(100%).jpg`, `${raw}/Wali%20Kota%20(100%25).jpg`];
    for (const path of answers) expect((await ask(origin, path)).text).toBe('gambar');
  });

  it.each([
    ['//', 400],
    ['/api/v1/%ff', 400],
    ['/api/v1/repos/kantor/isi/file-contents', 404],
    ['/%', 404],
  ])('goes on after %s, which it answers with %i', async (path, status) => {
    const origin = await served();
    expect((await ask(origin, path)).status).toBe(status);
    expect((await ask(origin, '/api/v1/version')).status).toBe(200);
  });

  it('serves the earlier states as plain pages, whose forms lead here and which run nothing', async () => {
    const origin = await served();
    const { status, headers, text } = await ask(origin, '/sebelumnya/');
    expect([status, headers['content-security-policy'], headers['referrer-policy']]).toEqual([
      200,
      expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^' ]+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      ),
      'same-origin',
    ]);
    expect(text).toContain('<h1>Keadaan sebelumnya</h1>');
  });

  it.each([
    ['a page of this address', { 'sec-fetch-site': 'same-origin' }, 404],
    ['another site', { origin: 'https://jahat.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page without an address', { origin: 'null' }, 403],
    ['a program that says nothing', {}, 403],
  ])('takes a return of %s as %j says', async (_who, headers, status) => {
    const origin = await served();
    const path = '/sebelumnya/2026-11-27T03.00.00.000-aaaa';
    expect((await ask(origin, path, headers as Record<string, string>, 'POST')).status).toBe(status);
  });
});
