import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
// Types alone: a configuration that is loaded without Vite cannot import packages of TypeScript.
import type { Environment } from './city-files.ts';

/** The modules under which the site's code finds what the office's files say, with what gives their text (module-text.ts). */
const MODULES = {
  'virtual:city': 'cityText',
  'virtual:city-map': 'mapText',
  'virtual:map-data': 'mapDataText',
  'virtual:site-facts': 'siteFactsText',
  'virtual:city-steps': 'stepsText',
  'virtual:city-words': 'wordsText',
  'virtual:built-in-gallery': 'builtInText',
  'virtual:regulations': 'regulationsText',
} as const;
/** The text of the guide, whose reader is heavy and comes when it is asked for. */
const GUIDE_PAGES = 'virtual:guide-pages';
/** The text of a regulation is a module of its own, so that nobody loads the others with it. */
const REGULATION = 'virtual:regulation/';

type Named = keyof typeof MODULES;
type Texts = typeof import('./module-text.ts');
type Guide = typeof import('./guide-pages.ts');
const QUIET = { configFile: false, logLevel: 'error' } as const;

const RESOLVED = '\0';
const isNamed = (name: string): name is Named => Object.hasOwn(MODULES, name);
const isOurs = (name: string): boolean =>
  isNamed(name) || name === GUIDE_PAGES || name.startsWith(REGULATION);

/**
 * Gives the site's code the office and the map of the content folder (contract "Configuration"). The dev server reads them again
 * when one of their files changes: it shows what is wrong, or the page anew.
 */
export function cityModules(env: Environment): Plugin {
  let texts: Promise<Texts> | undefined;
  const making = (): Promise<Texts> => {
    texts ??= runnerImport<Texts>(resolve('tools/city/module-text.ts'), QUIET).then(({ module }) => module);
    return texts;
  };
  const textOf = async (name: string): Promise<string> => {
    if (name === GUIDE_PAGES) {
      const { module } = await runnerImport<Guide>(resolve('tools/city/guide-pages.ts'), QUIET);
      return module.guidePagesText(env);
    }
    const made = await making();
    return isNamed(name) ? made[MODULES[name]](env) : made.regulationText(env, name.slice(REGULATION.length));
  };
  return {
    name: 'city-modules',
    resolveId: (source) => (isOurs(source) ? `${RESOLVED}${source}` : undefined),
    load(id) {
      const name = id.replace(RESOLVED, '');
      return isOurs(name) ? textOf(name) : undefined;
    },
    async configureServer({ config, environments, watcher }) {
      const folder = resolve(env.CONTENT_DIR?.trim() || 'content');
      const names = [
        'kantor.yaml',
        'langkah.yaml',
        'kata.yaml',
        'galeri-bawaan.yaml',
        'libur.',
        'pengumuman.',
        'peta',
        'produk-hukum',
      ];
      const files = names.map((name) => resolve(folder, name));
      const report = async () => {
        const { remarkLines } = await making();
        for (const line of remarkLines(env)) config.logger.warn(line);
      };
      // Tests have a server that nobody looks at.
      if (!config.server.middlewareMode) await report();
      watcher.add(files);
      watcher.on('all', async (_event, path) => {
        if (!files.some((file) => resolve(path).startsWith(file))) return;
        const { client } = environments;
        try {
          for (const name of Object.keys(MODULES)) await textOf(name);
          for (const { moduleGraph } of Object.values(environments)) {
            for (const [id, module] of moduleGraph.idToModuleMap) {
              if (id.startsWith(RESOLVED) && isOurs(id.slice(1))) moduleGraph.invalidateModule(module);
            }
          }
          await report();
          client.hot.send({ type: 'full-reload' });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          client.hot.send({ type: 'error', err: { message, stack: '' } });
        }
      });
    },
  };
}
