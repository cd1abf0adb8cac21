// Serves dist/, or the folder that DIST names, as a static host would: its _headers and _redirects, compressed twins,
// ranges, 404.html.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';

/** Reads a _headers file: path patterns, each with the headers below it. */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

const matches = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

// Files that have no compressed twin, whose parts are parts of what is sent.
const IN_PARTS = /\.(?:pdf|mp4)$/;

const accepts = (request, encoding) =>
  String(request.headers['accept-encoding'] ?? '')
    .split(/,\s*/)
    .some((one) => one.split(';')[0] === encoding);

/** Reads a _redirects file: from, to, status. */
export function readRedirects(text) {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, to]) => from?.startsWith('/') && to)
    .map(([from, to, status = '302']) => ({ from, to, status: Number(status) }));
}

/**
 * Starts the server.
 * @param {{ dist: string, port: number }} options
 * @returns {Promise<import('node:http').Server>} rejects where the port is taken
 */
export function serve({ dist, port }) {
  const rules = readHeaders(readFileSync(resolve(dist, '_headers'), 'utf8'));
  const redirects = readRedirects(readFileSync(resolve(dist, '_redirects'), 'utf8'));
  const setHeaders = (response, path) => {
    response.setHeader('Cache-Control', 'no-cache');
    for (const { pattern, headers } of rules) {
      if (matches(pattern, path)) for (const [name, value] of headers) response.setHeader(name, value);
    }
  };
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      setHeaders(response, path);
      // sirv answers ranges without saying so; a reader of documents asks for parts only where it is told that it may.
      if (IN_PARTS.test(path)) response.setHeader('Accept-Ranges', 'bytes');
    },
  });
  const missing = {
    br: readFileSync(resolve(dist, '404.html.br')),
    gzip: readFileSync(resolve(dist, '404.html.gz')),
    identity: readFileSync(resolve(dist, '404.html')),
  };
  const server = createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect) {
      response.writeHead(redirect.status, { Location: query ? `${redirect.to}?${query}` : redirect.to });
      response.end();
      return;
    }
    // What steers the host is not part of the site.
    if (/^\/_(?:headers|redirects)$/.test(path)) request.url = '/404-steering';
    files(request, response, () => {
      setHeaders(response, path);
      const encoding = ['br', 'gzip'].find((one) => accepts(request, one)) ?? 'identity';
      response.setHeader('Vary', 'Accept-Encoding');
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(missing[encoding]);
    });
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, () => done(server));
  });
}

if (import.meta.filename === process.argv[1]) {
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT takes a number from 0 to 65535; it holds ${JSON.stringify(process.env.PORT)}`);
    process.exit(1);
  }
  try {
    const server = await serve({
      dist: resolve(import.meta.dirname, '..', process.env.DIST || 'dist'),
      port,
    });
    const address = server.address();
    console.log(`The site stands at http://localhost:${typeof address === 'object' ? address?.port : port}`);
  } catch (error) {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken; set PORT to another one.` : error.message);
    process.exit(1);
  }
}
