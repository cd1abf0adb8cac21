import {
  ASK_AGAIN,
  type Choice,
  headerNames,
  partedRedirects,
  type Redirect,
  readPattern,
  type Steering,
  valuesOf,
} from './steering.ts';

const NOTE = '# Made by the build from its _headers and _redirects; the next one writes it anew.\n';

/** A text within quotes of nginx. A dollar would name a variable, and cannot be escaped. */
function escaped(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx takes no dollar and no line break: ${text}`);
  return text.replace(/["\\]/g, '\\$&');
}

const quoted = (text: string): string => `"${escaped(text)}"`;

const variableOf = (name: string): string => `$bupc_${name.toLowerCase().replace(/\W/g, '_')}`;

/** A pattern as a regular expression over the address as it was sent. */
function expressionOf(pattern: string): string {
  const { path, isPrefix } = readPattern(pattern);
  return `"~^${path.replace(/[.]/g, '\\.')}${isPrefix ? '' : '(\\?|$)'}"`;
}

// The type of a file is a matter of its location: a header beside would be a second one.
const isType = (name: string): boolean => name.toLowerCase() === 'content-type';

/**
 * Writes what nginx needs beside its servers (context http): the value of each header by the address, and the file of a
 * page by its query.
 * @throws where a value or a pattern cannot be said in nginx
 */
export function nginxMaps({ rules, redirects }: Steering): string {
  const maps = headerNames(rules)
    .filter((name) => !isType(name))
    .map((name) => {
      const values = valuesOf(rules, name);
      const everywhere = values.findLast(({ pattern }) => pattern === '/*')?.value;
      const fallback = everywhere ?? (name.toLowerCase() === 'cache-control' ? ASK_AGAIN : '');
      // Of expressions the first counts, of rules the last.
      const lines = values
        .filter(({ pattern }) => pattern !== '/*')
        .map(({ pattern, value }) => `    ${expressionOf(pattern)} ${quoted(value)};\n`)
        .reverse();
      // The page of an error has the headers of a page, whatever is said of its place; its caching is a matter of deploy/nginx.
      const isOfPages =
        everywhere !== undefined && lines.length > 0 && name.toLowerCase() !== 'cache-control';
      const variable = isOfPages ? `${variableOf(name)}_of_file` : variableOf(name);
      const map = `map $request_uri ${variable} {\n    default ${quoted(fallback)};\n${lines.join('')}}\n`;
      if (!isOfPages) return map;
      return `${map}map $status ${variableOf(name)} {\n    default ${variable};\n    "~^[45]" ${quoted(fallback)};\n}\n`;
    });
  return NOTE + maps.join('') + choiceMaps(partedRedirects(redirects).choices);
}

/**
 * Writes what nginx needs within a server: the headers, the types of files, redirects.
 * @param types the media type by the ending of a file, without its dot
 * @throws where a value or a pattern cannot be said in nginx
 */
export function nginxServer({ rules, redirects }: Steering, types: Readonly<Record<string, string>>): string {
  const { leading, choices } = partedRedirects(redirects);
  const headers = headerNames(rules)
    .filter((name) => !isType(name))
    .map((name) =>
      // bupc_stored is the caching of what is there, and that of errors.
      name.toLowerCase() === 'cache-control'
        ? `add_header ${name} $bupc_stored always;\n`
        : `add_header ${name} ${variableOf(name)} always;\n`,
    );
  const endings = Object.entries(types).map(([ending, type]) => `    ${quoted(type)} ${ending};\n`);
  const typed = valuesOf(rules, 'Content-Type').map(({ pattern, value }) => {
    const { path, isPrefix } = readPattern(pattern);
    return `location ${isPrefix ? '^~' : '='} ${path} {\n    types {}\n    default_type ${quoted(value)};\n    try_files $uri =404;\n}\n`;
  });
  return [
    NOTE,
    ...headers,
    `types {\n${endings.join('')}}\ndefault_type application/octet-stream;\n`,
    ...typed,
    ...leading.map(redirectLocation),
    ...choices.slice(0, 1).map(({ from }) => `location = ${from} {\n    try_files ${CHOSEN} =404;\n}\n`),
  ].join('');
}

const CHOSEN = '$bupc_chosen';

// A map for each parameter, since a query is not read twice: what one does not know is asked of the next.
function choiceMaps(choices: readonly Choice[]): string {
  const names = [...new Set(choices.map(({ name }) => name))];
  return names
    .map((name, at) => {
      const next = at + 1 < names.length ? `${CHOSEN}_${names[at + 1]}` : `${choices[0]?.from}.html`;
      const own = choices.filter((choice) => choice.name === name);
      const flag = own.find(({ value }) => value === '');
      const values = own
        .filter(({ value }) => value !== '')
        // Plain texts would be compared whatever their case.
        .map(({ value, to }) => `    "~(?:^|&)${name}=${value.replace(/[.]/g, '\\.')}(?:&|$)" ${to};\n`);
      const flagged = flag ? `    "~(?:^|&)${name}(?:=(?!false(?:&|$))|&|$)" ${flag.to};\n` : '';
      return `map $args ${CHOSEN}${at === 0 ? '' : `_${name}`} {\n    default ${next};\n    "" ${next};\n${values.join('')}${flagged}}\n`;
    })
    .join('');
}

function redirectLocation({ from, to, status }: Redirect): string {
  const { path } = readPattern(from);
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  // The visitor's query comes behind that of the target.
  const query = address.includes('?') ? '$bupc_more_args' : '$is_args$args';
  const target = [address, query, fragment].map((part) => (part === query ? part : escaped(part))).join('');
  return `location = ${path} {\n    return ${status} "${target}";\n}\n`;
}
