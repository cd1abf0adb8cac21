import { parseFile, readText } from '../../application/files/read-text.ts';
import type { Knowledge } from '../../application/shared/knowledge.ts';
import type { Path } from '../../domain/path.ts';
import { type Recording, WHOLE_PAGE } from '../../domain/recording.ts';
import type { Report } from '../../domain/report.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { agreeTo, CARRIED, isAgreedTo, LINKED, openedText } from './opened-text.ts';
import type { ProjectFiles } from './project-files.ts';

/** What the address of a page asks for. */
export interface Wanted {
  readonly scenario?: Scenario | undefined;
  readonly path?: Path | undefined;
  readonly recording?: Recording | undefined;
  /** The report that the recording came with. */
  readonly report?: Report | undefined;
  /** The text of the path or recording, where it is no file of the project. */
  readonly file?: string | undefined;
  /** Whether it was opened from a link or a file, which anybody may have made. */
  readonly isForeign?: boolean | undefined;
  /** Whether the address means the end of the replay: all steps are then taken at once, with or without an inspector. */
  readonly isHere?: boolean | undefined;
  /** Whether the page goes on by itself after the replay. */
  readonly isOnward?: boolean | undefined;
  /** The last step to be taken at once; 0 for the start. */
  readonly step?: number | undefined;
  /** Whether the remaining steps then start to play, for somebody who watches. */
  readonly isPlayed?: boolean | undefined;
  /** What the address asks for and does not get, as a sentence. */
  readonly remark?: string | undefined;
}

const isOpened = (name: string | null): name is string => name === CARRIED || name === LINKED;

/** Where scenarios, paths and recordings are looked up. */
interface Sources {
  readonly knowledge: Knowledge;
  readonly files: ProjectFiles;
  /**
   * Asks whoever opened a link or a file whether to go on, before anything of it is read: anybody may have made it. It need
   * not resolve. Nobody is asked where it is absent.
   */
  readonly agree?: (() => Promise<void>) | undefined;
}

/**
 * Reads what an address asks for: `scenario={name}`, and `path={machine}/{name}`, which brings its scenario along. Either may
 * be `file` or `link`, for a text that a tester opened or was handed; `onwards` lets the page run on from the end of a replay, `step={n}` takes it to a step, and `play` plays it.
 * @throws Error that says what is not there or cannot be read, without a word of the address or of the file: anybody may have
 * written these. `cause` has what is wrong in the file.
 */
export async function readWanted(sources: Sources, search: URLSearchParams): Promise<Wanted> {
  const path = search.get('path');
  const scenario = search.get('scenario');
  if (path === null) return scenario === null ? {} : wantedScenario(sources, scenario);
  const wanted = isOpened(path)
    ? await read(sources, await agreedText(sources, path))
    : await ofProject(sources, path);
  const isOtherWorld = scenario !== null && scenario !== wanted.scenario?.name;
  const remark = search.has('level')
    ? 'Here the machines are replayed. What the visitor did is repeated by a Playwright test: save the recording as one.'
    : isOtherWorld
      ? 'The path brings its own scenario, not the one that the address asks for.'
      : undefined;
  const isOnward = search.has('onwards');
  const step = stepIn(search);
  const isHere = isOnward || (path === LINKED && step === undefined) || wanted.report !== undefined;
  return {
    ...wanted,
    isForeign: isOpened(path),
    isHere,
    isOnward,
    step,
    isPlayed: search.has('play'),
    remark,
  };
}

function stepIn(search: URLSearchParams): number | undefined {
  const step = Number(search.get('step') ?? Number.NaN);
  return Number.isSafeInteger(step) && step >= 0 ? step : undefined;
}

async function agreedText({ agree }: Sources, kind: string): Promise<string> {
  const text = await openedText(kind);
  if (isAgreedTo(text)) return text;
  await agree?.();
  agreeTo(text);
  return text;
}

async function wantedScenario(sources: Sources, name: string): Promise<Wanted> {
  if (!isOpened(name)) return { scenario: await scenarioNamed(sources, name) };
  const wanted = await read(sources, await agreedText(sources, name));
  if (wanted.path ?? wanted.recording) throw new Error('the file is to be replayed, it is no scenario');
  return { ...wanted, isForeign: true };
}

async function ofProject(sources: Sources, name: string): Promise<Wanted> {
  const { files, knowledge } = sources;
  if (name.startsWith(`${WHOLE_PAGE}/`)) {
    const file = await brought(files.recording(name.slice(WHOLE_PAGE.length + 1)), 'recording');
    return read(sources, JSON.stringify(file));
  }
  const [machine = '', own = ''] = name.split('/', 2);
  const path = parseFile(
    knowledge,
    'path',
    await brought(files.path(presentName(knowledge, machine, own)), 'path'),
  );
  return { path, scenario: await scenarioNamed(sources, path.scenario) };
}

function presentName({ former }: Knowledge, machine: string, own: string): string {
  const name = `${former?.machines?.[machine] ?? machine}/${own}`;
  return former?.paths?.[name] ?? name;
}

async function scenarioNamed({ files, knowledge }: Sources, name: string): Promise<Scenario> {
  return parseFile(knowledge, 'scenario', await brought(files.scenario(name), 'scenario'));
}

async function brought(file: Promise<unknown> | undefined, what: string): Promise<unknown> {
  if (file === undefined) throw new Error(`the project has no ${what} of this name`);
  return file;
}

async function read(sources: Sources, file: string): Promise<Wanted> {
  const found = readText(sources.knowledge, file);
  if ('problems' in found) {
    throw new Error('the file cannot be read; the console says why', { cause: found.problems.join('; ') });
  }
  if (found.kind === 'scenario') return { scenario: found.value, file };
  if (found.kind === 'path')
    return { path: found.value, scenario: await worldOf(sources, found.value), file };
  const recording = found.kind === 'report' ? found.value.recording : found.value;
  const report = found.kind === 'report' ? found.value : undefined;
  return { recording, report, scenario: await worldOf(sources, recording), file };
}

const worldOf = async (sources: Sources, { scenario, world }: Path | Recording): Promise<Scenario> =>
  world ?? scenarioNamed(sources, scenario);
