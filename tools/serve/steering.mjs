// What a build configures of its host: _headers and _redirects.
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Reads a _headers file: path patterns, each with the headers below it.
 * @param {string} text
 * @returns {{ pattern: string, headers: [name: string, value: string][] }[]}
 */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/**
 * Reads a _redirects file. A line of the status 200 gives out another file in place of that of the address; one with
 * `name=value` behind the path is only for addresses with that parameter, and `name=` for those with it as a flag.
 * @param {string} text
 * @returns {{ from: string, to: string, status: number, asked?: { name: string, value: string } }[]}
 */
export function readRedirects(text) {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([from, ...rest]) => {
      const [, name, value] = /^([\w-]+)=(.*)$/.exec(rest[0] ?? '') ?? [];
      const [to, status = '302'] = name === undefined ? rest : rest.slice(1);
      const asked = name === undefined ? {} : { asked: { name, value } };
      return { from, to, status: Number.parseInt(status, 10) || 302, ...asked };
    })
    .filter(({ from, to }) => from?.startsWith('/') && to);
}

/**
 * Finds the line for an address; of several the first counts.
 * @param {ReturnType<typeof readRedirects>} redirects
 * @param {string} path
 * @param {string} query without its '?'
 */
export function redirectOf(redirects, path, query) {
  const search = new URLSearchParams(query);
  return redirects.find(({ from, asked }) => {
    if (from !== path) return false;
    if (asked === undefined) return true;
    const given = search.get(asked.name);
    return asked.value === '' ? given !== null && given !== 'false' : given === asked.value;
  });
}

const matches = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Gives the headers of a path; of rules that name the same one, the last wins. */
export const headersOf = (rules, path) =>
  rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers);

/** Gives where a redirect leads with the query of the request, without its '?', behind that of its target. */
export function targetOf({ to }, query) {
  if (query === '') return to;
  const [, address, fragment] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`;
}

/** Follows a file: reads it again after a change, and keeps its last content while the file is missing. */
function following(file, read) {
  let seen = '';
  let value = read('');
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now !== seen) value = read(await readFile(file, 'utf8'));
      seen = now;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    return value;
  };
}

/**
 * Follows what the build in a folder configures of its host.
 * @param {string} dist
 */
export function followSteering(dist) {
  return {
    rules: following(resolve(dist, '_headers'), readHeaders),
    redirects: following(resolve(dist, '_redirects'), readRedirects),
  };
}
