import { createServer } from 'node:http';

// A system may look up localhost as either; a browser takes the one that answers.
const LOCAL = ['127.0.0.1', '::1'];
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

// A visitor who reads nothing for so long is gone; a slow one reads a little all the time.
export const IDLE_MS = 60_000;
// Each may have a file open; a system gives a process some thousand.
const MOST_CONNECTIONS = 400;

const listenAt = (host, port, handler) =>
  new Promise((done, failed) => {
    const server = createServer(handler);
    server.setTimeout(IDLE_MS);
    server.keepAliveTimeout = IDLE_MS;
    server.maxConnections = MOST_CONNECTIONS;
    server.once('error', failed);
    server.listen(port, host, () => done(server));
  });

/**
 * Listens at a port; with 'localhost' at both of its addresses, of which the second closes with the first.
 * @param {{ port: number, host: string }} place
 * @param {import('node:http').RequestListener} handler
 * @returns {Promise<import('node:http').Server>} the first; rejects where the port is taken
 */
export async function listen({ port, host }, handler) {
  if (host !== 'localhost') return listenAt(host, port, handler);
  const first = await listenAt(LOCAL[0], port, handler);
  try {
    const second = await listenAt(LOCAL[1], first.address().port, handler);
    first.on('close', () => {
      second.closeAllConnections();
      second.close();
    });
  } catch (error) {
    if (!NO_SUCH_ADDRESS.has(error.code)) {
      first.close();
      throw error;
    }
  }
  return first;
}
