import {
  ASK_AGAIN,
  type Choice,
  partedRedirects,
  type Redirect,
  readPattern,
  type Steering,
} from './steering.ts';

const NOTE = '# Made by the build from its _headers and _redirects; the next one writes it anew.\n';

/** A text of Caddy. A brace would name a placeholder; a backslash escapes a quote alone, and not itself. */
function quoted(text: string): string {
  if (/[{}\\\n]/.test(text))
    throw new Error(`Caddy takes no brace, no backslash and no line break here: ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** A pattern as Caddy matches it: `*` is every path, `/a/*` what begins so, `/a` itself alone. */
function matcherOf(pattern: string): string {
  const { path, isPrefix } = readPattern(pattern);
  if (path === '/' && isPrefix) return '*';
  return isPrefix ? `${path}*` : path;
}

/**
 * Writes what Caddy needs within `route`: the types of files, the headers, redirects. In a route the order is that of
 * the lines, so that of rules for one header the last counts.
 * @param types the media type by the ending of a file, without its dot
 * @throws where a value or a pattern cannot be said in Caddy
 */
export function caddyRoute({ rules, redirects }: Steering, types: Readonly<Record<string, string>>): string {
  const { leading, choices } = partedRedirects(redirects);
  const byType = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(types)) {
    byType.set(type, [...(byType.get(type) ?? []), `*.${ending}`]);
  }
  return [
    NOTE,
    ...[...byType].map(
      ([type, endings], at) =>
        `@type${at} path ${endings.join(' ')}\nheader @type${at} Content-Type ${quoted(type)}\n`,
    ),
    `header Cache-Control ${ASK_AGAIN}\n`,
    ...rules.map(
      ({ pattern, headers }) =>
        `header ${matcherOf(pattern)} {\n${headers.map(([name, value]) => `\t${name} ${quoted(value)}\n`).join('')}}\n`,
    ),
    ...leading.map(redirectLines),
    ...choiceLines(choices),
  ].join('');
}

/**
 * Writes what Caddy needs where it handles an error: the headers of all paths, since the page of an error is a page, whatever is said
 * of its place.
 * @throws where a value cannot be said in Caddy
 */
export function caddyErrors({ rules }: Steering): string {
  const headers = rules.filter(({ pattern }) => pattern === '/*').flatMap((rule) => rule.headers);
  return `${NOTE}header {\n${headers.map(([name, value]) => `\t${name} ${quoted(value)}\n`).join('')}}\n`;
}

// Of a request without a query nothing is compared. What was rewritten once is no longer at the path.
function choiceLines(choices: readonly Choice[]): string[] {
  const [first] = choices;
  if (first === undefined) return [];
  return [
    `@chosen {\n\tpath ${first.from}\n\texpression {query} != ""\n}\nroute @chosen {\n`,
    ...choices.map(({ from, to, name, value }, at) => {
      const query =
        value === '' ? `\t\tquery ${name}=*\n\t\tnot query ${name}=false\n` : `\t\tquery ${name}=${value}\n`;
      return `\t@chosen${at} {\n\t\tpath ${from}\n${query}\t}\n\trewrite @chosen${at} ${to}\n`;
    }),
    '}\n',
  ];
}

function redirectLines({ from, to, status }: Redirect, at: number): string {
  const { path } = readPattern(from);
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  const target = (query: string) =>
    `"${quoted(address).slice(1, -1)}${query}${quoted(fragment).slice(1, -1)}"`;
  // The visitor's query comes behind that of the target.
  const asked = `${address.includes('?') ? '&' : '?'}{query}`;
  return [
    `@asked${at} {\n\tpath ${path}\n\texpression {query} != ""\n}\n`,
    `redir @asked${at} ${target(asked)} ${status}\n`,
    `redir ${path} ${target('')} ${status}\n`,
  ].join('');
}
