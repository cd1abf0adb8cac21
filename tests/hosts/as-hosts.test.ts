import { describe, expect, it } from 'vitest';
import { caddyErrors, caddyRoute } from '../../tools/deploy/as-caddy.ts';
import { nginxMaps, nginxServer } from '../../tools/deploy/as-nginx.ts';
import { hostFiles } from '../../tools/deploy/host-files.ts';
import {
  lastingFolders,
  partedRedirects,
  type Redirect,
  readPattern,
  type Steering,
  valuesOf,
} from '../../tools/deploy/steering.ts';

const STEERING: Steering = {
  rules: [
    { pattern: '/*', headers: [['X-Everywhere', `a "b" 'c'`]] },
    { pattern: '/assets/*', headers: [['Cache-Control', 'max-age=1, immutable']] },
    { pattern: '/sw.js', headers: [['cache-control', 'no-cache']] },
    { pattern: '/feed.xml', headers: [['Content-Type', 'application/atom+xml']] },
  ],
  redirects: [
    { from: '/', to: '/home', status: 302 },
    { from: '/dulu', to: '/home?dari=dulu#news', status: 301 },
  ],
};
const CHOOSING: Steering = {
  rules: [],
  redirects: [
    { from: '/home', to: '/b/a/x.y.html', status: 200, asked: { name: 'a', value: 'x.y' } },
    { from: '/home', to: '/b/a/z.html', status: 200, asked: { name: 'a', value: 'z' } },
    { from: '/home', to: '/b/f.html', status: 200, asked: { name: 'f', value: '' } },
  ],
};
const NOTE = '# Made by the build from its _headers and _redirects; the next one writes it anew.\n';
const onePattern = (pattern: string, value = 'a'): Steering => ({
  rules: [{ pattern, headers: [['X-A', value]] }],
  redirects: [],
});

it('says in nginx what the rules say: of expressions the first counts, of rules the last', () => {
  expect(nginxMaps(STEERING)).toBe(`${NOTE}map $request_uri $bupc_x_everywhere {
    default "a \\"b\\" 'c'";
}
map $request_uri $bupc_cache_control {
    default "no-cache";
    "~^/sw\\.js(\\?|$)" "no-cache";
    "~^/assets/" "max-age=1, immutable";
}
`);
});

const OWN_POLICY: Steering = {
  rules: [
    { pattern: '/*', headers: [['X-Policy', 'whole']] },
    { pattern: '/assets/*', headers: [['X-Policy', 'short']] },
  ],
  redirects: [],
};

it('says of an error what is said of all paths, whatever is said of its place', () => {
  expect(nginxMaps(OWN_POLICY)).toBe(`${NOTE}map $request_uri $bupc_x_policy_of_file {
    default "whole";
    "~^/assets/" "short";
}
map $status $bupc_x_policy {
    default $bupc_x_policy_of_file;
    "~^[45]" "whole";
}
map $request_uri $bupc_cache_control {
    default "no-cache";
}
`);
  expect(caddyErrors(OWN_POLICY)).toBe(`${NOTE}header {
\tX-Policy "whole"
}
`);
});

it('says in nginx the types of files and where an address leads, with the query of the visitor', () => {
  expect(
    nginxServer(STEERING, { js: 'text/javascript; charset=utf-8' }),
  ).toBe(`${NOTE}add_header X-Everywhere $bupc_x_everywhere always;
add_header Cache-Control $bupc_stored always;
types {
    "text/javascript; charset=utf-8" js;
}
default_type application/octet-stream;
location = /feed.xml {
    types {}
    default_type "application/atom+xml";
    try_files $uri =404;
}
location = / {
    return 302 "/home$is_args$args";
}
location = /dulu {
    return 301 "/home?dari=dulu$bupc_more_args#news";
}
`);
});

it('says the same in Caddy, in the order of the rules', () => {
  expect(
    caddyRoute(STEERING, { htm: 'text/html', html: 'text/html', js: 'text/javascript' }),
  ).toBe(`${NOTE}@type0 path *.htm *.html
header @type0 Content-Type "text/html"
@type1 path *.js
header @type1 Content-Type "text/javascript"
header Cache-Control no-cache
header * {
	X-Everywhere "a \\"b\\" 'c'"
}
header /assets/* {
	Cache-Control "max-age=1, immutable"
}
header /sw.js {
	cache-control "no-cache"
}
header /feed.xml {
	Content-Type "application/atom+xml"
}
@asked0 {
	path /
	expression {query} != ""
}
redir @asked0 "/home?{query}" 302
redir / "/home" 302
@asked1 {
	path /dulu
	expression {query} != ""
}
redir @asked1 "/home?dari=dulu&{query}#news" 301
redir /dulu "/home?dari=dulu#news" 301
`);
});

