import { type ByFeed, FEED_NAMES, type FeedName } from '../../../adapters/http/feeds.ts';
import { machineName } from '../../application/files/path-schema.ts';
import type { Path } from '../../domain/path.ts';
import { WHOLE_PAGE } from '../../domain/recording.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { parsePath } from './path-file.ts';
import { parseScenario } from './scenario-file.ts';

type Loaders = Record<string, () => Promise<unknown>>;

// Scenarios are a few lines each; a path is a chunk of its own, so that a page brings the one that it was asked for.
const SCENARIOS: Record<string, { readonly title: string }> = import.meta.glob(
  '../../../../qa/scenarios/*.json',
  {
    import: 'default',
    eager: true,
  },
);
const RECORDINGS: Loaders = import.meta.glob('../../../../qa/recordings/*.json', { import: 'default' });
const PATHS: Loaders = import.meta.glob('../../../../qa/paths/*/*.json', { import: 'default' });

const nameIn = (folder: string) => (file: string) =>
  file.split(`/${folder}/`)[1]?.replace('.json', '') ?? file;

/** The names of the project's scenarios, in order. */
export const scenarioNames = (): string[] => Object.keys(SCENARIOS).map(nameIn('scenarios')).sort();

/** The names of the project's paths, '{machine}/{name}', in order, and of its recordings, 'page/{name}'. */
export const pathNames = (): string[] => [
  ...Object.keys(PATHS).map(nameIn('paths')).sort(),
  ...Object.keys(RECORDINGS).map((file) => `${WHOLE_PAGE}/${nameIn('recordings')(file)}`),
];

/**
 * Brings a scenario of the project.
 * @throws Error where there is none of that name
 */
export async function loadScenario(name: string): Promise<Scenario> {
  const file = SCENARIOS[`../../../../qa/scenarios/${name}.json`];
  if (file === undefined) throw new Error(`the project has no scenario '${name}'`);
  return parseScenario(file);
}

/**
 * Brings a path of the project.
 * @param name '{machine}/{name}'
 * @throws Error where there is none of that name
 */
export async function loadPath(name: string): Promise<Path> {
  const [machine = '', file] = name.split('/', 2);
  const place = `${machineName(machine)}/${file}`;
  const load = PATHS[`../../../../qa/paths/${place}.json`];
  if (load === undefined) throw new Error(`the project has no path '${name}'`);
  return parsePath(await load());
}

/**
 * Brings a recording of the project, as its text.
 * @param name 'page/{name}'
 * @throws Error where there is none of that name
 */
export async function loadRecording(name: string): Promise<string> {
  const load = RECORDINGS[`../../../../qa/recordings/${name.split('/', 2)[1]}.json`];
  if (load === undefined) throw new Error(`the project has no recording '${name}'`);
  return JSON.stringify(await load());
}

/**
 * Brings the embedded content that a scenario's feeds answer with.
 * @throws Error where a document does not come
 */
export async function loadDocuments(): Promise<ByFeed<unknown>> {
  return byFeedName(await Promise.all(FEED_NAMES.map(loadDocument)));
}

/** The same for a page of the real world, which may lack any of it: what does not come is undefined. */
export async function loadKnownDocuments(): Promise<ByFeed<unknown>> {
  return byFeedName(await Promise.all(FEED_NAMES.map((name) => loadDocument(name).catch(() => undefined))));
}

const loadDocument = async (name: FeedName): Promise<unknown> =>
  (await fetch(`/content/${name}.json`)).json();

const byFeedName = (documents: readonly unknown[]) =>
  Object.fromEntries(FEED_NAMES.map((name, place) => [name, documents[place]])) as ByFeed<unknown>;
