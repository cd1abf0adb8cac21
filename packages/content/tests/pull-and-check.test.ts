import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readOptions } from '../src/check/options.ts';
import { reportText } from '../src/check/report-text.ts';
import { runCheck } from '../src/check/run-check.ts';
import { readEndpoints } from '../src/pull/endpoints.ts';
import type { Ports } from '../src/pull/ports.ts';
import { pullContent } from '../src/pull/pull-content.ts';
import { IMAGES, type MadeRoot, makeRoot, RULES, SITE } from './made-site.ts';

let made: MadeRoot | undefined;
afterEach(() => made?.remove());

/** A world with one endpoint, which answers with these legal products. */
const answering = (products: readonly object[]): Partial<Ports> => ({
  fetch: async () => new Response(JSON.stringify(products)),
  now: () => 0,
  random: () => 0,
  sleep: async () => undefined,
});
const PRODUCTS = [{ name: 'Perda 3', type: 'application/pdf', url: '/documents/perda-3.pdf' }];
const ENV = { CONTENT_LEGAL_PRODUCTS_URL: 'https://script.example/exec', CONTENT_KEY: 'rahasia-1' };

it('pulls the feed of an endpoint to where the site serves it, without its key', async () => {
  made = makeRoot({});
  const config = readEndpoints(SITE, ENV);
  expect(config.endpoints.get('legal-products')?.url).toBe('https://script.example/exec?key=rahasia-1');
  const { feeds } = await pullContent(SITE, made.places, config, { ports: answering(PRODUCTS) });
  expect(feeds.map(({ name, host, kept, outcome }) => [name, host, kept, outcome])).toEqual([
    ['legal-products', 'script.example', 1, 'written'],
  ]);
  const file = join(made.places.publicDir, 'content/legal-products.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(PRODUCTS);
});

it("checks a folder with the rules of the site's page, and says what a visitor will see", async () => {
  made = makeRoot({
    'banners/banners.yaml': '- file: sungai.jpg\n  name: Sungai\n',
    'banners/sungai.jpg': 'no picture at all',
    'legal-products.yaml': '- name: Perda 3\n  url: /hilang.pdf\n',
  });
  const report = await runCheck(SITE, readOptions(['--source', 'folder']), {
    root: made.root,
    env: {},
    rules: RULES,
    images: IMAGES,
    proxyUrl: 'https://images.example/',
  });
  expect(report.findings.map(({ level, kind, file, message }) => [level, kind, file, message])).toEqual([
    [
      'error',
      'picture',
      'content/banners/banners.yaml',
      'content/banners/sungai.jpg: this is no picture, or a broken one; save it again as JPEG',
    ],
    ['warning', 'changed', 'content/banners/banners.yaml', 'shown as Sungai'],
    ['warning', 'link', 'content/legal-products.yaml', 'there is no /hilang.pdf'],
  ]);
  expect(report.seen).toMatchObject({ banners: 0, gallery: 0, 'legal-products': 1, staff: 0, news: 0 });
  expect(reportText(report, ['1 product']).split('\n').at(-1)).toBe('1 error, 2 warnings, 0 notes');
});