it('chooses in nginx the file of a page by its query, the first parameter that is known', () => {
  expect(nginxMaps(CHOOSING)).toBe(`${NOTE}map $request_uri $bupc_cache_control {
    default "no-cache";
}
map $args $bupc_chosen {
    default $bupc_chosen_f;
    "" $bupc_chosen_f;
    "~(?:^|&)a=x\\.y(?:&|$)" /b/a/x.y.html;
    "~(?:^|&)a=z(?:&|$)" /b/a/z.html;
}
map $args $bupc_chosen_f {
    default /home.html;
    "" /home.html;
    "~(?:^|&)f(?:=(?!false(?:&|$))|&|$)" /b/f.html;
}
`);
  expect(nginxServer(CHOOSING, {})).toContain(`location = /home {
    try_files $bupc_chosen =404;
}
`);
});

it('chooses in Caddy the file of a page by its query, and compares nothing without one', () => {
  expect(caddyRoute(CHOOSING, {})).toBe(`${NOTE}header Cache-Control no-cache
@chosen {
	path /home
	expression {query} != ""
}
route @chosen {
	@chosen0 {
		path /home
		query a=x.y
	}
	rewrite @chosen0 /b/a/x.y.html
	@chosen1 {
		path /home
		query a=z
	}
	rewrite @chosen1 /b/a/z.html
	@chosen2 {
		path /home
		query f=*
		not query f=false
	}
	rewrite @chosen2 /b/f.html
}
`);
});

it.each<[string, Redirect]>([
  ['/a for /b.html, which chooses no file', { from: '/a', to: '/b.html', status: 200 }],
  ['/a for /b?c, which', { from: '/a', to: '/b?c', status: 200, asked: { name: 'a', value: 'b' } }],
  ['/a for /b.html, which', { from: '/a', to: '/b.html', status: 200, asked: { name: 'a', value: 'b c' } }],
])('refuses a choice that no host is told how to follow: %s', (says, redirect) => {
  expect(() => partedRedirects([redirect])).toThrow(`_redirects has ${says}`);
});

it('refuses a redirect by the query, and choices for several paths', () => {
  const asked = { name: 'a', value: 'b' };
  expect(() => partedRedirects([{ from: '/a', to: '/b', status: 302, asked }])).toThrow(
    'leads elsewhere by a query',
  );
  const choices = ['/a', '/b'].map((from) => ({ from, to: '/c.html', status: 200, asked }));
  expect(() => partedRedirects(choices)).toThrow('for more than one path');
});

it.each(['/a/*/b', '/:name', '/a b', 'a', '/a;', '/a{b}', '/*.js'])('refuses the pattern %s', (pattern) => {
  const says = `_headers or _redirects has ${pattern}, which is no plain path`;
  expect(() => readPattern(pattern)).toThrow(says);
  expect(() => nginxMaps(onePattern(pattern))).toThrow(says);
  expect(() => caddyRoute(onePattern(pattern), {})).toThrow(says);
});

it.each(['/old/*', '/*'])('refuses a redirect of many paths: %s', (from) => {
  const steering = { rules: [], redirects: [{ from, to: '/home', status: 302 }] };
  const says = `_redirects has ${from}; a redirect is of one path`;
  expect(() => nginxServer(steering, {})).toThrow(says);
  expect(() => caddyRoute(steering, {})).toThrow(says);
});

it('refuses a value that a host would read as something else', () => {
  expect(() => nginxMaps(onePattern('/*', '$host'))).toThrow(
    'nginx takes no dollar and no line break: $host',
  );
  expect(() => caddyRoute(onePattern('/*', '{host}'), {})).toThrow(
    'Caddy takes no brace and no line break here: {host}',
  );
});

describe('rules', () => {
  it('give the values of a header, whatever its case', () => {
    expect(valuesOf(STEERING.rules, 'Cache-Control')).toEqual([
      { pattern: '/assets/*', value: 'max-age=1, immutable' },
      { pattern: '/sw.js', value: 'no-cache' },
    ]);
  });

  it('give the folders whose files last', () => {
    const year = [['Cache-Control', 'max-age=31536000, immutable']] as const;
    const rules = ['/assets/*', '/one.js', '/a/b/*', '/pre*'].map((pattern) => ({ pattern, headers: year }));
    expect(lastingFolders(rules)).toEqual(['assets', 'a/b']);
    expect(hostFiles({ rules, redirects: [] }, []).get('lasting-folders')).toBe('assets\na/b\n');
  });
});
