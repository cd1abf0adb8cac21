import { expect, it } from 'vitest';
import { planLines, uploadPlan } from '../../tools/deploy/upload-plan.ts';

const RULES = [
  { pattern: '/*', headers: [['X-Everywhere', 'yes']] },
  { pattern: '/assets/*', headers: [['Cache-Control', 'max-age=31536000, immutable']] },
  { pattern: '/feed.xml', headers: [['Content-Type', 'application/atom+xml']] },
] as const;

it('uploads what lasts first, then what pages show, then pages with and without their ending, and the worker last', () => {
  const files = [
    'home.html',
    'sw.js',
    'feed.xml',
    'admin/login.html',
    '404.html',
    'index.html',
    'assets/a-1.js',
  ];
  expect(planLines(uploadPlan(files, RULES)).split('\n')).toEqual([
    '1\tmax-age=31536000, immutable\ttext/javascript; charset=utf-8\tassets/a-1.js\tassets/a-1.js',
    '2\tno-cache\tapplication/atom+xml\tfeed.xml\tfeed.xml',
    '3\tno-store\ttext/html; charset=utf-8\t404.html\t404.html',
    '3\tno-cache\ttext/html; charset=utf-8\tadmin/login.html\tadmin/login',
    '3\tno-cache\ttext/html; charset=utf-8\tadmin/login.html\tadmin/login.html',
    '3\tno-cache\ttext/html; charset=utf-8\thome.html\thome',
    '3\tno-cache\ttext/html; charset=utf-8\thome.html\thome.html',
    '3\tno-cache\ttext/html; charset=utf-8\tindex.html\tindex.html',
    '4\tno-cache\ttext/javascript; charset=utf-8\tsw.js\tsw.js',
    '',
  ]);
});

it('leaves out what steers other hosts, compressed twins and what a system hides', () => {
  const files = [
    '_headers',
    '_redirects',
    '.hosts/route.caddy',
    'a.js.br',
    'a.js.gz',
    'x/.DS_Store',
    '.well-known/a.txt',
  ];
  expect(uploadPlan(files, RULES).map(({ key }) => key)).toEqual(['.well-known/a.txt']);
});
