// npm run bench -w packages/bench -- {part} [options]: runs a part over the site that bench.config.ts hands over. That file is
// looked for where the command was typed; BENCH_CONFIG names another.
import { resolve } from 'node:path';
import { createServer } from 'vite';

const root = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
const config = resolve(root, process.env.BENCH_CONFIG ?? 'bench.config.ts');
// Open until the part is done, so that what it imports only when needed can still be found.
const server = await createServer({
  root,
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
try {
  const { runner } = server.environments.ssr;
  const { runPart } = await runner.import(resolve(import.meta.dirname, 'src/run-part.ts'));
  const { site } = await runner.import(config);
  await runPart(site, process.argv.slice(2));
} finally {
  await server.close();
}
