/** A path, or with a final `*` all paths that begin so, and the headers that they have. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * An address that leads to another one; `to` may have a query and a fragment. With the status 200 the file `to` is given
 * out under the address itself.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** The parameter that the query must have; an empty value is that of a flag. */
  readonly asked?: { readonly name: string; readonly value: string };
}

/** A file that is given out for a path where the query asks for it. */
export interface Choice {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly value: string;
}

/**
 * Parts redirects into those that lead elsewhere and those that choose a file by the query.
 * @throws where one does both or neither, or names what no host here is told how to follow
 */
export function partedRedirects(redirects: readonly Redirect[]): {
  leading: readonly Redirect[];
  choices: readonly Choice[];
} {
  const leading = redirects.filter(({ status }) => status !== 200);
  const ofMany = leading.find(({ from }) => readPattern(from).isPrefix);
  if (ofMany) throw new Error(`_redirects has ${ofMany.from}; a redirect is of one path`);
  const choices = redirects
    .filter(({ status }) => status === 200)
    .map(({ from, to, asked }) => {
      if (asked === undefined || !/^[\w.-]*$/.test(asked.value) || !/^\/[\w./-]+\.html$/.test(to))
        throw new Error(`_redirects has ${from} for ${to}, which chooses no file by a plain query`);
      return { from, to, ...asked };
    });
  if (leading.some(({ asked }) => asked !== undefined))
    throw new Error('_redirects leads elsewhere by a query, which no host here is told how to follow');
  if (new Set(choices.map(({ from }) => from)).size > 1)
    throw new Error('_redirects chooses files by the query for more than one path');
  return { leading, choices };
}

/** What a build configures of its host: its _headers and _redirects. */
export interface Steering {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/** What is said of a path where no rule says anything: ask again each time. */
export const ASK_AGAIN = 'no-cache';

/** A path without its final `*`, and whether it had one. */
export interface Pattern {
  readonly path: string;
  readonly isPrefix: boolean;
}

/**
 * Reads a pattern.
 * @throws where it is more than a path and a final `*`, which no host here is told how to follow
 */
export function readPattern(pattern: string): Pattern {
  const isPrefix = pattern.endsWith('*');
  const path = isPrefix ? pattern.slice(0, -1) : pattern;
  if (!/^\/[\w./-]*$/.test(path))
    throw new Error(`_headers or _redirects has ${pattern}, which is no plain path`);
  return { path, isPrefix };
}

/** Gives the names of all headers, as they are first written, and Cache-Control in any case. */
export function headerNames(rules: readonly HeaderRule[]): string[] {
  const names = new Map<string, string>();
  for (const [name] of rules.flatMap(({ headers }) => headers)) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  if (!names.has('cache-control')) names.set('cache-control', 'Cache-Control');
  return [...names.values()];
}

/** Gives the value of a header by pattern, in the order of the rules: of those that match a path, the last counts. */
export const valuesOf = (rules: readonly HeaderRule[], name: string): { pattern: string; value: string }[] =>
  rules.flatMap(({ pattern, headers }) =>
    headers
      .filter(([other]) => other.toLowerCase() === name.toLowerCase())
      .map(([, value]) => ({ pattern, value })),
  );

/**
 * Gives the folders whose files never change under their name, such as `assets`: an open page of an earlier release may
 * still ask for them.
 */
export const lastingFolders = (rules: readonly HeaderRule[]): string[] =>
  valuesOf(rules, 'Cache-Control')
    .filter(({ value }) => /\bimmutable\b/.test(value))
    .map(({ pattern }) => readPattern(pattern))
    .filter(({ path, isPrefix }) => isPrefix && path.endsWith('/'))
    .map(({ path }) => path.slice(1, -1));

/** Gives the value of a header for one path; undefined where no rule says it. */
export const valueFor = (rules: readonly HeaderRule[], name: string, path: string): string | undefined =>
  valuesOf(rules, name).findLast(({ pattern }) => {
    const { path: start, isPrefix } = readPattern(pattern);
    return isPrefix ? path.startsWith(start) : path === start;
  })?.value;
