// Where the site is served: what PORT and HOST say.
import { listen } from './listen.mjs';

/**
 * Reads where to serve.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @throws Error that says what PORT takes
 */
export function readListenAddress({ PORT, HOST }) {
  const port = Number(PORT?.trim() || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT takes a number from 0 to 65535; it holds ${JSON.stringify(PORT)}`);
  }
  return { port, host: HOST?.trim() || 'localhost' };
}

/** Says in plain words why a place cannot be served at. */
export function whyNot(error, { port, host }) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} may not be used here; set PORT to another one.`;
  }
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(error.code)) {
    return `HOST takes a name or an address of this machine; it holds ${JSON.stringify(host)}`;
  }
  return error.message;
}

/** Says where the site stands, and who can reach it. */
export function standsAt(host, port) {
  const named = host.includes(':') ? `[${host}]` : host;
  const who = host === 'localhost' ? 'this machine alone; HOST=0.0.0.0 lets others in' : `HOST is ${host}`;
  return `The site stands at http://${named}:${port} (${who})`;
}

/** Rejects where a place cannot be served at. */
export async function tryListenAddress(place) {
  const server = await listen(place, () => undefined);
  await new Promise((closed) => server.close(closed));
}
