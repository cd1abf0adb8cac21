import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
// Types alone: a configuration that is loaded without Vite cannot import packages of TypeScript.
import type { Environment } from './city-files.ts';

/** The modules under which the site's code finds what the office's files say, with what gives their text (module-text.ts). */
const MODULES = {
  'virtual:city': 'cityText',
  'virtual:city-map': 'mapText',
  'virtual:city-steps': 'stepsText',
} as const;

type Named = keyof typeof MODULES;
type Texts = typeof import('./module-text.ts');

const RESOLVED = '\0';
const isNamed = (name: string): name is Named => Object.hasOwn(MODULES, name);

/**
 * Gives the site's code the office and the map of the content folder (contract "Configuration"). The dev server reads them again
 * when one of their files changes: it shows what is wrong, or the page anew.
 */
export function cityModules(env: Environment): Plugin {
  let texts: Promise<Texts> | undefined;
  const textOf = async (name: Named): Promise<string> => {
    texts ??= runnerImport<Texts>(resolve('tools/city/module-text.ts'), {
      configFile: false,
      logLevel: 'error',
    }).then(({ module }) => module);
    return (await texts)[MODULES[name]](env);
  };
  return {
    name: 'city-modules',
    resolveId: (source) => (isNamed(source) ? `${RESOLVED}${source}` : undefined),
    load(id) {
      const name = id.replace(RESOLVED, '');
      return isNamed(name) ? textOf(name) : undefined;
    },
    configureServer({ config, environments, watcher }) {
      const folder = resolve(env.CONTENT_DIR?.trim() || 'content');
      const files = ['kantor.yaml', 'langkah.yaml', 'peta'].map((name) => resolve(folder, name));
      watcher.add(files);
      watcher.on('all', async (_event, path) => {
        if (!files.some((file) => resolve(path).startsWith(file))) return;
        const { client } = environments;
        try {
          for (const name of Object.keys(MODULES).filter(isNamed)) {
            await textOf(name);
            for (const { moduleGraph } of Object.values(environments)) {
              const module = moduleGraph.getModuleById(`${RESOLVED}${name}`);
              if (module) moduleGraph.invalidateModule(module);
            }
          }
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
