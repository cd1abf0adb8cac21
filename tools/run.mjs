// Runs a TypeScript tool on any supported Node (20.19 has no type stripping of its own).
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [file, ...args] = process.argv.slice(2);
// Open until the tool is done, so that what it imports only when needed can still be found.
const server = await createServer({
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
try {
  const { main } = await server.environments.ssr.runner.import(resolve(file));
  await main(args);
} finally {
  await server.close();
}
