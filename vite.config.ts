import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readDeployment } from './src/adapters/deployment/deployment.ts';
import { bundleStats } from './tools/build/bundle-stats.ts';
import { contentFolder } from './tools/build/content-folder.ts';
import { lateSheets } from './tools/build/late-sheets.ts';
import { madePaths } from './tools/build/made-paths.ts';
import { slimMapLibre } from './tools/build/map/slim-maplibre.ts';
import { noticesInDev } from './tools/build/notices.ts';
import { ownFilesInDev } from './tools/build/own-files-in-dev.ts';
import { pdfAssetsInDev } from './tools/build/pdf-assets.ts';
import { staticSite } from './tools/build/static-site.ts';
import { cityModules } from './tools/city/city-modules.ts';
import { checkOffice } from './tools/city/judge-office.ts';
import { readMap } from './tools/city/map/read-map.ts';
import { readCity } from './tools/city/read-city.ts';
import { BUILD_TARGET } from './tools/floor/floor.ts';

// Its package does not say that what nobody imports of it can go, which is half of it.
const treeshake = { moduleSideEffects: [{ test: /\/clipper2-ts\//, sideEffects: false }] };

export default defineConfig(async ({ command, mode }) => {
  // npm start says TESTERS=on.
  const forTesters = command === 'serve' || process.env.TESTERS === 'on';
  const env = {
    ...loadEnv(mode, process.cwd(), ['VITE_', 'SNAPSHOT', 'CONTENT_DIR']),
    ...process.env,
  };
  const settled = { ...env, VITE_QA: env.VITE_QA || (forTesters ? 'on' : 'off') };
  const deployment = readDeployment(settled);
  // Before anything is built: it names all mistakes at once.
  await checkOffice(env);
  const city = readCity(env);
  return {
    plugins: [
      react(),
      lateSheets(),
      contentFolder(),
      madePaths(),
      cityModules(settled),
      noticesInDev(env, city),
      staticSite(deployment, city, await readMap(env)),
      ownFilesInDev(env),
      pdfAssetsInDev(),
      slimMapLibre(process.cwd()),
      bundleStats(),
    ],
    // react-pdf knows one build of pdf.js alone; which one a browser is given is decided when the guide opens.
    resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: resolve('src/ui/guide/pdf-names.ts') }] },
    define: { __DEPLOYMENT__: JSON.stringify(deployment), __QA__: String(deployment.qa) },
    // A data address would need a hole in the policy, and costs every page what one needs.
    build: { assetsInlineLimit: 0, target: BUILD_TARGET, rolldownOptions: { treeshake } },
    worker: { format: 'es' as const },
    server: { port: 5173 },
  };
});
