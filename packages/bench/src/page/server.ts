import type { AddressInfo } from 'node:net';
import type { BenchSite } from '../bench-site.ts';

/** One answer of the server. */
export interface Exchange {
  readonly path: string;
  readonly status: number;
  /** The bytes of the answer on the network, head and body. */
  readonly bytes: number;
}

/** A server that records its requests, so that files from a cache do not count. */
export interface CountingServer {
  readonly origin: string;
  /** The address of the page that is measured. */
  readonly page: string;
  /** The site's script that notes `hydratedAt`. */
  readonly noteHydrated: () => void;
  /** The answers since the last call, in their order; those under way are not included. */
  readonly take: () => Exchange[];
  /** Whether an answer is under way. */
  readonly isBusy: () => boolean;
  readonly close: () => void;
}

/** Serves a folder as `npm start` does, at a free port. */
export async function countingServer(
  site: Pick<BenchSite, 'serve' | 'page' | 'noteHydrated'>,
  dist: string,
): Promise<CountingServer> {
  const server = await site.serve({ dist, port: 0 });
  // Not `localhost`, which may also name an address at which this server does not listen.
  const { port } = server.address() as AddressInfo;
  let exchanges: Exchange[] = [];
  let underWay = 0;
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const before = socket.bytesWritten;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      const path = (request.url ?? '').replace(/[?#].*/, '');
      exchanges.push({ path, status: response.statusCode, bytes: socket.bytesWritten - before });
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    page: `http://127.0.0.1:${port}${site.page}`,
    noteHydrated: site.noteHydrated,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    isBusy: () => underWay > 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
