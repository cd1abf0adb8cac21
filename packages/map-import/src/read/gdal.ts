import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { GdalDataset, GdalModule } from 'gdal3.js/node.js';

/** GDAL as WebAssembly: it reads from the disk and writes to its work folder. */
export interface Gdal {
  /** Its folder for what is made between two steps; it goes with the process. */
  readonly folder: string;
  /** A path for a work file of this name in a folder of its own: files of one name do not meet. */
  fresh(name: string): string;
  /** What it says of a file: layers, fields, projections (the JSON of ogrinfo). @throws Error where it cannot open it */
  describe(file: string, openOptions?: readonly string[]): Promise<unknown>;
  /** Closes the file that was asked last; before it changes on the disk. */
  release(): Promise<void>;
  /** Writes a layer as GeoJSON, a line for each feature; gives the file. @throws Error with GDAL's words */
  toLines(file: string, options: readonly string[], openOptions?: readonly string[]): Promise<string>;
}

let started: Promise<Gdal> | undefined;

/** Starts GDAL, once for the whole process: it takes a third of a second and 180 MB. */
export function startGdal(): Promise<Gdal> {
  started ??= start();
  return started;
}

async function start(): Promise<Gdal> {
  // Only now: who only cuts tiles or reads a report waits for none of it.
  const { default: initGdal } = await import('gdal3.js/node.js');
  const folder = mkdtempSync(join(tmpdir(), 'peta-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  removeAfterwards(folder);
  const home = dirname(createRequire(import.meta.url).resolve('gdal3.js/node.js'));
  const words: string[] = [];
  const place = Object.getOwnPropertyDescriptor(globalThis, 'location');
  const module = await initGdal({
    // It adds './' before its path.
    path: relative(process.cwd(), join(home, 'dist/package')),
    dest: folder,
    errorHandler: (message) => void words.push(message),
    logHandler: () => undefined,
  });
  // It sets a location as a browser has one, which other code takes for a browser.
  if (place === undefined) Reflect.deleteProperty(globalThis, 'location');
  let files = 0;
  const fresh = (name: string) => {
    files += 1;
    const own = join(folder, String(files));
    mkdirSync(own);
    return join(own, name);
  };
  return { folder, fresh, ...commands(module, words) };
}

/**
 * Has another process remove a folder as soon as this one has ended, whatever ended it: while GDAL works no signal is heard, and
 * nobody hears of a lack of memory.
 */
function removeAfterwards(folder: string): void {
  const remove =
    "process.stdin.resume().on('end', () => fs.rmSync(process.argv[1], { recursive: true, force: true }))";
  const watcher = spawn(process.execPath, ['-e', remove, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  // Without it the folder goes with the end of this process alone.
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
}

function commands(module: GdalModule, words: string[]): Omit<Gdal, 'folder' | 'fresh'> {
  let made = 0;
  // It reads from one folder at a time.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  };
  // Opening counts all layers of a file, which takes seconds: it stays open while it is asked again.
  let held: { readonly key: string; readonly dataset: GdalDataset } | undefined;
  const release = async () => {
    const { dataset } = held ?? {};
    held = undefined;
    if (dataset) await module.close(dataset);
  };
  const open = async (file: string, options: readonly string[]): Promise<GdalDataset> => {
    const key = JSON.stringify([file, options]);
    if (held?.key === key) return held.dataset;
    await release();
    // It splits paths at '/' on Windows too.
    const { datasets } = await module.open([resolve(file).replaceAll('\\', '/')], options);
    const [dataset] = datasets;
    if (dataset === undefined) throw new Error('no dataset');
    held = { key, dataset };
    return dataset;
  };
  const opened = async <T>(
    file: string,
    options: readonly string[],
    use: (dataset: GdalDataset) => Promise<T>,
  ): Promise<T> => {
    words.length = 0;
    try {
      return await use(await open(file, options));
    } catch (error) {
      // Its last error would be that of the next command as well.
      await release();
      throw new Error(words.join(' ').slice(0, 500) || 'GDAL', { cause: error });
    }
  };
  return {
    release: () => inTurn(release),
    describe: (file, options = []) => inTurn(() => opened(file, options, async ({ info }) => info)),
    toLines: (file, options, openOptions = []) =>
      inTurn(() =>
        opened(file, openOptions, async (dataset) => {
          made += 1;
          return (await module.ogr2ogr(dataset, ['-f', 'GeoJSONSeq', ...options], `lapis-${made}`)).real;
        }),
      ),
  };
}
