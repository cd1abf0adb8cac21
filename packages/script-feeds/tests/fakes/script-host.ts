import vm from 'node:vm';
import { scriptCode } from '../../build.ts';
import { fakeDrive } from './fake-drive.ts';
import { fakeCache, fakeProperties } from './fake-services.ts';
import { fakeBook } from './fake-sheets.ts';

const scripts = new Map<string, Promise<string>>();

function built(rules: string): Promise<string> {
  const code = scripts.get(rules) ?? scriptCode(rules);
  scripts.set(rules, code);
  return code;
}

const KEY = 'kunci-dari-awal';

/** When the script of the tests runs: 22 November 2024, 10.00 in Jakarta. */
export const START = Date.parse('2024-11-22T03:00:00Z');

/**
 * Loads the built script into a world that has what the script host has and nothing else: no URL, no TextEncoder, no
 * timers.
 * @param rules the path of the site's rules, see scriptCode
 */
export async function scriptHost(rules: string) {
  const code = await built(rules);
  const time = { ms: START, perItem: 0 };
  const drive = fakeDrive(() => {
    time.ms += time.perItem;
  });
  const book = fakeBook();
  const cache = fakeCache(() => time.ms);
  const properties = fakeProperties();
  properties.values.set('KEY', KEY);
  const lock = { held: false };
  const errors: string[] = [];
  const globals = {
    SpreadsheetApp: book.app,
    DriveApp: drive.app,
    DocumentApp: drive.documents,
    CacheService: { getScriptCache: () => cache.cache },
    PropertiesService: { getScriptProperties: () => properties.properties },
    LockService: {
      getScriptLock: () => ({
        tryLock: () => {
          if (lock.held) return false;
          lock.held = true;
          return true;
        },
        releaseLock: () => {
          lock.held = false;
        },
      }),
    },
    ContentService: { MimeType: { JSON: 'JSON' }, createTextOutput: (text: string) => textOutput(text) },
    console: { error: (message: string) => void errors.push(message) },
  };
  const context = vm.createContext(globals);
  vm.runInContext(code, context, { filename: 'Code.js' });
  vm.runInContext('Date', context).now = () => time.ms;
  const call = (name: string, event?: unknown): unknown => vm.runInContext(name, context)(event);
  return {
    ...{ time, drive, book, cache, properties, lock, errors, call },
    /** Asks the web app as the host does, with the key that is set from the start unless another is given. */
    ask: (parameter: Readonly<Record<string, string>>) =>
      answered(call('doGet', { parameter: { key: KEY, ...parameter } })),
    /** Asks without an event, as the editor does. */
    askNothing: () => answered(call('doGet')),
    /** The lines of 'Catatan' of a feed: sheet, row, column, message. */
    notes: (feed: string) =>
      (book.cells('Catatan') ?? []).flatMap(([, name, ...line]) => (name === feed ? [line] : [])),
  };
}

function textOutput(text: string) {
  const output = {
    text,
    type: undefined as unknown,
    setMimeType: (type: unknown) => Object.assign(output, { type }),
  };
  return output;
}

function answered(output: unknown): unknown {
  const { text, type } = output as { text: string; type: unknown };
  if (type !== 'JSON') throw new Error(`answered as ${String(type)}`);
  return JSON.parse(text);
}
