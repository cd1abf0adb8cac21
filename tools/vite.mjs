// npm run build and npm run dev: the site's Vite. Its configuration is TypeScript of this project and of its packages, which
// Node 20 cannot import by itself: Vite's own runner reads it, and stays open for what plugins import late.
// `build` takes --outDir, --logLevel and --sourcemap; `dev` takes --port.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, createServer } from 'vite';
import { buildBeside } from './build-beside.mjs';

const root = resolve(import.meta.dirname, '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    outDir: { type: 'string' },
    logLevel: { type: 'string' },
    sourcemap: { type: 'boolean' },
    port: { type: 'string' },
  },
});
const isBuild = positionals[0] === 'build';
// React has a build for each, and takes the one that is named when it is imported first.
process.env.NODE_ENV ??= isBuild ? 'production' : 'development';

const reader = await createServer({
  root,
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});

/**
 * The configuration, with what was asked for on the command line.
 * @param {string} [folder] where a build is made
 */
async function readConfig(folder) {
  const { default: config } = await reader.environments.ssr.runner.import(resolve(root, 'vite.config.ts'));
  const loaded = await config({
    command: isBuild ? 'build' : 'serve',
    mode: isBuild ? 'production' : 'development',
  });
  const { logLevel, sourcemap, port } = values;
  return {
    ...loaded,
    root,
    configFile: false,
    ...(logLevel && { logLevel }),
    build: {
      ...loaded.build,
      ...(folder && { outDir: folder, emptyOutDir: true }),
      ...(sourcemap && { sourcemap }),
    },
    server: { ...loaded.server, ...(port && { port: Number(port) }) },
  };
}

/** Gives why a build or a start failed: what an office can mend as a sentence, all else with its trace. */
function reasonOf(error) {
  if (!(error instanceof Error)) return error;
  const isSaid = ['CityError', 'ContentError', 'DiskError'].includes(error.name);
  return isSaid ? error.message : (error.stack ?? error.message);
}

if (isBuild) {
  try {
    await buildBeside(resolve(root, values.outDir || 'dist'), async (folder) => {
      const builder = await createBuilder(await readConfig(folder), null);
      await builder.buildApp();
    });
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  } finally {
    await reader.close();
  }
} else {
  try {
    const server = await createServer(await readConfig());
    await server.listen();
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  } catch (error) {
    console.error(reasonOf(error));
    await reader.close();
    process.exitCode = 1;
  }
}
