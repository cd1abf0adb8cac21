import { pipeline } from 'node:stream/promises';
import { isKnown, isSameFile } from './conditions.mjs';
import { accepts, TWINS } from './encoding.mjs';
import { openFile } from './find-file.mjs';
import { mediaType } from './media-types.mjs';
import { readRange } from './range.mjs';

/** Opens the best form of a file for a request: a compressed twin, or itself; each with an ETag of its own. */
async function openForm(dist, name, accepted) {
  const own = await openFile(dist, name);
  if (own === undefined) return undefined;
  try {
    let hasTwins = false;
    for (const [encoding, ending] of TWINS) {
      const twin = await openFile(dist, name + ending);
      if (twin === undefined) continue;
      hasTwins = true;
      if (accepts(accepted, encoding)) {
        await own.handle.close();
        return { ...twin, encoding, hasTwins };
      }
      await twin.handle.close();
    }
    return { ...own, encoding: undefined, hasTwins };
  } catch (error) {
    await own.handle.close();
    throw error;
  }
}

const tagOf = ({ mtimeMs, size }, encoding) =>
  `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;

/**
 * Sends a file of a folder, whole or the part that is asked for. What the response says of caching and of its type
 * stays, if it says something.
 * @param {string} dist
 * @param {string} name of the file inside
 * @param {number} status where all of it is sent
 * @returns {Promise<boolean>} false where there is no such file
 */
export async function sendFile(dist, name, request, response, status = 200) {
  const form = await openForm(dist, name, request.headers['accept-encoding']);
  if (form === undefined) return false;
  const { handle, stats, encoding, hasTwins } = form;
  try {
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', mediaType(name));
    if (hasTwins) response.setHeader('Vary', 'Accept-Encoding');
    // A reader of documents asks for parts only where it is allowed to.
    else response.setHeader('Accept-Ranges', 'bytes');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const part = status === 200 ? answer(request, response, stats, encoding) : everything(stats);
    if (part === undefined) return true;
    response.statusCode = part.status ?? status;
    response.setHeader('Content-Length', part.end - part.start + 1);
    if (request.method === 'HEAD' || part.end < part.start) response.end();
    else await pipeline(handle.createReadStream({ start: part.start, end: part.end }), response);
    return true;
  } finally {
    await handle.close();
  }
}

const everything = ({ size }) => ({ start: 0, end: size - 1 });

/** Gives what is to be sent; answers by itself, and gives nothing, where no byte is. */
function answer(request, response, stats, encoding) {
  const known = { etag: tagOf(stats, encoding), modified: stats.mtimeMs };
  response.setHeader('ETag', known.etag);
  response.setHeader('Last-Modified', stats.mtime.toUTCString());
  if (isKnown(request.headers, known)) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return undefined;
  }
  const inParts = request.method === 'GET' && encoding === undefined && isSameFile(request.headers, known);
  const range = inParts ? readRange(request.headers.range, stats.size) : undefined;
  if (range === undefined) return everything(stats);
  if (range === 'unsatisfiable') {
    response.removeHeader('Content-Type');
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': 0 }).end();
    return undefined;
  }
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stats.size}`);
  return { ...range, status: 206 };
}
