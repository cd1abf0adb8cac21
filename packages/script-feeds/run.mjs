// npm run build -w packages/script-feeds: writes dist/Code.js with the rules of the site that script-feeds.config.ts hands over.
// That file is looked for where the command was typed; a path behind `--` names another.
import { resolve } from 'node:path';
import { createServer } from 'vite';

const root = process.env.INIT_CWD ?? process.cwd();
const [config = 'script-feeds.config.ts'] = process.argv.slice(2);
const server = await createServer({
  root: import.meta.dirname,
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
try {
  const { writeScript } = await server.environments.ssr.runner.import(
    resolve(import.meta.dirname, 'build.ts'),
  );
  await writeScript(resolve(root, config));
} finally {
  await server.close();
}
