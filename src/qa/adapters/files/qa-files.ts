import samples from '../../../../qa/events.json';
import { type ByFeed, FEED_NAMES } from '../../../adapters/http/feeds.ts';
import type { Path } from '../../application/paths/path.ts';
import { machineName, parsePath } from './path-file.ts';
import { parseScenario, type Scenario } from './scenario-file.ts';

/** An event of each kind that a machine takes, by machine; `npm run paths:make` writes them. */
export const SAMPLES: Readonly<Record<string, readonly { readonly type: string }[]>> = samples;

type Loaders = Record<string, () => Promise<unknown>>;

// Each file is a chunk of its own, so that a page brings the one that it was asked for.
const SCENARIOS: Loaders = import.meta.glob('../../../../qa/scenarios/*.json', { import: 'default' });
const PATHS: Loaders = import.meta.glob('../../../../qa/paths/*/*.json', { import: 'default' });

const nameIn = (folder: string) => (file: string) =>
  file.split(`/${folder}/`)[1]?.replace('.json', '') ?? file;

/** The names of the project's scenarios, in order. */
export const scenarioNames = (): string[] => Object.keys(SCENARIOS).map(nameIn('scenarios')).sort();

/** The names of the project's paths, '{machine}/{name}', in order. */
export const pathNames = (): string[] => Object.keys(PATHS).map(nameIn('paths')).sort();

/**
 * Brings a scenario of the project.
 * @throws Error where there is none of that name
 */
export async function loadScenario(name: string): Promise<Scenario> {
  return parseScenario(
    await brought(SCENARIOS, `../../../../qa/scenarios/${name}.json`, `scenario '${name}'`),
  );
}

/**
 * Brings a path of the project.
 * @param name '{machine}/{name}'
 * @throws Error where there is none of that name
 */
export async function loadPath(name: string): Promise<Path> {
  const [machine = '', file] = name.split('/', 2);
  const place = `${machineName(machine)}/${file}`;
  return parsePath(await brought(PATHS, `../../../../qa/paths/${place}.json`, `path '${name}'`));
}

/** Brings the embedded content that a scenario's feeds answer with. */
export async function loadDocuments(): Promise<ByFeed<unknown>> {
  const documents = await Promise.all(
    FEED_NAMES.map(async (name): Promise<[string, unknown]> => {
      const response = await fetch(`/content/${name}.json`);
      return [name, await response.json()];
    }),
  );
  return Object.fromEntries(documents) as ByFeed<unknown>;
}

async function brought(loaders: Loaders, file: string, what: string): Promise<unknown> {
  const load = loaders[file];
  if (load === undefined) throw new Error(`the project has no ${what}`);
  return load();
}
