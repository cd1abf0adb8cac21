import { type ByFeed, FEED_NAMES, type FeedName } from './adapters/http/feeds.ts';

type Loaders = Record<string, () => Promise<unknown>>;

// Scenarios are a few lines each; a path is a chunk of its own, so that a page loads only the one it needs.
const SCENARIOS: Record<string, unknown> = import.meta.glob('../qa/scenarios/*.json', {
  import: 'default',
  eager: true,
});
const RECORDINGS: Loaders = import.meta.glob('../qa/recordings/*.json', { import: 'default' });
// Paths written by hand, and those made before the build (tools/paths).
const PATHS: Loaders = {
  ...import.meta.glob('../qa/paths/*/*.json', { import: 'default' }),
  ...import.meta.glob('../.paths/*/*.json', { import: 'default' }),
};
const CHARTS: Loaders = import.meta.glob('../.paths/charts.json', { import: 'default' });

const nameIn = (folder: string) => (file: string) =>
  file.split(`${folder}/`)[1]?.replace('.json', '') ?? file;

/** The names of the project's scenarios, in order. */
export const scenarioNames = (): string[] => Object.keys(SCENARIOS).map(nameIn('scenarios')).sort();

/** The files of the folder qa, and the generated paths, as their JSON. */
export const QA_FILES = {
  pathNames: () => [
    ...Object.keys(PATHS).map(nameIn('paths')).sort(),
    ...Object.keys(RECORDINGS).map((file) => `page/${nameIn('recordings')(file)}`),
  ],
  scenario: (name: string) => {
    const file = SCENARIOS[`../qa/scenarios/${name}.json`];
    return file === undefined ? undefined : Promise.resolve(file);
  },
  path: (name: string) => (PATHS[`../qa/paths/${name}.json`] ?? PATHS[`../.paths/${name}.json`])?.(),
  recording: (name: string) => RECORDINGS[`../qa/recordings/${name}.json`]?.(),
};

/** Loads the charts of all machines with what the paths cover; undefined where no paths were made. */
export async function loadCharts(): Promise<unknown> {
  const [load] = Object.values(CHARTS);
  return (await load?.()) ?? {};
}

/**
 * Loads the embedded content that a scenario's feeds answer with.
 * @throws Error where a document cannot be loaded
 */
export async function loadDocuments(): Promise<ByFeed<unknown>> {
  return byFeedName(await Promise.all(FEED_NAMES.map(loadDocument)));
}

/** The same for a page of the real world, which may lack any of it: a document that cannot be loaded is undefined. */
export async function loadKnownDocuments(): Promise<ByFeed<unknown>> {
  return byFeedName(await Promise.all(FEED_NAMES.map((name) => loadDocument(name).catch(() => undefined))));
}

const loadDocument = async (name: FeedName): Promise<unknown> =>
  (await fetch(`/content/${name}.json`)).json();

const byFeedName = (documents: readonly unknown[]) =>
  Object.fromEntries(FEED_NAMES.map((name, place) => [name, documents[place]])) as ByFeed<unknown>;
