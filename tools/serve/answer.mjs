import { BadAddress, candidates, namesOf } from './find-file.mjs';
import { inTurn } from './in-turn.mjs';
import { IDLE_MS } from './listen.mjs';
import { sendFile } from './send-file.mjs';
import { followSteering, headersOf, redirectOf, targetOf } from './steering.mjs';

/**
 * Makes the function that answers requests with the files of a folder, as a static host would. The folder may be built
 * again while it runs.
 * @param {string} dist
 * @param {(path: string) => Promise<boolean>} [made] waits for a file that is still being made, see finish.mjs
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function answerFrom(dist, made) {
  const steering = followSteering(dist);
  return inTurn((request, response) =>
    answer({ dist, made }, steering, request, response).catch((error) => {
      // The visitor went away.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || response.destroyed) return;
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else {
        setHeaders(response, [], UNKEPT);
        say(response, 500, 'Something went wrong here');
      }
    }),
  );
}

async function answer({ dist, made }, { rules, redirects }, request, response) {
  const { path, query } = addressOf(request.url ?? '/');
  // `OPTIONS *` names no path, and gets what every path gets.
  const headers = headersOf(await rules(), path.startsWith('/') ? path : '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(response, without(headers, 'cache-control'), { ...UNKEPT, Allow: 'GET, HEAD' });
    return say(response, 405, 'GET and HEAD are answered here');
  }
  const redirect = redirectOf(await redirects(), path, query);
  if (redirect && redirect.status !== 200) {
    setHeaders(response, headers);
    response.writeHead(redirect.status, { Location: targetOf(redirect, query) }).end();
    return undefined;
  }
  let names;
  try {
    names = namesOf(redirect?.to ?? path);
  } catch (error) {
    if (!(error instanceof BadAddress)) throw error;
    setHeaders(response, without(headers, 'cache-control'), UNKEPT);
    return say(response, 400, 'No file can have this address');
  }
  setHeaders(response, headers);
  for (const file of candidates(names)) {
    if (await sendFile(dist, file, request, response)) return undefined;
  }
  const file = names.join('/');
  if (made && (await waitedFor(made, file, request)) && (await sendFile(dist, file, request, response)))
    return undefined;
  // The page of what is missing has the headers of a page, whatever the rules say of its place.
  return sendMissing(dist, headersOf(await rules(), '/404.html'), request, response);
}

/** Waits for a file that is being made, however long it takes: a visitor who waits as well is not gone. */
async function waitedFor(made, file, { socket }) {
  socket.setTimeout(0);
  try {
    return await made(file);
  } finally {
    socket.setTimeout(IDLE_MS);
  }
}

async function sendMissing(dist, headers, request, response) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  // What is not there may come.
  setHeaders(response, without(headers, 'cache-control', 'content-type'), UNKEPT);
  if (!(await sendFile(dist, '404.html', request, response, 404))) say(response, 404, 'Not found');
}

/** Takes an address apart, which may begin with its host. */
function addressOf(url) {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = address.indexOf('?');
  return mark === -1
    ? { path: address || '/', query: '' }
    : { path: address.slice(0, mark) || '/', query: address.slice(mark + 1) };
}

/** What is missing now is cached by nobody. */
const UNKEPT = { 'Cache-Control': 'no-store' };

const without = (headers, ...names) => headers.filter(([name]) => !names.includes(name.toLowerCase()));

function setHeaders(response, headers, own = {}) {
  // HTTP/1.1 keeps a connection without saying so, and the first page has few bytes to spare.
  response.removeHeader('Connection');
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of [...headers, ...Object.entries(own)]) response.setHeader(name, value);
}

function say(response, status, text) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.statusCode = status;
  response.end(`${text}\n`);
}
