import { type ByFeed, FEED_NAMES, type FeedName } from '../../src/adapters/http/feeds.ts';

type Loaders = Record<string, () => Promise<string>>;

async function parsed(text: Promise<string>): Promise<unknown> {
  const file = await text;
  try {
    return JSON.parse(file);
  } catch (error) {
    throw new Error('the file cannot be read; the console says why', { cause: String(error) });
  }
}

const read = (load: (() => Promise<string>) | undefined) => load && parsed(load());

// Scenarios are a few lines each; a written path is a chunk of its own, so that a page loads only the one that it is asked for.
// All as text: one that is no JSON must not stop the build, nor a page that asks for another.
const SCENARIOS: Record<string, string> = import.meta.glob('../scenarios/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RECORDINGS = import.meta.glob('../recordings/*.json', { query: '?raw', import: 'default' }) as Loaders;
const WRITTEN = import.meta.glob('../paths/*/*.json', { query: '?raw', import: 'default' }) as Loaders;
// Those that are made (tools/paths) are files of the served site: npm start serves before they are made.
const MADE = '/paths';
let made: readonly string[] = [];

/** Reads which paths were made; none where they are not made yet. To be called before the names are asked for. */
export async function readMadePaths(): Promise<void> {
  made = ((await madeFile('names')) ?? []) as readonly string[];
}

const madeFile = (name: string): Promise<unknown> =>
  fetch(`${MADE}/${name}.json`).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

const nameIn = (folder: string) => (file: string) =>
  file.split(`${folder}/`)[1]?.replace('.json', '') ?? file;

/** The names of the project's scenarios, in order. */
export const scenarioNames = (): string[] => Object.keys(SCENARIOS).map(nameIn('scenarios')).sort();

/** The files of the folder qa, and the generated paths, as their JSON. */
export const QA_FILES = {
  pathNames: () => [
    ...[...Object.keys(WRITTEN).map(nameIn('paths')), ...made].sort(),
    ...Object.keys(RECORDINGS).map((file) => `page/${nameIn('recordings')(file)}`),
  ],
  scenario: (name: string) => {
    const file = SCENARIOS[`../scenarios/${name}.json`];
    return file === undefined ? undefined : parsed(Promise.resolve(file));
  },
  path: (name: string) =>
    read(WRITTEN[`../paths/${name}.json`]) ?? (made.includes(name) ? madeFile(name) : undefined),
  recording: (name: string) => read(RECORDINGS[`../recordings/${name}.json`]),
};

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
