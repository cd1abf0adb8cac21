import type { Path } from '../../application/paths/path.ts';
import { parsePath } from './path-file.ts';
import { loadPath, loadScenario } from './qa-files.ts';
import type { Scenario } from './scenario-file.ts';

/** What the address of a page asks for. */
export interface Wanted {
  readonly scenario?: Scenario | undefined;
  readonly path?: Path | undefined;
  /** The path's text, where it is no file of the project. */
  readonly file?: string | undefined;
}

/** The value of `path` that stands for a file that a tester opened. */
const CARRIED = 'file';
const CARRIED_KEY = 'qa_path';

/**
 * Reads what an address asks for: `scenario={name}`, and `path={machine}/{name}` or `path=file`, which brings its
 * scenario along.
 * @throws Error that says what is not there or cannot be read
 */
export async function readWanted(search: URLSearchParams): Promise<Wanted> {
  const name = search.get('path');
  const file = name === CARRIED ? carriedPath() : undefined;
  const path = file === undefined ? name !== null && (await loadPath(name)) : parsePath(readJson(file));
  if (path) return { scenario: await loadScenario(path.scenario), path, file };
  const scenario = search.get('scenario');
  return scenario === null ? {} : { scenario: await loadScenario(scenario) };
}

/**
 * Keeps a path's text for the page to be opened next in this tab.
 * @throws where the browser refuses storage
 */
export function carryPath(text: string): void {
  sessionStorage.setItem(CARRIED_KEY, text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`no path: the file is no JSON (${String(error)})`);
  }
}

function carriedPath(): string {
  const text = sessionStorage.getItem(CARRIED_KEY);
  if (text === null) throw new Error('the path that was opened is gone; open its file again');
  return text;
}
