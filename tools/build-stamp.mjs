// What a build was made of, so that `npm start` need not build again where nothing has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

// Beside what hosts read and none gives out.
const FILE = '.hosts/built-from.json';
/** Everything in the project's folder that a build reads; its output is elsewhere. */
const READ = ['src', 'packages', 'tools', 'content', 'public', 'qa', 'docs'];
// A build makes public/content and public/media from the content folder.
const MADE =
  /^(?:public\/(?:content|documents|berkas)\/|public\/media\/.*\.)|(?:^|\/)(?:node_modules|tests)\//;
const VARIABLES = /^(?:VITE_|CONTENT_)|^(?:SNAPSHOT|NODE_ENV|TESTERS)$/;
/** What a build for testers has by itself. */
const USUAL = { VITE_QA: 'on', NODE_ENV: 'production', CONTENT_DIR: 'content', TESTERS: 'on' };

function* filesIn(root, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const name = relative(root, path).replaceAll('\\', '/');
    if (MADE.test(entry.isDirectory() ? `${name}/` : name)) continue;
    if (entry.isDirectory()) yield* filesIn(root, path);
    else if (entry.isFile()) yield name;
  }
}

function inputsOf(root) {
  const own = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const folders = READ.map((name) => resolve(root, name)).filter((path) => {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory();
  });
  return [...own, ...folders.flatMap((folder) => [...filesIn(root, folder)])].sort();
}

/**
 * Names a state of everything that a build reads: contents of files, variables, and the version of Node.
 * @param {string} root of the project
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function stampOf(root, env) {
  const hash = createHash('sha256').update(process.version);
  const variables = Object.entries(env).filter(
    ([name, value]) => value && VARIABLES.test(name) && value !== USUAL[name],
  );
  hash.update(JSON.stringify(variables.sort()));
  // A folder elsewhere that a variable names may change unseen; the project's own is read below.
  const isElsewhere = ([name, value]) =>
    /^CONTENT_/.test(name) && resolve(root, value) !== resolve(root, 'content');
  if (variables.some(isElsewhere)) hash.update(String(Date.now()));
  for (const name of inputsOf(root)) hash.update(`\n${name}\n`).update(readFileSync(resolve(root, name)));
  return hash.digest('hex');
}

/** Says whether a folder has a build of a state. */
export function isBuiltFrom(dist, stamp) {
  try {
    return JSON.parse(readFileSync(join(dist, FILE), 'utf8')).stamp === stamp;
  } catch {
    return false;
  }
}

/** Notes in a build the state that it was made from. */
export const noteBuiltFrom = (dist, stamp) => writeFileSync(join(dist, FILE), JSON.stringify({ stamp }));

/** Removes the note before a folder is built again, so that an interrupted build does not count as complete. */
export const forgetBuiltFrom = (dist) => rmSync(join(dist, FILE), { force: true });
